import { Cause, Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { capture } from "./capture.job.ts"
import type { Desk } from "./desk.ts"
import { endHold } from "./end-hold.job.ts"
import { done, later, type JobOutcome, type JobWork } from "./job-outcome.ts"
import type { Job, JobKind } from "./job.ts"
import { refund } from "./refund.job.ts"
import { settleDue } from "./settle.job.ts"
import { endStay, startStay } from "./stay-time.job.ts"
import { voidPayment } from "./void.job.ts"

/** Letters are written down with the booking and stay so until the desk is given a mailer. */
type DoneHere = Exclude<JobKind, "mail">

const works: Record<DoneHere, JobWork> = {
  endHold,
  settle: settleDue,
  capture,
  void: voidPayment,
  refund,
  startStay,
  endStay,
}
const kinds = Object.keys(works) as ReadonlyArray<DoneHere>

const isDoneHere = (kind: JobKind): kind is DoneHere => kind in works

/** How jobs are claimed and tried again: after 5 seconds, then twice as long each time. */
export const jobTerms = {
  limit: 20,
  leaseMs: 60_000,
  firstDelayMs: 5_000,
  longestDelayMs: 15 * 60_000,
  toldFromTry: 5,
} as const

/** How long to wait after so many tries. */
export const delayAfter = (tries: number): number =>
  Math.min(jobTerms.firstDelayMs * 2 ** (tries - 1), jobTerms.longestDelayMs)

/** A job that hits a defect is told to those who run the site, by its number alone. */
export const toldOfDefect = ({ id, kind }: Job, defect: unknown): Effect.Effect<void> =>
  Effect.logError("job.broke", { job: id, kind }, Cause.die(defect))

/** A job that hits a defect must not keep the others from being done; it is told and tried again. */
const outcomeOf = (desk: Desk, job: Job): Effect.Effect<JobOutcome> => {
  const work = isDoneHere(job.kind) ? works[job.kind](desk, job) : Effect.succeed(done)
  return work.pipe(
    Effect.catchTag("StoreUnreachable", ({ _tag }) => Effect.succeed(later(_tag))),
    Effect.catchDefect((defect) => Effect.as(toldOfDefect(job, defect), later("Defect"))),
  )
}

/** Work that fails again and again is told to those who run the site, and goes on being tried. */
export const toldOfWaiting = ({ id, kind, tries }: Job, reason: string): Effect.Effect<void> =>
  tries >= jobTerms.toldFromTry
    ? Effect.logError("job.waits", { job: id, kind, tries, reason })
    : Effect.void

const run = (desk: Desk, job: Job): Effect.Effect<void, StoreUnreachable> =>
  Effect.flatMap(outcomeOf(desk, job), (outcome) =>
    outcome.kind === "done"
      ? desk.jobs.done(job.id)
      : Effect.andThen(
          toldOfWaiting(job, outcome.reason),
          desk.jobs.postpone(job.id, desk.clock.now() + delayAfter(job.tries), outcome.reason),
        ),
  )

/** Does the jobs that are due, one after the other, and says how many there were. */
export const doJobs = (desk: Desk): Effect.Effect<number, StoreUnreachable> => {
  const { limit, leaseMs } = jobTerms
  return desk.jobs.claim({ kinds, now: desk.clock.now(), limit, leaseMs }).pipe(
    Effect.tap((jobs) => Effect.forEach(jobs, (job) => run(desk, job))),
    Effect.map((jobs) => jobs.length),
  )
}
