import type { Tries } from "#core/booking/tries.port.ts"
import { Effect } from "effect"
import type { Database } from "./database.ts"
import { countTry } from "./tries.sql.ts"

/** Counts tries in PostgreSQL, for all server processes together. */
export const postgresTries = (database: Database): Tries => ({
  count: (subject, now, windowMs) =>
    countTry(database, subject, windowMs, Math.floor(now / windowMs) * windowMs).pipe(
      Effect.map(([row]) => row?.count ?? 1),
    ),
})
