import type { Pool } from "pg"
import type { Connection, Database } from "../database.ts"
import { connectionOver } from "./pool-connection.ts"
import { singleQuestions } from "./pool-sessions.ts"
import { attempted } from "./pool-transaction.ts"
import { untilItSucceeds } from "./transaction.ts"
import { Effect } from "effect"

// Whoever has asked a connection that dies is told by the answer; the pool has dropped it already.
// Without a listener its death would be that of the process.
const outlive = (pool: Pool): void => {
  pool.on("error", () => undefined)
  pool.on("connect", (client) => client.on("error", () => undefined))
}

/** The database behind a pool of connections. */
export const databaseOver = (pool: Pool, close: () => Promise<void>): Database => {
  outlive(pool)
  return {
    ...connectionOver(singleQuestions(pool)),
    inTransaction: <A, E>(work: (connection: Connection) => Effect.Effect<A, E>) =>
      untilItSucceeds(attempted(pool, work)),
    // The disk of a server is watched by whoever runs that server.
    takesWrites: Effect.void,
    close,
  }
}
