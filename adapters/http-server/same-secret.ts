import { createHash, timingSafeEqual } from "node:crypto"

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest()

/** Compares without telling by its time how much was right. */
export const isSameSecret = (given: string, kept: string): boolean =>
  timingSafeEqual(hashOf(given), hashOf(kept))
