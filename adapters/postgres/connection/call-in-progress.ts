import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Context, Effect } from "effect"
import type { Connection, Database } from "../database.ts"

/** Work in a transaction of its own. */
type InTransaction = <A, E>(
  work: (connection: Connection) => Effect.Effect<A, E>,
) => Effect.Effect<A, E | StoreUnreachable>

/** A call whose key and whose answer are kept in the transactions of its work. */
export interface CallInProgress {
  /** One of several transactions: it is committed when its work is done. */
  readonly inTransaction: InTransaction
  /** The last transaction of the call: it is committed together with the answer. */
  readonly inLastTransaction: InTransaction
}

/** The call that is being answered; null outside of one. */
export const callInProgress = Context.Reference<CallInProgress | null>("singgah/callInProgress", {
  defaultValue: () => null,
})

/** A transaction of the call in progress; without one it is the database's own. */
export const inCallTransaction = <A, E>(
  database: Database,
  work: (connection: Connection) => Effect.Effect<A, E>,
  isLast: boolean,
): Effect.Effect<A, E | StoreUnreachable> =>
  Effect.flatMap(callInProgress, (call) => {
    if (call === null) return database.inTransaction(work)
    return isLast ? call.inLastTransaction(work) : call.inTransaction(work)
  })
