import type { Database } from "#adapters/postgres/database.ts"
import { Effect } from "effect"

/** What is said of an answer that is not about what was asked. */
export const NOT_ASKED_FOR = "The database answered with what was not asked for"

/** A database that answers every question with these rows, and notes the questions. */
export const answering = (...rows: ReadonlyArray<unknown>) => {
  const asked: Array<string> = []
  const database: Database = {
    query: <Row>(sql: string) =>
      Effect.sync(() => {
        asked.push(sql)
        return rows as ReadonlyArray<Row>
      }),
    inTransaction: (work) => work(database),
    takesWrites: Effect.void,
    close: async () => undefined,
  }
  return { asked, database }
}
