import { DeadJob, Job } from "#core/workload/job.ts"
import type { Jobs } from "#core/workload/jobs.port.ts"
import { Effect, Schema } from "effect"
import { allAsAsked } from "../as-asked.ts"
import type { Database } from "../database.ts"
import { buryJob, claimJobs, finishJob, postponeJob, reviveJob, selectBuried } from "./jobs.sql.ts"

const decode = Schema.decodeUnknownSync(Schema.Array(Job))
const decodeBuried = Schema.decodeUnknownSync(Schema.Array(DeadJob))

/** Jobs in PostgreSQL: many processes claim side by side, and none gets what another has. */
export const postgresJobs = (database: Database): Jobs => ({
  claim: ({ kinds, now, limit, leaseMs }) =>
    claimJobs(database, kinds, now, limit, now + leaseMs).pipe(
      Effect.map((jobs) => decode(jobs)),
      allAsAsked(({ kind }) => kinds.includes(kind)),
    ),
  done: (id) => Effect.asVoid(finishJob(database, id)),
  postpone: (id, until, reason) => Effect.asVoid(postponeJob(database, id, until, reason)),
  bury: (id, reason) => Effect.asVoid(buryJob(database, id, reason)),
  buried: (kind) => Effect.map(selectBuried(database, kind), (jobs) => decodeBuried(jobs)),
  revive: (id, now) => Effect.map(reviveJob(database, id, now), (rows) => rows.length > 0),
})
