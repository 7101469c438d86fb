import { onceByKey } from "#adapters/http-server/once-by-key.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { openEmbedded, ownCache } from "#adapters/postgres/embedded/open-embedded.ts"
import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import { postgresStoredAnswers } from "#adapters/postgres/stored-answers.postgres.ts"
import { Effect } from "effect"

/** Opens a PostgreSQL by its address, or an embedded database by its folder. */
export const opened = (place: string): Promise<Database> =>
  place.startsWith("postgres")
    ? openPostgres(place)
    : openEmbedded({ folder: place, cache: ownCache, patienceMs: 0, say: () => undefined })

export const wanted = { key: "a guest's request", request: "its hash" }

// Started as a program it works on the key for ever, until it is killed.
if (import.meta.main) {
  const database = await opened(process.argv[2] ?? "")
  const work = Effect.andThen(
    Effect.sync(() => console.log("working")),
    Effect.never,
  )
  await Effect.runPromise(onceByKey(postgresStoredAnswers(database))(wanted, work))
}
