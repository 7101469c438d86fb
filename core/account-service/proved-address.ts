import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { LinkRefused } from "../account/account.errors.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"
import { cardForgotten } from "./kept-cards.ts"

/**
 * An address becomes an account's own, and others who claimed it without proof end. What was booked
 * with it joins where the guest learns of it: at once by `joinedTo` where they are signed in, else at
 * the next sign-in. Refused when another account proved it first.
 */
export const proved = (
  transaction: AccountTransaction,
  account: AccountRecord,
  email: string,
): Effect.Effect<AccountRecord, LinkRefused | StoreUnreachable> =>
  Effect.gen(function* () {
    const claimants = yield* transaction.claimantsOf(email)
    if (claimants.proved && claimants.proved.id !== account.id) return yield* new LinkRefused()
    const own: AccountRecord = { ...account, email, emailVerified: true, nextEmail: null }
    const others = yield* transaction.removeOthers(email, account.id)
    for (const other of others) yield* cardForgotten(transaction, other)
    yield* transaction.save(own)
    return own
  })

/**
 * Gives an account what was booked with its address but without it, and answers how many stays that
 * is. Only who has proved the address is given any: an account may only have claimed it.
 */
export const joinedTo = (
  transaction: AccountTransaction,
  { id, email, emailVerified }: AccountRecord,
): Effect.Effect<number, StoreUnreachable> =>
  emailVerified ? transaction.joinBookings(email, id) : Effect.succeed(0)
