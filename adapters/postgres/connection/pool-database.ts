import type { Pool } from "pg"
import type { Connection, Database } from "../database.ts"
import { connectionOver } from "./pool-connection.ts"
import { singleQuestions } from "./pool-sessions.ts"
import { attempted } from "./pool-transaction.ts"
import { untilItSucceeds } from "./transaction.ts"
import { Effect } from "effect"

// The query of a connection that dies fails by itself; the pool has dropped the connection already.
// Without a listener its death would be that of the process.
const outlive = (pool: Pool): void => {
  pool.on("error", () => undefined)
  pool.on("connect", (client) => client.on("error", () => undefined))
}

/** Where a process has its connections from; both may be the same pool. */
export type Pools = { readonly transactions: Pool; readonly questions: Pool }

/**
 * The database behind pools of connections. Questions have some of their own: a search asks one, and
 * does not wait until the bookings before it have had their turn.
 */
export const databaseOver = ({ transactions, questions }: Pools): Database => {
  const pools = [...new Set([transactions, questions])]
  for (const pool of pools) outlive(pool)
  return {
    ...connectionOver(singleQuestions(questions)),
    inTransaction: <A, E>(work: (connection: Connection) => Effect.Effect<A, E>) =>
      untilItSucceeds(attempted(transactions, work)),
    // The disk of a database server is watched by its operator.
    takesWrites: Effect.void,
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}
