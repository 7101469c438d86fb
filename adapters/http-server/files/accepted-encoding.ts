import type { WithHeaders } from "../cookies.ts"

/** How a text may be packed for the one who asks. */
export type Packing = "br" | "gzip"

/** The best packing that a request accepts, or null. */
export const acceptedPacking = (request: WithHeaders): Packing | null => {
  const accepted = request.headers.get("accept-encoding") ?? ""
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return "br"
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? "gzip" : null
}
