import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import type { QueryResult } from "pg"
import type { Connection } from "./database.ts"
import { isTrouble } from "./sql-states.ts"

/** Both a pool and one client of it. */
interface Asked {
  readonly query: (question: {
    readonly text: string
    readonly name?: string
    readonly values?: Array<unknown>
  }) => Promise<QueryResult>
}

const names = new Map<string, string>()

// A statement with a name is parsed and planned once per connection.
const nameOf = (sql: string): string => {
  const known = names.get(sql)
  if (known !== undefined) return known
  const name = createHash("sha1").update(sql).digest("base64url")
  names.set(sql, name)
  return name
}

const questionOf = (sql: string, parameters: ReadonlyArray<unknown> | undefined) =>
  parameters === undefined
    ? { text: sql }
    : { text: sql, name: nameOf(sql), values: [...parameters] }

/** Asks over a pool or one client of it, and tells the watcher of every trouble. */
export const connectionOver = (
  asked: Asked,
  watcher: (trouble: unknown) => void = () => undefined,
): Connection => ({
  query: <Row>(sql: string, parameters?: ReadonlyArray<unknown>) =>
    Effect.tryPromise({
      try: () => asked.query(questionOf(sql, parameters)),
      catch: (error) => error,
    }).pipe(
      Effect.map(({ rows }) => rows as ReadonlyArray<Row>),
      Effect.catch((error) => {
        watcher(error)
        return isTrouble(error) ? Effect.fail(new StoreUnreachable()) : Effect.die(error)
      }),
    ),
})
