import { millisecondsInDay, millisecondsInMinute } from "date-fns/constants"
import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { emailKeyOf } from "../people/email.rules.ts"
import type { Visitor } from "../people/visitor.ts"
import { TooManyAttempts } from "../booking/booking.errors.ts"
import {
  waitAfterAttempt,
  type AttemptLimit,
  type Counter,
} from "../workload/wait-after-attempt.ts"

/** How often a network may have something mailed, and how much is mailed to one address. */
export const mailAllowed = {
  lettersOfNetwork: { most: 60, windowMs: 60 * millisecondsInMinute },
  lettersToAddress: { most: 5, windowMs: 60 * millisecondsInMinute },
  codesOfNetwork: { most: 30, windowMs: 60 * millisecondsInMinute },
  codesToAddress: { most: 5, windowMs: 60 * millisecondsInMinute },
  codesToAddressInADay: { most: 12, windowMs: millisecondsInDay },
  codesTypedOnNetwork: { most: 60, windowMs: 10 * millisecondsInMinute },
} as const

/** Something that was counted, and is refused where it was too often. */
export type Counted = Effect.Effect<void, TooManyAttempts | StoreUnreachable>

/** Counts one more under every limit; too many wait for the end of the window. */
export const counted = (counter: Counter, ...limits: ReadonlyArray<AttemptLimit>): Counted =>
  Effect.flatMap(waitAfterAttempt(counter, limits), (retryAfterSeconds) =>
    retryAfterSeconds > 0 ? Effect.fail(new TooManyAttempts({ retryAfterSeconds })) : Effect.void,
  )

/** The network where it is known, else the browser: what nobody can change with every try. */
export const sourceOf = ({ network, session }: Visitor): string => network ?? session

/** Counts a letter that a network asked for. */
export const countLetter = (counter: Counter, visitor: Visitor): Counted =>
  counted(counter, { ...mailAllowed.lettersOfNetwork, subject: `letter/${sourceOf(visitor)}` })

/** Whether one more letter may go to this address; the caller never learns which limit refused it. */
export const mayWriteTo = (
  counter: Counter,
  email: string,
): Effect.Effect<boolean, StoreUnreachable> =>
  counted(counter, {
    ...mailAllowed.lettersToAddress,
    subject: `letter to ${emailKeyOf(email)}`,
  }).pipe(
    Effect.as(true),
    Effect.catchTag("TooManyAttempts", () => Effect.succeed(false)),
  )

/** Counts a code that a network wants mailed, to prove an address. */
export const countCodeAsked = (counter: Counter, visitor: Visitor): Counted =>
  counted(counter, { ...mailAllowed.codesOfNetwork, subject: `mailed code/${sourceOf(visitor)}` })

/** Counts a code that is mailed to an address: the limit of guesses by a person who cannot read that mail. */
export const countCodeMailed = (counter: Counter, email: string): Counted => {
  const { codesToAddress, codesToAddressInADay } = mailAllowed
  const subject = `mailed code to ${emailKeyOf(email)}`
  return counted(counter, { ...codesToAddressInADay, subject }).pipe(
    Effect.andThen(counted(counter, { ...codesToAddress, subject })),
  )
}

/** Counts a mailed code that was typed. */
export const countCodeTyped = (counter: Counter, visitor: Visitor): Counted =>
  counted(counter, {
    ...mailAllowed.codesTypedOnNetwork,
    subject: `mailed code typed/${sourceOf(visitor)}`,
  })
