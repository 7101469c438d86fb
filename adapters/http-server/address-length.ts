/** The longest address that is read, in characters as it was sent; every page's own is far shorter. */
export const longestAddress = { path: 2048, query: 8192 } as const

/** Refused before anybody takes it apart: what looks at addresses need not be fast with huge ones. */
export const isAddressTooLong = ({ url }: Pick<Request, "url">): boolean => {
  const { pathname, search } = new URL(url)
  return pathname.length > longestAddress.path || search.length > longestAddress.query
}
