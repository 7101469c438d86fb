import { millisecondsInDay, millisecondsInMinute } from "date-fns/constants"

/** A code that is mailed to prove an address; decision 36 says why these figures. */
export const addressCodeTerms = {
  digits: 6,
  /** How long a code is good, in milliseconds. */
  lastsMs: 10 * millisecondsInMinute,
  /** How often a wrong code may be typed before another has to be mailed. */
  attempts: 5,
  /** The pause before another code is mailed to the same browser and address, in milliseconds. */
  againMs: millisecondsInMinute,
  /** How long an address counts as proved in the browser that typed its code, in milliseconds. */
  provedMs: millisecondsInDay,
} as const

/** So many random bytes make a code; the remainder favours none by more than one in 280 million. */
export const ADDRESS_CODE_BYTES = 6

/** A code of six digits from random bytes. */
export const addressCodeFrom = (bytes: Uint8Array): string => {
  const drawn = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
  const { digits } = addressCodeTerms
  return `${drawn % 10 ** digits}`.padStart(digits, "0")
}

/** The digits of a code as it was typed or pasted, with or without spaces; null where it is none. */
export const readAddressCode = (typed: string): string | null => {
  const digits = typed.normalize("NFKC").replace(/[\s-]/gu, "")
  return /^\d{6}$/.test(digits) ? digits : null
}

/** What a browser knows of an address: the code that was mailed last, and until when it is proved. */
export type AddressProof = {
  /** The fingerprint of the browser's session and the address. */
  readonly key: string
  /** The fingerprint of the code; null once it was typed rightly. */
  readonly code: string | null
  /** When the code was mailed, in milliseconds since 1970. */
  readonly mailedAt: number
  /** How many more wrong codes may be typed. */
  readonly attemptsLeft: number
  /** Until when the address is proved, in milliseconds since 1970; 0 where it is not. */
  readonly provedUntil: number
}

/** True while an address counts as proved. */
export const isAddressProved = (proof: AddressProof | null, now: number): boolean =>
  proof !== null && now < proof.provedUntil

/** After how many milliseconds another code may be mailed; 0 where it may be now. */
export const untilNextCode = (proof: AddressProof | null, now: number): number =>
  proof === null ? 0 : Math.max(0, proof.mailedAt + addressCodeTerms.againMs - now)

/** True for a code that can still be typed. */
export const isCodeGood = ({ code, mailedAt, attemptsLeft }: AddressProof, now: number): boolean =>
  code !== null && attemptsLeft > 0 && now < mailedAt + addressCodeTerms.lastsMs

/** Why a typed code does not prove an address. */
export type CodeTrouble = "wrong" | "expired" | "noAttemptsLeft"

/** What a typed code leads to: the proof as it is from now on, and what is wrong, if anything is. */
export type Judged = { readonly proof: AddressProof | null; readonly trouble: CodeTrouble | null }

const expired = (proof: AddressProof | null): Judged => ({ proof, trouble: "expired" })

const wrong = (proof: AddressProof): Judged => {
  const attemptsLeft = proof.attemptsLeft - 1
  return {
    proof: { ...proof, attemptsLeft },
    trouble: attemptsLeft === 0 ? "noAttemptsLeft" : "wrong",
  }
}

/** Judges the fingerprint of a typed code; a proved address stays so, whatever is typed again. */
export const judgedCode = (proof: AddressProof | null, typed: string, now: number): Judged => {
  if (isAddressProved(proof, now)) return { proof, trouble: null }
  if (proof === null || proof.code === null) return expired(proof)
  if (proof.attemptsLeft === 0) return { proof, trouble: "noAttemptsLeft" }
  if (!isCodeGood(proof, now)) return expired(proof)
  if (proof.code !== typed) return wrong(proof)
  const provedUntil = now + addressCodeTerms.provedMs
  return { proof: { ...proof, code: null, provedUntil }, trouble: null }
}
