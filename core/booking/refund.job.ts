import { Effect } from "effect"
import { plus, senOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { PaymentTruth } from "../payment/payments.port.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { BookingId } from "./booking-view.ts"
import type { Tools } from "./carry-out.ts"
import { instantAt, type Desk } from "./desk.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import type { Job } from "./job.ts"
import { refundJob, STRAY } from "./job-orders.ts"
import { hasMoved, movedBy, withRefunded } from "./ledger.ts"
import { decidedOf, isAllBack } from "./money-of-booking.ts"
import { moveInPlace } from "./move.ts"

/** True where the booking waits for this refund and all of its money is back. */
const isOver = ({ key }: Job, record: BookingRecord): boolean => {
  const isWaitedFor =
    !key.endsWith(`/${STRAY}`) || record.refunds.some((order) => order.reason !== STRAY)
  return isWaitedFor && isAllBack(record)
}

/** Lets the booking's life go on where it waited for the money. */
const goOn = (tools: Tools, job: Job, record: BookingRecord) =>
  isOver(job, record)
    ? moveInPlace(tools, record, { type: "REFUNDED" }).pipe(
        Effect.as(done),
        Effect.catchTag("StepRefused", () => Effect.succeed(done)),
      )
    : Effect.succeed(done)

/** Writes down what went back; money that did not arrive is asked for again, and told of. */
const writeDown = (desk: Desk, job: Job, owed: Sen, { payment, refunded }: PaymentTruth) =>
  desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(job.booking as BookingId)
      if (record === null) return done
      const written = withRefunded(record, payment, refunded, instantAt(desk.clock.now()))
      yield* transaction.save(written)
      const back = movedBy(written, "refunded", payment)
      return back < Math.min(owed, decidedOf(written, payment))
        ? later("RefundNotBack")
        : yield* goOn({ desk, transaction }, job, written)
    }),
  )

/** There is nothing that could go back: the booking's life goes on without it. */
const dropped = (desk: Desk, job: Job) =>
  desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(job.booking as BookingId)
      if (record === null) return done
      const refunds = record.refunds.filter(({ payment }) => payment !== job.subject)
      yield* transaction.save({ ...record, refunds })
      return yield* goOn({ desk, transaction }, job, { ...record, refunds })
    }),
  )

/** Never taken, or taken back by the bank, from whom the guest has it already. */
const isNotThere = (record: BookingRecord, payment: string): boolean =>
  hasMoved(record, "takenBack", payment) ||
  (hasMoved(record, "voided", payment) && !hasMoved(record, "captured", payment))

/** True for work that the booking itself decided on, so that its sum counts. */
const isDecided = (record: BookingRecord, { key }: Job): boolean =>
  record.refunds.some((order) => refundJob(record, order).key === key)

/**
 * Looks how much is back before it asks for more: where the answer to an earlier call was lost, the
 * money may be back already, and the provider forgets the keys of its calls after a day.
 */
const askedBack = ({ payments }: Desk, record: BookingRecord, job: Job) =>
  Effect.flatMap(payments.find(job.subject), (truth) =>
    isDecided(record, job) && truth.refunded >= decidedOf(record, job.subject)
      ? Effect.succeed(truth)
      : payments.refund(job.subject, senOf(job.amount), `refund/${job.key}`),
  )

/** Gives money back until it is back; the provider's sum decides what is written down. */
export const refund: JobWork = Effect.fnUntraced(function* (desk, job) {
  const record = yield* desk.store.find(job.booking as BookingId)
  if (record === null) return done
  if (isNotThere(record, job.subject)) return yield* dropped(desk, job)
  if (movedBy(record, "captured", job.subject) < decidedOf(record, job.subject))
    return later("NotCapturedYet")
  const owed = plus(movedBy(record, "refunded", job.subject), senOf(job.amount))
  return yield* askedBack(desk, record, job).pipe(
    Effect.flatMap((truth) => writeDown(desk, job, owed, truth)),
    Effect.catchTag("PaymentStepRefused", ({ code }) =>
      Effect.succeed(later(`RefundRefused ${code}`)),
    ),
    Effect.catchTag("PaymentsUnreachable", ({ _tag }) => Effect.succeed(later(_tag))),
  )
})
