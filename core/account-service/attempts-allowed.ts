import { millisecondsInMinute } from "date-fns/constants"
import { Effect } from "effect"
import { counted, sourceOf, type Counted } from "../front-desk/counted-attempts.ts"
import type { AccountId } from "../people/account-id.ts"
import { emailKeyOf } from "../people/email.rules.ts"
import type { Visitor } from "../people/visitor.ts"
import type { Counter } from "../workload/wait-after-attempt.ts"
import { isAppCode, plainCode } from "../passwords/one-time-code.rules.ts"

/**
 * How often one network may do what costs time or tells something. What a stranger can do is never
 * counted for an account alone: an attacker must not lock its owner out. Codes of an app are
 * counted for an account, too: a caller who sends one knows the password already, there are only a
 * million of them, and the owner can still give a recovery code, which nobody guesses.
 */
export const attemptsAllowed = {
  passwordsOfNetwork: { most: 300, windowMs: 10 * millisecondsInMinute },
  passwordsOfNetworkAndAddress: { most: 10, windowMs: 15 * millisecondsInMinute },
  codesOfNetwork: { most: 100, windowMs: 10 * millisecondsInMinute },
  codesOfAccount: { most: 10, windowMs: 60 * millisecondsInMinute },
  passkeysOfNetwork: { most: 300, windowMs: 10 * millisecondsInMinute },
  waysOutside: { most: 100, windowMs: 10 * millisecondsInMinute },
  registrations: { most: 200, windowMs: 60 * millisecondsInMinute },
  picturesOfAccount: { most: 60, windowMs: 60 * millisecondsInMinute },
} as const

/** Counts a password typed for an address. */
export const countPassword = (counter: Counter, visitor: Visitor, email: string): Counted => {
  const source = sourceOf(visitor)
  const { passwordsOfNetwork, passwordsOfNetworkAndAddress } = attemptsAllowed
  const both = {
    ...passwordsOfNetworkAndAddress,
    subject: `password/${source}/${emailKeyOf(email)}`,
  }
  return counted(counter, { ...passwordsOfNetwork, subject: `password/${source}` }).pipe(
    Effect.andThen(counted(counter, both)),
  )
}

/** Counts a code typed for an account. */
export const countCode = (
  counter: Counter,
  visitor: Visitor,
  account: AccountId,
  typed: string,
): Counted => {
  const { codesOfNetwork, codesOfAccount } = attemptsAllowed
  const ofNetwork = counted(counter, { ...codesOfNetwork, subject: `code/${sourceOf(visitor)}` })
  return isAppCode(plainCode(typed))
    ? Effect.andThen(
        ofNetwork,
        counted(counter, { ...codesOfAccount, subject: `code of ${account}` }),
      )
    : ofNetwork
}

/**
 * Counts a challenge for a passkey: each is a row that is kept, and takes one answer. Nobody guesses
 * a signature; pages of signing in ask for one each time that they are opened.
 */
export const countPasskey = (counter: Counter, visitor: Visitor): Counted =>
  counted(counter, {
    ...attemptsAllowed.passkeysOfNetwork,
    subject: `passkey/${sourceOf(visitor)}`,
  })

/** Counts a way to an outside service: each is a call to it and a row that is kept. */
export const countWayOutside = (counter: Counter, visitor: Visitor): Counted =>
  counted(counter, { ...attemptsAllowed.waysOutside, subject: `way outside/${sourceOf(visitor)}` })

export const countRegistration = (counter: Counter, visitor: Visitor): Counted =>
  counted(counter, {
    ...attemptsAllowed.registrations,
    subject: `registration/${sourceOf(visitor)}`,
  })

/** Counts a picture that an account sends: only its own guest is signed in to it. */
export const countPicture = (counter: Counter, account: AccountId): Counted =>
  counted(counter, { ...attemptsAllowed.picturesOfAccount, subject: `picture/${account}` })
