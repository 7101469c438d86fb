import type { Mac } from "../kernel/environment.port.ts"

/** How long one code is valid, in milliseconds (RFC 6238 §5.2), and how many digits it has. */
const STEP_MS = 30_000
const DIGITS = 6
const COUNTER_BYTES = 8
const LAST_FOUR_BITS = 0x0f
const WITHOUT_SIGN = 0x7fffffff

/** The number of a code's half minute since 1970. */
export const stepAt = (now: number): number => Math.floor(now / STEP_MS)

const counterOf = (step: number): Uint8Array => {
  const bytes = new Uint8Array(COUNTER_BYTES)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(step))
  return bytes
}

/** The code of a step (RFC 4226 §5.3): four bytes from where the last four bits of the code say. */
export const oneTimeCode = (mac: Mac, key: Uint8Array, step: number): string => {
  const hash = mac(key, counterOf(step))
  const view = new DataView(hash.buffer, hash.byteOffset, hash.byteLength)
  const number = view.getUint32(view.getUint8(hash.length - 1) & LAST_FOUR_BITS) & WITHOUT_SIGN
  return `${number % 10 ** DIGITS}`.padStart(DIGITS, "0")
}

/** What a typed code is held against. */
export type CodeCheck = {
  readonly mac: Mac
  readonly key: Uint8Array
  /** Milliseconds since 1970. */
  readonly now: number
  /** The step of the code that counted last: neither it nor an earlier one counts again. */
  readonly usedStep: number
}

/** Clocks of phones differ by a little: the code before and the one after count as well. */
const stepsAround = (step: number): ReadonlyArray<number> => [step, step - 1, step + 1]

/** The step whose code this is, or null (RFC 6238 §5.2: one code counts once). */
export const stepOfCode = (code: string, { mac, key, now, usedStep }: CodeCheck): number | null =>
  stepsAround(stepAt(now)).find(
    (step) => step > usedStep && oneTimeCode(mac, key, step) === code,
  ) ?? null

/** A code as it is compared: what people put between its digits or letters is left out. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, "").toLowerCase()

/** Six digits are a code of the app; anything else may be a recovery code. */
export const isAppCode = (plain: string): boolean => /^\d{6}$/.test(plain)
