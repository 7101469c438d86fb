import { Job } from "#core/booking/job.ts"
import type { Jobs } from "#core/booking/jobs.port.ts"
import { Effect, Schema } from "effect"
import type { Database } from "./database.ts"
import { claimJobs, finishJob, postponeJob } from "./jobs.sql.ts"

const decode = Schema.decodeUnknownSync(Schema.Array(Job))

/** Jobs in PostgreSQL: many processes claim side by side, and none gets what another has. */
export const postgresJobs = (database: Database): Jobs => ({
  claim: ({ kinds, now, limit, leaseMs }) =>
    claimJobs(database, kinds, now, limit, now + leaseMs).pipe(Effect.map((jobs) => decode(jobs))),
  done: (id) => Effect.asVoid(finishJob(database, id)),
  postpone: (id, until, reason) => Effect.asVoid(postponeJob(database, id, until, reason)),
})
