import { millisecondsInMinute, millisecondsInSecond } from "date-fns/constants"
import { Cause, Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { capture } from "./capture.job.ts"
import type { FrontDeskNeeds } from "../front-desk/front-desk.needs.ts"
import { endHold } from "./end-hold.job.ts"
import {
  bookingJobLines,
  jobLines,
  leaseOf,
  type BookingJobLine,
  type JobLine,
} from "../workload/job-lines.ts"
import { later, type JobOutcome, type JobWork } from "./job-outcome.ts"
import type { Job, JobOf } from "../workload/job.ts"
import type { JobKind } from "../workload/stored-job.ts"
import type { Jobs } from "../workload/jobs.port.ts"
import { forgetCard, keepCard } from "./keep-card.job.ts"
import { refund } from "./refund.job.ts"
import { settleDue } from "./settle.job.ts"
import { endStay, startStay } from "./stay-time.job.ts"
import { voidPayment } from "./void.job.ts"

/** Letters are sent by the mail room. */
type BookingJobKind = Exclude<JobKind, "mail">
type BookingJob = JobOf<BookingJobKind>

const workOn = (needs: FrontDeskNeeds, job: BookingJob): ReturnType<JobWork<BookingJobKind>> => {
  switch (job.kind) {
    case "endHold":
      return endHold(needs, job)
    case "settle":
      return settleDue(needs, job)
    case "capture":
      return capture(needs, job)
    case "void":
      return voidPayment(needs, job)
    case "refund":
      return refund(needs, job)
    case "keepCard":
      return keepCard(needs, job)
    case "forgetCard":
      return forgetCard(needs, job)
    case "startStay":
      return startStay(needs, job)
    case "endStay":
      return endStay(needs, job)
    default:
      return job satisfies never
  }
}

/** How jobs are tried again: after 5 seconds, then twice as long each time. */
export const jobTerms = {
  firstDelayMs: 5 * millisecondsInSecond,
  longestDelayMs: 15 * millisecondsInMinute,
  toldFromTry: 5,
} as const

/** How long to wait after so many tries. */
export const delayAfter = (attempts: number): number =>
  Math.min(jobTerms.firstDelayMs * 2 ** (attempts - 1), jobTerms.longestDelayMs)

/** Why a job is put back that took longer than its line allows. */
export const NOT_IN_TIME = "NotInTime"

/** A job that hits a defect is reported to the operators of the site, by its number alone. */
export const reportDefect = ({ id, kind }: Job, defect: unknown): Effect.Effect<void> =>
  Effect.logError("job.broke", { job: id, kind }, Cause.die(defect))

/**
 * A job that hits a defect, or is not done in time, must not keep the others from being done; it is
 * tried again.
 */
const outcomeOf = (
  needs: FrontDeskNeeds,
  job: BookingJob,
  deadlineMs: number,
): Effect.Effect<JobOutcome> =>
  workOn(needs, job).pipe(
    Effect.timeoutOrElse({
      duration: deadlineMs,
      orElse: () => Effect.succeed(later(NOT_IN_TIME)),
    }),
    Effect.catchTags({
      StoreUnreachable: ({ _tag }) => Effect.succeed(later(_tag)),
      BookingUnreadable: ({ _tag }) => Effect.succeed(later(_tag)),
    }),
    Effect.catchDefect((defect) => Effect.as(reportDefect(job, defect), later("Defect"))),
  )

/** Work that fails again and again is reported to the operators of the site, and goes on being tried. */
export const reportWaiting = ({ id, kind, attempts }: Job, reason: string): Effect.Effect<void> =>
  attempts >= jobTerms.toldFromTry
    ? Effect.logError("job.waits", { job: id, kind, attempts, reason })
    : Effect.void

const run = (
  needs: FrontDeskNeeds,
  job: BookingJob,
  deadlineMs: number,
): Effect.Effect<void, StoreUnreachable> =>
  Effect.flatMap(outcomeOf(needs, job, deadlineMs), (outcome) => {
    switch (outcome.kind) {
      case "done":
        return needs.jobs.done(job.id)
      case "finished":
        return Effect.void
      case "later":
        return Effect.andThen(
          reportWaiting(job, outcome.reason),
          needs.jobs.postpone(
            job.id,
            Math.max(needs.clock.now() + delayAfter(job.attempts), outcome.notBefore),
            outcome.reason,
          ),
        )
      default:
        return outcome satisfies never
    }
  })

/** Claims the jobs of a line that are due, does them and says how many there were. */
export const doLine = <Kind extends JobKind>(
  { jobs, now }: { readonly jobs: Jobs; readonly now: number },
  line: JobLine<Kind>,
  work: (job: JobOf<Kind>) => Effect.Effect<void, StoreUnreachable>,
): Effect.Effect<number, StoreUnreachable> =>
  jobs.claim({ kinds: line.kinds, now, limit: line.limit, leaseMs: leaseOf(line) }).pipe(
    Effect.tap((claimed) => Effect.forEach(claimed, work, { concurrency: line.atOnce })),
    Effect.map((claimed) => claimed.length),
  )

const workOnLine = (needs: FrontDeskNeeds, name: BookingJobLine) => {
  const line: JobLine<BookingJobKind> = jobLines[name]
  const { jobs, clock } = needs
  return doLine({ jobs, now: clock.now() }, line, (job) => run(needs, job, line.deadlineMs))
}

/** Does the due work of these lines, or of all, and says how much there was; asked until none. */
export type DoBookingJobs = (
  lines?: ReadonlyArray<BookingJobLine>,
) => Effect.Effect<number, StoreUnreachable>

/** The worker that does the due jobs of bookings with these needs. */
export const bookingJobsWith =
  (needs: FrontDeskNeeds): DoBookingJobs =>
  (lines = bookingJobLines) =>
    Effect.map(
      Effect.forEach(lines, (line) => workOnLine(needs, line)),
      (counts) => counts.reduce((sum, count) => sum + count, 0),
    )
