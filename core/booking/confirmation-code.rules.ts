import type { BookingId } from "./booking-view.ts"
import type { ConfirmationCode } from "./confirmation-code.ts"
import { crockfordOf } from "../kernel/crockford.ts"

const CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/
const CODE_BITS = 50
const ID_BITS = 128
const GROUP = 5

/** How many random bytes a code and an id are made of. */
export const bytesOf = { code: 7, id: 16 } as const

/**
 * The code in a typed text: any case, with hyphens and spaces, O for 0, I and L for 1,
 * full-width characters too. Null when no code is written like that.
 */
export const readConfirmationCode = (text: string): ConfirmationCode | null => {
  const code = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
  return CODE.test(code) ? (code as ConfirmationCode) : null
}

/** A code as guests read it: `XXXXX-XXXXX`. */
export const writeConfirmationCode = (code: ConfirmationCode): string =>
  `${code.slice(0, GROUP)}-${code.slice(GROUP)}`

/** A code made of random bytes. */
export const confirmationCodeFrom = (bytes: Uint8Array): ConfirmationCode =>
  crockfordOf(bytes, CODE_BITS) as ConfirmationCode

/** An id made of sixteen random bytes, every bit of them. */
export const bookingIdFrom = (bytes: Uint8Array): BookingId =>
  crockfordOf(bytes, ID_BITS).toLowerCase() as BookingId
