import { readDeadJobs, readJobs } from "#core/workload/read-jobs.ts"
import type { Jobs } from "#core/workload/jobs.port.ts"
import { Effect } from "effect"
import type { Database } from "../database.ts"
import { buryJob, claimJobs, finishJob, postponeJob, reviveJob, selectBuried } from "./jobs.sql.ts"

/** Jobs in PostgreSQL: many processes claim side by side, and none gets what another has. */
export const postgresJobs = (database: Database): Jobs => ({
  claim: ({ kinds, now, limit, leaseMs }) =>
    Effect.flatMap(claimJobs(database, kinds, now, limit, now + leaseMs), readJobs(kinds)),
  done: (id) => Effect.asVoid(finishJob(database, id)),
  postpone: (id, until, reason) => Effect.asVoid(postponeJob(database, id, until, reason)),
  bury: (id, reason) => Effect.asVoid(buryJob(database, id, reason)),
  buried: (kind) => Effect.flatMap(selectBuried(database, kind), readDeadJobs(kind)),
  revive: (id, now) => Effect.map(reviveJob(database, id, now), (rows) => rows.length > 0),
})
