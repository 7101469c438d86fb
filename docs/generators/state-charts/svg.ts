import { nameOfCause, type Cause } from "./causes.ts"
import { STYLE } from "./style.ts"

/** Every cause, in the order of the legend. */
export const CAUSES = Object.keys(nameOfCause) as ReadonlyArray<Cause>

export const round = (figure: number | undefined): number => Math.round((figure ?? 0) * 10) / 10

export const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/** Words at a place; their kind is a class of the style. */
export const textAt = (x: number, y: number, words: string, kind: string): string =>
  `<text x="${round(x)}" y="${round(y)}" class="${kind}">${escaped(words)}</text>`

const markerOf = (cause: Cause): string =>
  `<marker id="${cause}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" ` +
  `orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" class="tip ${cause}"/></marker>`

/** A whole drawing on its own paper, readable on light and on dark pages. */
export const svgOf = (
  title: string,
  { width, height }: { readonly width: number; readonly height: number },
  parts: ReadonlyArray<string>,
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">`,
    `<title id="title">${escaped(title)}: states and steps</title>`,
    `<style>${STYLE}</style>`,
    `<defs>${CAUSES.map(markerOf).join("")}</defs>`,
    `<rect width="${width}" height="${height}" rx="16" class="paper"/>`,
    ...parts,
    "</svg>",
    "",
  ].join("\n")
