import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import type { Connection } from "../database.ts"
import { parameterValue, type ParameterValue } from "./parameter-value.ts"
import { isTrouble } from "./sql-states.ts"

/** One statement; a named one is parsed and planned once per connection. */
export interface Question {
  readonly text: string
  readonly name?: string
  readonly values?: Array<ParameterValue>
}

/** A pool, one client of it, or the session of an embedded database. */
export interface Queryable {
  readonly query: (
    question: Question,
  ) => Promise<{ readonly rows: ReadonlyArray<unknown>; readonly command: string }>
}

const names = new Map<string, string>()

const nameOf = (sql: string): string => {
  const known = names.get(sql)
  if (known !== undefined) return known
  const name = createHash("sha1").update(sql).digest("base64url")
  names.set(sql, name)
  return name
}

const questionOf = (sql: string, parameters: ReadonlyArray<unknown> | undefined): Question =>
  parameters === undefined
    ? { text: sql }
    : { text: sql, name: nameOf(sql), values: parameters.map(parameterValue) }

/** Runs queries on a client or pool, and reports every connection error to the watcher. */
export const connectionOver = (
  asked: Queryable,
  watcher: (trouble: unknown) => void = () => undefined,
): Connection => ({
  query: <Row>(sql: string, parameters?: ReadonlyArray<unknown>) =>
    Effect.tryPromise({
      try: async () => asked.query(questionOf(sql, parameters)),
      catch: (error) => error,
    }).pipe(
      Effect.map(({ rows }) => rows as ReadonlyArray<Row>),
      Effect.catch((error) => {
        watcher(error)
        return isTrouble(error) ? Effect.fail(new StoreUnreachable()) : Effect.die(error)
      }),
    ),
})
