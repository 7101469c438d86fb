import { Effect } from "effect"
import { allAsAsked } from "./as-asked.ts"
import type { Database } from "./database.ts"
import { insertKey, keepText, lockKey } from "./sandbox-shelf.sql.ts"

type Step<Answer> = (kept: string | null) => {
  readonly keep: string | null
  readonly answer: Answer
}

/**
 * Storage of the payment sandbox, shared by all server processes and kept over restarts: one text
 * per key, changed by one caller at a time.
 */
export const postgresSandboxShelf = (database: Database) => ({
  change: <Answer>(key: string, step: Step<Answer>): Promise<Answer> =>
    Effect.runPromise(
      database.inTransaction((connection) =>
        Effect.gen(function* () {
          yield* insertKey(connection, key)
          const [row] = yield* lockKey(connection, key).pipe(allAsAsked((kept) => kept.key === key))
          const { keep, answer } = step(row?.kept ?? null)
          if (keep !== null) yield* keepText(connection, key, keep)
          return answer
        }),
      ),
    ),
})
