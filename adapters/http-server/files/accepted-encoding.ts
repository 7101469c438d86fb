import type { WithHeaders } from "../cookies.ts"

/** How a text may be packed for the one who asks. */
export type Packing = "br" | "gzip"

/** How a text may be packed that is packed for one answer alone. */
export type QuickPacking = "zstd" | Packing

const accepted: Readonly<Record<QuickPacking, RegExp>> = {
  zstd: /\bzstd\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
}

const encodingsOf = ({ headers }: WithHeaders): string => headers.get("accept-encoding") ?? ""

const smallestIn = (encodings: string): Packing | null => {
  if (accepted.br.test(encodings)) return "br"
  return accepted.gzip.test(encodings) ? "gzip" : null
}

/** The packing that a request accepts and that makes a text smallest, or null. */
export const acceptedPacking = (request: WithHeaders): Packing | null =>
  smallestIn(encodingsOf(request))

/**
 * The packing that a request accepts and that takes little time, or null: an answer of 45 KB takes
 * Zstandard a ninth of the time of Brotli, and becomes a sixth larger.
 */
export const quickPacking = (request: WithHeaders): QuickPacking | null => {
  const encodings = encodingsOf(request)
  return accepted.zstd.test(encodings) ? "zstd" : smallestIn(encodings)
}
