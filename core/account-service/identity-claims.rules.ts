import { millisecondsInSecond } from "date-fns/constants"
import { Effect } from "effect"
import { tidy } from "../kernel/characters.ts"
import type { Language } from "../kernel/localised.ts"
import { languageAccepted } from "../preferences/preferences.ts"
import { nameIssue, nameOf } from "../people/name.rules.ts"
import { IdentityRefused } from "../account/identity.errors.ts"
import type { IdentityClaims } from "../account-store/identity-provider.port.ts"
import { emailIssue } from "../account/registration.rules.ts"

/** Somebody whom the outside service knows, with an address that it proved. */
export type OutsideGuest = {
  /** Issuer and subject: the one name that never changes hands. */
  readonly outside: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
}

/** What a token has to say to be believed here and now. */
export type ExpectedClaims = {
  readonly issuer: string
  readonly audience: string
  /** Null where none could be sent along: the service's own window takes none. */
  readonly nonce: string | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A token for several is for us only when it says that it was us who asked. */
const isFor = ({ aud, azp }: IdentityClaims, audience: string): boolean => {
  const audiences = [aud].flat()
  const isOnly = audiences.length === 1
  return audiences.includes(audience) && (azp === undefined ? isOnly : azp === audience)
}

const localPartOf = (email: string): string => email.split("@")[0] ?? email

/** A name that the rules would refuse, however it came to the service, is none. */
const nameSaid = (name = ""): string => (nameIssue(name) === null ? nameOf(name) : "")

/** OpenID Connect Core, section 2: at most 255 ASCII characters. */
const isSubject = (sub: string): boolean => /^[\x21-\x7e]{1,255}$/.test(sub)

const guestOf = (claims: IdentityClaims, email: string): OutsideGuest => ({
  outside: `${claims.iss} ${claims.sub}`,
  email: tidy(email),
  firstName: nameSaid(claims.given_name) || localPartOf(email),
  lastName: nameSaid(claims.family_name),
  language: (claims.locale === undefined ? null : languageAccepted(claims.locale)) ?? "en",
})

/** Whom a token speaks of; whatever is not as it has to be is refused. */
export const outsideGuestIn = (
  claims: IdentityClaims,
  { issuer, audience, nonce, now }: ExpectedClaims,
): Effect.Effect<OutsideGuest, IdentityRefused> => {
  const { email } = claims
  if (claims.iss !== issuer || !isSubject(claims.sub) || !isFor(claims, audience))
    return Effect.fail(new IdentityRefused({ reason: "unproven" }))
  if (nonce !== null && claims.nonce !== nonce)
    return Effect.fail(new IdentityRefused({ reason: "unproven" }))
  if (claims.exp * millisecondsInSecond <= now)
    return Effect.fail(new IdentityRefused({ reason: "expired" }))
  if (claims.email_verified !== true || email === undefined || emailIssue(email) !== null)
    return Effect.fail(new IdentityRefused({ reason: "unverifiedEmail" }))
  return Effect.succeed(guestOf(claims, email))
}
