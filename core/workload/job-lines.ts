import { millisecondsInMinute, millisecondsInSecond } from "date-fns/constants"
import type { JobKind } from "./stored-job.ts"

/**
 * Jobs that wait for one another: what is claimed at once, how many of it are done side by side, and
 * how long one may take, in milliseconds.
 */
export type JobLine<Kind extends JobKind = JobKind> = {
  readonly kinds: ReadonlyArray<Kind>
  readonly limit: number
  readonly atOnce: number
  readonly deadlineMs: number
}

/**
 * Each line goes on by itself: rooms become free again while the provider or the mail server keeps
 * its callers waiting. A job of `stays` asks nobody but the store.
 */
export const jobLines = {
  stays: {
    kinds: ["endHold", "startStay", "endStay"],
    limit: 20,
    atOnce: 1,
    deadlineMs: 5 * millisecondsInSecond,
  },
  payments: {
    kinds: ["settle", "capture", "void", "refund", "keepCard", "forgetCard"],
    limit: 8,
    atOnce: 8,
    deadlineMs: millisecondsInMinute,
  },
  letters: { kinds: ["mail"], limit: 8, atOnce: 2, deadlineMs: millisecondsInMinute },
} as const satisfies Record<string, JobLine>

/** The lines of the front desk; letters are sent by the mail room. */
export const bookingJobLines = ["stays", "payments"] as const
export type BookingJobLine = (typeof bookingJobLines)[number]

/** For writing down what became of the batch. */
const MARGIN_MS = 10 * millisecondsInSecond

/** How long a claim of this line lasts: the whole batch may use up its deadlines before it ends. */
export const leaseOf = ({ limit, atOnce, deadlineMs }: JobLine): number =>
  Math.ceil(limit / atOnce) * deadlineMs + MARGIN_MS
