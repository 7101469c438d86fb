import type { ClientBase, Pool, PoolClient } from "pg"
import type { Queryable, Question } from "./pool-connection.ts"
import { isSilence } from "./sql-states.ts"

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

/**
 * How long an answer is waited for: longer than the database itself lets a statement take. A database
 * whose machine or network is gone says nothing at all, and the system would wait for a quarter of an
 * hour.
 */
export const inTime = { query_timeout: LIMITS.statement_timeout + 2000 } as const

/** Imports and migrations, which may take as long as they need. */
const TAKES_ITS_TIME = /statement_timeout = 0\b/

/** Connections that owe an answer: nothing can be asked there any more. */
const silent = new WeakSet<ClientBase>()

/** False once an answer did not come: such a connection is closed, and never used again. */
export const canBeAsked = (client: ClientBase): boolean => !silent.has(client)

/** Asks on one connection, and waits for each answer only as long as it may take. */
const askingOn = (client: ClientBase, limited = true): Queryable => {
  let isLimited = limited
  return {
    query: async (question) => {
      if (TAKES_ITS_TIME.test(question.text)) isLimited = false
      try {
        return await client.query(isLimited ? { ...question, ...inTime } : question)
      } catch (error) {
        if (isSilence(error)) silent.add(client)
        throw error
      }
    },
  }
}

/** Connections behind which every transaction may meet another session of the database. */
const pooled = new WeakSet<ClientBase>()

/**
 * To be done with every new connection. Whoever is greeted under another process number than that of
 * the session that answers talks to a pooler such as PgBouncer, which lends sessions for the length
 * of a transaction: nothing may be left in one. A session of our own is given its time limits.
 */
export const greet = async (client: ClientBase): Promise<void> => {
  const text = "select pg_backend_pid() as pid"
  const { rows } = await client.query<{ pid: number }>({ text, ...inTime })
  if ("processID" in client && client.processID === rows[0]?.pid)
    await client.query({ text: OF_SESSION, ...inTime })
  else pooled.add(client)
}

const withoutName = ({ text, values }: Question): Question => ({ text, ...(values && { values }) })

/** One connection. Named statements stay in a session, so a pooler is given none. */
export const sessionOver = (client: PoolClient): Queryable => {
  const session = askingOn(client)
  return pooled.has(client)
    ? { query: (question) => session.query(withoutName(question)) }
    : session
}

/** Takes everything back that a transaction did on a connection. */
export const rolledBack = (client: PoolClient): Promise<unknown> =>
  askingOn(client).query({ text: "rollback" })

/** How a transaction begins there: behind a pooler its time limits are set in itself. */
export const beginningOn = (client: PoolClient): string => (pooled.has(client) ? BEGIN : "begin")

/** The same for a single statement, which is a transaction of three there. */
const limited = async (session: Queryable, question: Question) => {
  await session.query({ text: BEGIN })
  const answer = await session.query(withoutName(question))
  await session.query({ text: "commit" })
  return answer
}

// Statements without parameters are those of start and upkeep: `vacuum` runs in no transaction.
const answerFrom = (client: PoolClient, question: Question) => {
  if (!pooled.has(client)) return askingOn(client).query(question)
  return question.values
    ? limited(askingOn(client), question)
    : askingOn(client, false).query(question)
}

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
