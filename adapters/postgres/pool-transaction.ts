import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect, Exit } from "effect"
import type { Pool, PoolClient } from "pg"
import type { Connection } from "./database.ts"
import { connectionOver } from "./pool-connection.ts"
import { isPassing } from "./sql-states.ts"

/** The database gave up on an attempt; nothing of it was kept and another may succeed. */
export class AttemptFailed {
  readonly _tag = "AttemptFailed"
}

// Whoever waited in vain for a free connection has waited long enough.
const connected = (pool: Pool): Effect.Effect<PoolClient, AttemptFailed | StoreUnreachable> =>
  Effect.tryPromise({
    try: () => pool.connect(),
    catch: (error) =>
      String(error).includes("timeout") ? new StoreUnreachable() : new AttemptFailed(),
  })

const begun = (client: PoolClient): Effect.Effect<unknown, AttemptFailed> =>
  Effect.tryPromise({ try: () => client.query("begin"), catch: () => new AttemptFailed() })

// PostgreSQL answers the commit of a failed transaction with "ROLLBACK", as if all were well.
const committed = (client: PoolClient): Effect.Effect<void, StoreUnreachable> =>
  Effect.tryPromise({
    try: async () => {
      const { command } = await client.query("commit")
      if (command !== "COMMIT") throw new Error(`The commit was answered with ${command}`)
    },
    catch: () => new StoreUnreachable(),
  }).pipe(Effect.uninterruptible)

const undone = (client: PoolClient): Effect.Effect<void> =>
  Effect.promise(() =>
    client.query("rollback").then(
      () => client.release(),
      (error: Error) => client.release(error),
    ),
  )

/** Does the work once in a transaction of its own; undone when it fails or is interrupted. */
export const attempted = <A, E>(
  pool: Pool,
  work: (connection: Connection) => Effect.Effect<A, E>,
): Effect.Effect<A, E | StoreUnreachable | AttemptFailed> =>
  Effect.acquireUseRelease(
    connected(pool),
    (client) => {
      const troubles: Array<unknown> = []
      const connection = connectionOver(client, (trouble) => troubles.push(trouble))
      return Effect.gen(function* () {
        yield* begun(client)
        const exit = yield* Effect.exit(work(connection))
        const [trouble] = troubles
        if (troubles.length > 0 && isPassing(trouble))
          return yield* Effect.fail(new AttemptFailed())
        const result = yield* exit
        if (troubles.length > 0) return yield* Effect.fail(new StoreUnreachable())
        yield* committed(client)
        return result
      })
    },
    (client, exit) => (Exit.isSuccess(exit) ? Effect.sync(() => client.release()) : undone(client)),
  )
