import type { Identity } from "./accepted-guest.ts"
import type { Gender } from "./guest-details.ts"
import type { Residency } from "./residency.ts"
import { myKadIssue, twelveDigitsOf, type MyKadIssue } from "./mykad.rules.ts"

/** The nationality whose guests prove themselves with a MyKad. */
export const MALAYSIA = "MY"

/** What can be wrong with an identity number. */
export type IdentityIssue = "IdentityNumberMissing" | "NotAPassport" | MyKadIssue

/** What an identity number has to agree with; null is not known yet. */
export type IdentityClaim = {
  readonly nationality: string
  readonly identityNumber: string
  readonly dateOfBirth: string | null
  readonly gender: Gender | null
}

const PASSPORT = /^(?=.*\d)[A-Z0-9]{6,9}$/

const compact = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")

/** An identity number in its one normal form, by what the guest's nationality makes of it. */
export const identityOf = ({ nationality, identityNumber }: IdentityClaim): Identity => {
  const digits = twelveDigitsOf(identityNumber)
  if (nationality === MALAYSIA) return { kind: "mykad", number: digits ?? compact(identityNumber) }
  if (digits !== null) return { kind: "permanentResident", number: digits }
  return { kind: "passport", number: compact(identityNumber) }
}

/** A MyKad for Malaysians; for others the same twelve digits or a passport. */
export const identityIssue = (claim: IdentityClaim): IdentityIssue | null => {
  const { kind, number } = identityOf(claim)
  if (number === "") return "IdentityNumberMissing"
  if (kind === "passport") return PASSPORT.test(number) ? null : "NotAPassport"
  return myKadIssue(number, claim.dateOfBirth, claim.gender)
}

const residencies = {
  mykad: "malaysian",
  permanentResident: "permanentResident",
  passport: "visitor",
} as const satisfies Record<Identity["kind"], Residency>

/** What a guest with this identity is to tourism tax. */
export const residencyOf = ({ kind }: Pick<Identity, "kind">): Residency => residencies[kind]
