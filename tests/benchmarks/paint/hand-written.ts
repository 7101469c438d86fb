import type { Page } from "playwright"

/** What the first picture of a page is drawn from, as the page itself says. */
type Hero = { readonly markup: string; readonly width: number; readonly height: number }

type Shown = {
  readonly title: string
  readonly hero: Hero | null
  readonly font: string | null
  readonly texts: ReadonlyArray<readonly [tag: string, text: string]>
}

/** Reads what a guest sees of a page: its first picture and its texts, in their order. */
const shownBy = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const first = document.querySelector('main img[fetchpriority="high"]')
    const box = first?.getBoundingClientRect()
    const picture = first?.closest("picture")
    const blocks = document.querySelectorAll(
      "main h1, main h2, main h3, main p, main li, main dt, main dd, main label, footer a",
    )
    const leaves = [...blocks].filter((one) => !one.querySelector("h1, h2, h3, p, li, dt, dd"))
    return {
      title: document.title,
      hero:
        picture && box ? { markup: picture.outerHTML, width: box.width, height: box.height } : null,
      font:
        performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname)
          .find((name) => name.endsWith(".woff2")) ?? null,
      texts: leaves.map((one) => [one.localName, one.textContent.trim()] as const),
    }
  })

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

const TAGS: Readonly<Record<string, string>> = { h1: "h1", h2: "h2", h3: "h3" }

const textMarkup = ([tag, text]: readonly [string, string]): string => {
  const name = TAGS[tag] ?? "p"
  return `<${name}>${escaped(text)}</${name}>`
}

const fontMarkup = (font: string | null): string =>
  font === null
    ? ""
    : `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<style>@font-face{font-family:J;src:url("${font}") format("woff2");font-display:swap;font-weight:200 800}</style>`

/**
 * The page as somebody would write it by hand who wants nothing but speed: one HTML file with its
 * style in it, the first picture at the size at which the site shows it, the same texts, the same
 * font, no script.
 */
const written = ({ title, hero, font, texts }: Shown): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>${fontMarkup(font)}
<style>body{margin:0;font:1rem/1.5 J,Arial,sans-serif;color:#17201d;background:#fbf9f4}
h1,h2,h3,p{margin:1rem}picture{display:block;position:relative!important;width:${hero?.width ?? 0}px;
height:${hero?.height ?? 0}px;margin:0 auto;overflow:hidden}img{width:100%;height:100%;object-fit:cover}</style>
</head><body>${hero?.markup ?? ""}${texts.map(textMarkup).join("\n")}</body></html>`

/** Writes the comparator of a page that is open, with its first picture as wide as it is shown. */
export const handWritten = async (page: Page): Promise<string> => written(await shownBy(page))
