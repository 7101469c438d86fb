import { Effect } from "effect"
import type { PaymentState, PaymentTruth } from "../payment/payments.port.ts"
import type { BookingRecord, SoldBooking } from "../booking/booking-record.ts"
import { statusFacts } from "../booking/status-facts.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { FrontDeskNeeds } from "../front-desk/front-desk.needs.ts"
import { done, finishedIn, later, type JobWork } from "./job-outcome.ts"
import type { JobOf } from "../workload/job.ts"
import { voidJob } from "../front-desk/job-orders.ts"
import { hasMoved, withCaptured, withVoided } from "../booking/ledger.ts"
import { countsOn } from "../booking/money-of-booking.ts"
import { advanceStatusInPlace } from "../front-desk/advance-status.ts"

const bookingOf = ({ booking }: JobOf<"capture">) => booking as BookingId

const lostEvent = { type: "PAYMENT_LOST" } as const

/**
 * Money is taken for a stay that was sold, by the payments that bought it, once; also when it was
 * cancelled meanwhile, since what goes back is counted from what was taken.
 */
const isToBeCaptured = (record: BookingRecord | null, payment: string): record is SoldBooking =>
  record !== null &&
  statusFacts[record.status].isSold &&
  countsOn(record, payment) &&
  !hasMoved(record, "captured", payment)

const writeDown = (
  needs: FrontDeskNeeds,
  job: JobOf<"capture">,
  { payment, captured }: PaymentTruth,
) =>
  needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(bookingOf(job))
      if (record === null) return done
      const at = instantAt(needs.clock.now())
      yield* transaction.save(withCaptured(record, payment, captured, at))
      return yield* finishedIn(transaction, job)
    }),
  )

/** Captures, or sees that it was captured before: the provider's truth decides. */
const truthAfterCapture = ({ payments }: FrontDeskNeeds, { payment, key }: JobOf<"capture">) =>
  payments
    .capture(payment, `capture/${key}`)
    .pipe(Effect.catchTag("PaymentStepRefused", () => payments.find(payment)))

/** The bank will not give the money any more: the stay stays sold, and is paid for on arrival. */
const isLost: Readonly<Record<PaymentState, boolean>> = {
  awaitingCard: true,
  awaitingGuest: true,
  processing: false,
  authorised: false,
  captured: false,
  cancelled: true,
}

const lose = (needs: FrontDeskNeeds, id: BookingId, truth: PaymentTruth) =>
  needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(id)
      if (!isToBeCaptured(record, truth.payment)) return done
      if (truth.state !== "cancelled") yield* transaction.enqueue(voidJob(record, truth.payment))
      const written = withVoided(record, truth.payment, instantAt(needs.clock.now()))
      const isWhole = record.payment?.payment === truth.payment
      const owed = isWhole ? { ...written, method: "payAtProperty" as const } : written
      yield* transaction.save(owed)
      return yield* advanceStatusInPlace({ needs, transaction }, owed, lostEvent).pipe(
        Effect.as(done),
        Effect.catchTag("StepRefused", Effect.die),
      )
    }),
  )

const follow = (needs: FrontDeskNeeds, job: JobOf<"capture">, truth: PaymentTruth) => {
  if (truth.state === "captured") return writeDown(needs, job, truth)
  return isLost[truth.state]
    ? lose(needs, bookingOf(job), truth)
    : Effect.succeed(later(`CaptureRefused ${truth.state}`))
}

/** Captures the money of a confirmed booking; repeated until the provider confirms it. */
export const capture: JobWork<"capture"> = Effect.fnUntraced(function* (needs, job) {
  if (!isToBeCaptured(yield* needs.store.find(bookingOf(job)), job.payment)) return done
  return yield* truthAfterCapture(needs, job).pipe(
    Effect.flatMap((truth) => follow(needs, job, truth)),
    Effect.catchTag("PaymentsUnreachable", ({ _tag }) => Effect.succeed(later(_tag))),
  )
})
