import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect, Schedule } from "effect"
import type { Pool } from "pg"
import type { Connection, Database } from "./database.ts"
import { connectionOver } from "./pool-connection.ts"
import { AttemptFailed, attempted } from "./pool-transaction.ts"

const AGAIN = { times: 5, schedule: Schedule.jittered(Schedule.exponential("10 millis")) }

const isAttemptFailed = (failure: unknown): failure is AttemptFailed =>
  failure instanceof AttemptFailed

// Whoever has asked a connection that dies is told by the answer; the pool has dropped it already.
// Without a listener its death would be that of the process.
const outlive = (pool: Pool): void => {
  pool.on("error", () => undefined)
  pool.on("connect", (client) => client.on("error", () => undefined))
}

/** Everything committed at this moment is where no power cut reaches it. */
export type Keeping = () => Promise<void>

const atOnce: Keeping = async () => undefined

/**
 * The database behind a pool of connections. What is read or committed is told only once it is kept;
 * the connection serves others meanwhile.
 */
export const databaseOver = (
  pool: Pool,
  close: () => Promise<void>,
  untilKept: Keeping = atOnce,
): Database => {
  outlive(pool)
  const kept = Effect.tryPromise({ try: untilKept, catch: () => new StoreUnreachable() })
  const { query } = connectionOver(pool)
  return {
    query: <Row>(sql: string, parameters?: ReadonlyArray<unknown>) =>
      Effect.tap(query<Row>(sql, parameters), () => kept),
    inTransaction: <A, E>(work: (connection: Connection) => Effect.Effect<A, E>) =>
      attempted(pool, work).pipe(
        Effect.retry({ ...AGAIN, while: isAttemptFailed }),
        Effect.catchIf(isAttemptFailed, () => Effect.fail(new StoreUnreachable())),
        Effect.tap(() => kept),
      ) as Effect.Effect<A, E | StoreUnreachable>,
    close,
  }
}
