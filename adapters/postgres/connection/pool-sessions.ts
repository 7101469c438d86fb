import type { ClientBase, Pool, PoolClient } from "pg"
import type { Queryable, Question } from "./pool-connection.ts"

/** Milliseconds: how long a statement, a wait for a lock, and a silence in a transaction may last. */
const LIMITS = {
  statement_timeout: 10_000,
  lock_timeout: 8000,
  idle_in_transaction_session_timeout: 30_000,
} as const

const limitsSetBy = (set: string): string =>
  Object.entries(LIMITS)
    .map(([name, milliseconds]) => `${set} ${name} = ${milliseconds};`)
    .join(" ")

const OF_SESSION = limitsSetBy("set")
const BEGIN = `begin; ${limitsSetBy("set local")}`

/** Connections behind which every transaction may meet another session of the database. */
const pooled = new WeakSet<ClientBase>()

/**
 * To be done with every new connection. Whoever is greeted under another process number than that of
 * the session that answers talks to a pooler such as PgBouncer, which lends sessions for the length
 * of a transaction: nothing may be left in one. A session of our own is given its time limits.
 */
export const greet = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  if ("processID" in client && client.processID === rows[0]?.pid) await client.query(OF_SESSION)
  else pooled.add(client)
}

const withoutName = ({ text, values }: Question): Question => ({ text, ...(values && { values }) })

/** One connection. Named statements stay in a session, so a pooler is given none. */
export const sessionOver = (client: PoolClient): Queryable =>
  pooled.has(client) ? { query: (question) => client.query(withoutName(question)) } : client

/** How a transaction begins there: behind a pooler its time limits are set in itself. */
export const beginningOn = (client: PoolClient): string => (pooled.has(client) ? BEGIN : "begin")

/** The same for a single statement, which is a transaction of three there. */
const limited = async (client: PoolClient, question: Question) => {
  await client.query(BEGIN)
  const answer = await client.query(withoutName(question))
  await client.query("commit")
  return answer
}

// Statements without parameters are those of start and upkeep: `vacuum` runs in no transaction.
const answerFrom = (client: PoolClient, question: Question) =>
  pooled.has(client) && question.values ? limited(client, question) : client.query(question)

/** Asks single questions, each on any connection that is free; one that failed is used no more. */
export const singleQuestions = (pool: Pool): Queryable => ({
  query: async (question) => {
    const client = await pool.connect()
    try {
      const answer = await answerFrom(client, question)
      client.release()
      return answer
    } catch (error) {
      client.release(true)
      throw error
    }
  },
})
