import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { LinkRefused } from "../account/account.errors.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"

/**
 * An address becomes an account's own: others who claimed it without proof end, and what was booked
 * with it belongs to the account. Refused when another account proved it first.
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
    yield* transaction.removeOthers(email, account.id)
    yield* transaction.save(own)
    yield* transaction.joinBookings(email, account.id)
    return own
  })
