import { tidy } from "../kernel/characters.ts"
import type { Identity } from "./accepted-guest.ts"
import type { GuestDetails } from "./guest-details.ts"
import { identityOf, MALAYSIA, residencyOf } from "./identity.rules.ts"
import type { IdentityKind } from "./identity-kind.ts"
import type { Residency } from "./residency.ts"

/** What says whose identity number an account keeps; what the profile leaves empty is not known. */
export type Person = Pick<
  GuestDetails,
  "firstName" | "lastName" | "nationality" | "dateOfBirth" | "gender"
>

/** An identity that an account keeps, and whose it is. */
export type KeptIdentity = Person & { readonly identity: Identity }

const personFields = [
  "firstName",
  "lastName",
  "nationality",
  "dateOfBirth",
  "gender",
] as const satisfies ReadonlyArray<keyof Person>

/** Whether a guest who is typed in is the person that an account knows. */
export const isPerson = (known: Person, typed: Person): boolean =>
  personFields.every((field) => {
    const [own, other] = [tidy(known[field] ?? ""), typed[field]]
    return own === "" || (other !== null && own === tidy(other))
  })

/** What an account knows of who books, and of the number that it keeps only the end. */
export type KnownGuest = {
  readonly details: GuestDetails
  readonly maskedNumber: string | null
}

/** The details of a guest in the form, who may leave out a number that their own account keeps. */
export const withKeptKind = (details: GuestDetails, known: KnownGuest | null): GuestDetails => {
  const isOwn = known !== null && isPerson(known.details, details)
  return { ...details, keptIdentity: isOwn ? known.details.keptIdentity : null }
}

/** Whether the number is meant that the account of who books keeps: there is one, and none is typed. */
export const meansKeptIdentity = <
  Details extends Pick<GuestDetails, "identityNumber" | "keptIdentity">,
>(
  details: Details,
): details is Details & { readonly keptIdentity: IdentityKind } =>
  details.keptIdentity !== null && tidy(details.identityNumber) === ""

/** A MyKad is kept for Malaysians alone, and every other paper for everybody else. */
export const fitsKeptIdentity = ({
  nationality,
  keptIdentity,
}: Pick<GuestDetails, "nationality" | "keptIdentity">): boolean =>
  (keptIdentity === "mykad") === (nationality === MALAYSIA)

/** What a guest is to tourism tax, by the number that is typed or else kept. */
export const residencyOfGuest = (details: GuestDetails): Residency =>
  meansKeptIdentity(details)
    ? residencyOf({ kind: details.keptIdentity })
    : residencyOf(identityOf(details))

/**
 * A guest's details with the number that their account keeps, where none was typed. Where the account
 * keeps none, or that of another person, the number is missing.
 */
export const withKeptNumber = (details: GuestDetails, kept: KeptIdentity | null): GuestDetails => {
  if (!meansKeptIdentity(details)) return { ...details, keptIdentity: null }
  const isOwn = kept !== null && isPerson(kept, details)
  return { ...details, keptIdentity: null, identityNumber: isOwn ? kept.identity.number : "" }
}
