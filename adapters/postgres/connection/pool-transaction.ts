import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect, Exit } from "effect"
import type { Pool, PoolClient } from "pg"
import type { Connection } from "../database.ts"
import { connectionOver } from "./pool-connection.ts"
import { beginningOn, canBeAsked, rolledBack, sessionOver } from "./pool-sessions.ts"
import { AttemptFailed, inTransactionOn } from "./transaction.ts"

// A request that did not get a free connection is not kept waiting any longer.
const connected = (pool: Pool): Effect.Effect<PoolClient, AttemptFailed | StoreUnreachable> =>
  Effect.tryPromise({
    try: () => pool.connect(),
    catch: (error) =>
      String(error).includes("timeout") ? new StoreUnreachable() : new AttemptFailed(),
  })

const undone = (client: PoolClient): Effect.Effect<void> => {
  if (!canBeAsked(client)) return Effect.sync(() => client.release(true))
  return Effect.promise(() =>
    rolledBack(client).then(
      () => client.release(),
      () => client.release(true),
    ),
  )
}

/** Does the work once in a transaction of its own; undone when it fails or is interrupted. */
export const attempted = <A, E>(
  pool: Pool,
  work: (connection: Connection) => Effect.Effect<A, E>,
): Effect.Effect<A, E | StoreUnreachable | AttemptFailed> =>
  Effect.acquireUseRelease(
    connected(pool),
    (client) => {
      const session = sessionOver(client)
      const asking = (watcher: (trouble: unknown) => void) => work(connectionOver(session, watcher))
      return inTransactionOn(session, asking, beginningOn(client))
    },
    (client, exit) => (Exit.isSuccess(exit) ? Effect.sync(() => client.release()) : undone(client)),
  )
