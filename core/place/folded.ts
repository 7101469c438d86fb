import { simplified } from "./traditional-chinese.ts"

/**
 * A name as it is compared: without case, accents, punctuation or doubled spaces, and in simplified
 * Chinese. Folding a second time changes nothing.
 */
export const folded = (text: string): string =>
  simplified(text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().normalize("NFKD"))
    .replace(/[\p{M}'’‘`.]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
