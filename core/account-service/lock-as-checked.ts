import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"

const hasSameSecurity = (checked: AccountRecord, now: AccountRecord): boolean =>
  now.passwordHash === checked.passwordHash &&
  now.secondFactor?.addedAt === checked.secondFactor?.addedAt

/**
 * Locks an account whose guest was checked before: a password takes a while to compare. Fails where
 * the account has ended, or has another password or second factor since then.
 */
export const lockAsChecked = <E>(
  transaction: AccountTransaction,
  checked: AccountRecord,
  failure: () => E,
): Effect.Effect<AccountRecord, E | StoreUnreachable> =>
  Effect.flatMap(transaction.lock(checked.id), (locked) =>
    locked !== null && hasSameSecurity(checked, locked)
      ? Effect.succeed(locked)
      : Effect.fail(failure()),
  )
