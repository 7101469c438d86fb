import type { RateLimiter } from "#core/workload/rate-limiter.port.ts"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { allAsAsked } from "./as-asked.ts"
import type { Database } from "./database.ts"
import { countTry } from "./rate-limits.sql.ts"

/** A subject may name a guest's address or network, and be of any length: neither is written down. */
const nameOf = (subject: string): string => createHash("sha256").update(subject).digest("base64url")

/** Counts tries in PostgreSQL, for all server processes together. */
export const postgresRateLimiter = (database: Database): RateLimiter => ({
  count: (subject, now, windowMs) => {
    const name = nameOf(subject)
    const windowStart = Math.floor(now / windowMs) * windowMs
    return countTry(database, name, windowMs, windowStart).pipe(
      allAsAsked((counted) => counted.subject === name),
      Effect.map(([row]) => row?.count ?? 1),
    )
  },
})
