import { Effect } from "effect"
import { senOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { PaymentTruth } from "../payment/payments.port.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import type { BookingId } from "../booking/booking-view.ts"
import type { TransactionScope } from "../front-desk/execute-commands.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { FrontDeskNeeds } from "../front-desk/front-desk.needs.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import type { JobOf } from "../workload/job.ts"
import { UNMATCHED } from "../front-desk/job-orders.ts"
import { hasMoved, refundedWith, sumMoved, withRefunded } from "../booking/ledger.ts"
import { decidedOf, isAllBack } from "../booking/money-of-booking.ts"
import { advanceStatusInPlace } from "../front-desk/advance-status.ts"

type RefundJob = JobOf<"refund">

/** True where the booking waits for this refund and all of its money is back. */
const isOver = ({ reason }: RefundJob, record: BookingRecord): boolean => {
  const isWaitedFor =
    reason !== UNMATCHED || record.refunds.some((order) => order.reason !== UNMATCHED)
  return isWaitedFor && isAllBack(record)
}

/** Lets the booking's life go on where it waited for the money. */
const goOn = (tools: TransactionScope, job: RefundJob, record: BookingRecord) =>
  isOver(job, record)
    ? advanceStatusInPlace(tools, record, { type: "REFUNDED" }).pipe(
        Effect.as(done),
        Effect.catchTag("StepRefused", () => Effect.succeed(done)),
      )
    : Effect.succeed(done)

/** Writes down what went back; a refund that failed is asked for again, and reported. */
const writeDown = (
  needs: FrontDeskNeeds,
  job: RefundJob,
  owed: Sen,
  { payment, refunded }: PaymentTruth,
) =>
  needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(job.booking as BookingId)
      if (record === null) return done
      const written = withRefunded(record, payment, refunded, instantAt(needs.clock.now()))
      yield* transaction.save(written)
      const back = sumMoved(written, "refunded", payment)
      return back < Math.min(owed, decidedOf(written, payment))
        ? later("RefundNotBack")
        : yield* goOn({ needs, transaction }, job, written)
    }),
  )

/** There is nothing that could go back: the booking's life goes on without it. */
const dropped = (needs: FrontDeskNeeds, job: RefundJob) =>
  needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(job.booking as BookingId)
      if (record === null) return done
      const refunds = record.refunds.filter(({ payment }) => payment !== job.payment)
      yield* transaction.save({ ...record, refunds })
      return yield* goOn({ needs, transaction }, job, { ...record, refunds })
    }),
  )

/** Never taken, or taken back by the bank, from whom the guest has it already. */
const isNotThere = (record: BookingRecord, payment: string): boolean =>
  hasMoved(record, "takenBack", payment) ||
  (hasMoved(record, "voided", payment) && !hasMoved(record, "captured", payment))

/** True for work that the booking itself decided on, so that its sum counts. */
const isDecided = (record: BookingRecord, { payment, reason }: RefundJob): boolean =>
  record.refunds.some((order) => order.payment === payment && order.reason === reason)

/**
 * Looks how much is back before it asks for more: where the answer to an earlier call was lost, the
 * money may be back already, and the provider forgets the keys of its calls after a day.
 */
const askedBack = ({ payments }: FrontDeskNeeds, record: BookingRecord, job: RefundJob) =>
  Effect.flatMap(payments.find(job.payment), (truth) =>
    isDecided(record, job) && truth.refunded >= decidedOf(record, job.payment)
      ? Effect.succeed(truth)
      : payments.refund(job.payment, senOf(job.amount), `refund/${job.key}`),
  )

/** Gives money back until it is back; the provider's sum decides what is written down. */
export const refund: JobWork<"refund"> = Effect.fnUntraced(function* (needs, job) {
  const record = yield* needs.store.find(job.booking as BookingId)
  if (record === null) return done
  if (isNotThere(record, job.payment)) return yield* dropped(needs, job)
  if (sumMoved(record, "captured", job.payment) < decidedOf(record, job.payment))
    return later("NotCapturedYet")
  const owed = refundedWith(record, job.payment, senOf(job.amount))
  return yield* askedBack(needs, record, job).pipe(
    Effect.flatMap((truth) => writeDown(needs, job, owed, truth)),
    Effect.catchTag("PaymentStepRefused", ({ code }) =>
      Effect.succeed(later(`RefundRefused ${code}`)),
    ),
    Effect.catchTag("PaymentsUnreachable", ({ _tag }) => Effect.succeed(later(_tag))),
  )
})
