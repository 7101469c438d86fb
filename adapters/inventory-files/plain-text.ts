/** Longer texts are cut: nobody reads them, and unclosed tags take long to search. */
const LONGEST = 20_000

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
}

const character = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ""

const decoded = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});/g, (_, digits: string) => character(Number(digits)))
    .replace(
      /&(amp|lt|gt|quot|apos|nbsp);/gi,
      (_, name: string) => ENTITIES[name.toLowerCase()] ?? "",
    )

const withoutTags = (text: string): string =>
  text
    .replace(/<!--[^]*?-->/g, "")
    .replace(/<(script|style)\b[^>]*>[^]*?<\/\1\s*>/gi, "")
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, "\n")
    .replace(/<\/?[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>/gi, "")
    .replace(/<\/?br?(?=[\p{Lu}\p{N}\p{Script=Han}])/gu, "")

/**
 * What a reader would see of a text that may hold HTML, half-written tags and odd spaces. Nothing
 * that is left could be taken for a tag.
 */
export const plainText = (html: string): string =>
  decoded(withoutTags(html.slice(0, LONGEST)))
    .replace(/\r\n?/g, "\n")
    // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u2028\u2029\ufeff]/g, " ")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/<+[^<]?/g, (signs) => (/[a-z/!?]/i.test(signs) ? signs.slice(-1) : signs))
    .trim()

/** The same on one line. */
export const plainLine = (html: string): string => plainText(html).replace(/\n+/g, " ")
