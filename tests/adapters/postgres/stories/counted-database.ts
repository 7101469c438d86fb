import type { Connection, Database } from "#adapters/postgres/database.ts"
import { Effect } from "effect"

/** What a database was asked in one part of a story. */
export type Counted = {
  /** Statements, without those that begin and end a transaction. */
  readonly queries: number
  /** Transactions, and statements outside any. */
  readonly transactions: number
  /** Those that changed something: each is a trip to the disk. */
  readonly commits: number
}

const WROTE = "select pg_current_xact_id_if_assigned() is not null as wrote"

/** A database that counts what it is asked; the database itself says which transactions wrote. */
export const countedDatabase = (inner: Database) => {
  let counted = { queries: 0, transactions: 0, commits: 0 }
  const counting = (connection: Connection): Connection => ({
    query: <Row>(sql: string, parameters?: ReadonlyArray<unknown>) =>
      Effect.suspend(() => {
        counted.queries += 1
        return connection.query<Row>(sql, parameters)
      }),
  })
  const inTransaction: Database["inTransaction"] = (work) =>
    inner.inTransaction((connection) =>
      Effect.tap(work(counting(connection)), () =>
        Effect.map(connection.query<{ wrote: boolean }>(WROTE), ([row]) => {
          counted.transactions += 1
          if (row?.wrote) counted.commits += 1
        }),
      ),
    )
  const database: Database = {
    ...inner,
    inTransaction,
    query: <Row>(sql: string, parameters?: ReadonlyArray<unknown>) =>
      inTransaction((connection) => connection.query<Row>(sql, parameters)),
  }
  return {
    database,
    /** What was asked since the last time, which is forgotten. */
    since: (): Counted => {
      const before = counted
      counted = { queries: 0, transactions: 0, commits: 0 }
      return before
    },
  }
}
