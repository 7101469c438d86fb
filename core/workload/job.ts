import { Schema } from "effect"
import {
  CaptureJob,
  EndHoldJob,
  EndStayJob,
  RefundJob,
  SettleJob,
  StartStayJob,
  VoidJob,
} from "./booking-jobs.ts"
import { ForgetCardJob, KeepCardJob } from "./card-jobs.ts"
import {
  AccountLetterJob,
  BookingLetterJob,
  DisputeLetterJob,
  FeedLetterJob,
  InquiryLetterJob,
  MessageLetterJob,
  PropertyLetterJob,
} from "./mail-jobs.ts"
import { ReviewLetterJob } from "./review-letter-job.ts"
import type { JobKind } from "./stored-job.ts"

/** How the orders of each kind are written down; a new kind has to say it here. */
const ordersOf = {
  endHold: [EndHoldJob],
  settle: [SettleJob],
  capture: [CaptureJob],
  void: [VoidJob],
  refund: [RefundJob],
  keepCard: [KeepCardJob],
  forgetCard: [ForgetCardJob],
  startStay: [StartStayJob],
  endStay: [EndStayJob],
  mail: [
    AccountLetterJob,
    BookingLetterJob,
    DisputeLetterJob,
    InquiryLetterJob,
    PropertyLetterJob,
    MessageLetterJob,
    ReviewLetterJob,
    FeedLetterJob,
  ],
} as const satisfies Record<JobKind, ReadonlyArray<Schema.Top>>

const everyOrder: ReadonlyArray<(typeof ordersOf)[keyof typeof ordersOf][number]> =
  Object.values(ordersOf).flat()

/**
 * Work written down in the same transaction as the change it follows; one of each kind and key. Each
 * kind has its own fields; all are kept in the same columns (`StoredOrder`).
 */
export const JobOrder = Schema.Union(everyOrder)
export type JobOrder = typeof JobOrder.Type

/** An order of one kind. */
export type OrderOf<Kind extends JobKind> = Extract<JobOrder, { readonly kind: Kind }>

/** What a worker that claimed a job knows of it in addition. */
type Claimed = { readonly id: string; readonly attempts: number }

/** A claimed job: done within the lease, or claimed again by another. */
export type JobOf<Kind extends JobKind> = OrderOf<Kind> & Claimed
export type Job = JobOrder & Claimed

/** A letter to be sent, of whatever it is about. */
export type MailJob = JobOf<"mail">
/** What a letter is about. */
export type MailSubject = MailJob["about"]
/** An order for a letter about one thing, and its job once it is claimed. */
export type OrderAbout<About extends MailSubject> = Extract<
  OrderOf<"mail">,
  { readonly about: About }
>
export type MailAbout<About extends MailSubject> = OrderAbout<About> & Claimed

/** A job that was given up: why, and after how many tries. Only an operator brings it back. */
export type DeadJobOf<Kind extends JobKind> = JobOf<Kind> & { readonly reason: string }

/** An order as it is written down. */
export const storedOrder = Schema.encodeSync(JobOrder)

/** The order that was written down; a failure where this version does not know such work. */
export const orderIn = Schema.decodeUnknownResult(JobOrder)
