import type { Question } from "#adapters/postgres/connection/pool-connection.ts"
import type { Pool, PoolClient } from "pg"

type Asked = Question & { readonly query_timeout?: number }

/** What the driver says of a question that nobody answered in time. */
export const SILENCE = new Error("Query read timeout")

/** A connection under a process number, whose answers to some texts are errors. */
export const aClient = (errors: Readonly<Record<string, Error>> = {}, pid = 7) => {
  const asked: Array<Asked> = []
  const released: Array<unknown> = []
  const client = {
    processID: 7,
    query: async (question: Asked) => {
      asked.push(question)
      const error = errors[question.text]
      if (error) throw error
      return { rows: [{ pid }], command: question.text.toUpperCase() }
    },
    release: (...how: ReadonlyArray<unknown>) => void released.push(how),
  } as unknown as PoolClient
  const pool = { connect: async () => client } as unknown as Pool
  return { client, pool, asked, released, texts: () => asked.map(({ text }) => text) }
}
