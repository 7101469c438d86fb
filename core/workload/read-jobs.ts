import { Effect, Result } from "effect"
import { orderIn, type DeadJobOf, type Job, type JobOf } from "./job.ts"
import type { JobKind, StoredOrder } from "./stored-job.ts"

/** A job as a store has it: its order's columns, and what is known of its tries. */
type Row = StoredOrder & { readonly id: string; readonly attempts: number }

const reportUnreadable = ({ id, kind }: Row): Effect.Effect<void> =>
  Effect.logError("job.unreadable", { job: id, kind })

const isOneOf =
  <Kind extends JobKind>(kinds: ReadonlyArray<Kind>) =>
  (job: Job): job is JobOf<Kind> =>
    kinds.some((kind) => kind === job.kind)

const readJob =
  <Kind extends JobKind>(kinds: ReadonlyArray<Kind>) =>
  (row: Row): Effect.Effect<ReadonlyArray<JobOf<Kind>>> => {
    const order = orderIn(row)
    if (Result.isFailure(order)) return Effect.as(reportUnreadable(row), [])
    const job = { ...order.success, id: row.id, attempts: row.attempts }
    if (!isOneOf(kinds)(job)) throw new Error("The store answered with what was not asked for")
    return Effect.succeed([job])
  }

/**
 * The jobs of these kinds in the rows that a store found. Of what this version cannot read, such as a letter
 * of a newer one, the operators of the site get a report with its number; it keeps no other from being done.
 * Any other kind is a defect: nobody asked for it.
 */
export const readJobs =
  <Kind extends JobKind>(kinds: ReadonlyArray<Kind>) =>
  (rows: ReadonlyArray<Row>): Effect.Effect<ReadonlyArray<JobOf<Kind>>> =>
    Effect.map(Effect.forEach(rows, readJob(kinds)), (read) => read.flat())

/** The same of jobs that were given up, each with why. */
export const readDeadJobs =
  <Kind extends JobKind>(kind: Kind) =>
  (
    rows: ReadonlyArray<Row & { readonly reason: string }>,
  ): Effect.Effect<ReadonlyArray<DeadJobOf<Kind>>> =>
    Effect.map(
      Effect.forEach(rows, (row) =>
        Effect.map(readJob([kind])(row), (jobs) =>
          jobs.map((job) => ({ ...job, reason: row.reason })),
        ),
      ),
      (read) => read.flat(),
    )
