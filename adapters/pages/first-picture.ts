const FIRST_PICTURE =
  /<source type="image\/avif" srcset="([^"]+)" sizes="([^"]+)"\/?><img [^>]*fetchpriority="high"/i

/**
 * The value of the `Link` header by which a browser asks for a page's first picture before it has read
 * the page; null for a page without one. Browsers that show no AVIF leave it.
 */
export const firstPictureLink = (html: string): string | null => {
  const [, set, sizes] = FIRST_PICTURE.exec(html) ?? []
  if (set === undefined || sizes === undefined) return null
  const [address] = set.split(" ")
  return `<${address}>; rel=preload; as=image; type="image/avif"; imagesrcset="${set}"; imagesizes="${sizes}"; fetchpriority=high`
}
