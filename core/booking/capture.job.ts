import { Effect } from "effect"
import type { PaymentState, PaymentTruth } from "../payment/payments.port.ts"
import type { BookingRecord } from "./booking-record.ts"
import { factsOf } from "./status-facts.ts"
import type { BookingId } from "./booking-view.ts"
import { instantAt, type Desk } from "./desk.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import type { Job } from "./job.ts"
import { paymentJob } from "./job-orders.ts"
import { hasMoved, withCaptured, withVoided } from "./ledger.ts"
import { countsOn } from "./money-of-booking.ts"
import { moveInPlace } from "./move.ts"
import { present } from "../kernel/present.ts"

const lostEvent = { type: "PAYMENT_LOST" } as const

/**
 * Money is taken for a stay that was sold, by the payments that bought it, once; also when it was
 * cancelled meanwhile, since what goes back is counted from what was taken.
 */
const isToBeCaptured = (record: BookingRecord | null, payment: string): boolean =>
  record !== null &&
  factsOf[record.status].isSold &&
  countsOn(record, payment) &&
  !hasMoved(record, "captured", payment)

const writeDown = (desk: Desk, id: BookingId, { payment, captured }: PaymentTruth) =>
  desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(id)
      if (record === null) return done
      const at = instantAt(desk.clock.now())
      yield* transaction.save(withCaptured(record, payment, captured, at))
      return done
    }),
  )

/** Captures, or sees that it was captured before: the provider's truth decides. */
const truthAfterCapture = ({ payments }: Desk, { subject, key }: Job) =>
  payments
    .capture(subject, `capture/${key}`)
    .pipe(Effect.catchTag("PaymentStepRefused", () => payments.find(subject)))

/** The bank will not give the money any more: the stay stays sold, and is paid for on arrival. */
const isLost: Readonly<Record<PaymentState, boolean>> = {
  awaitingCard: true,
  awaitingGuest: true,
  processing: false,
  authorised: false,
  captured: false,
  cancelled: true,
}

const lose = (desk: Desk, id: BookingId, truth: PaymentTruth) =>
  desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(id)
      if (record === null || !countsOn(record, truth.payment)) return done
      if (truth.state !== "cancelled")
        yield* transaction.enqueue(paymentJob("void", record, truth.payment))
      const written = withVoided(record, truth.payment, instantAt(desk.clock.now()))
      const isWhole = present(record.payment).payment === truth.payment
      const method = isWhole ? ("payAtProperty" as const) : record.method
      yield* transaction.save({ ...written, method })
      return yield* moveInPlace({ desk, transaction }, { ...written, method }, lostEvent).pipe(
        Effect.as(done),
        Effect.catchTag("StepRefused", Effect.die),
      )
    }),
  )

const follow = (desk: Desk, id: BookingId, truth: PaymentTruth) => {
  if (truth.state === "captured") return writeDown(desk, id, truth)
  return isLost[truth.state]
    ? lose(desk, id, truth)
    : Effect.succeed(later(`CaptureRefused ${truth.state}`))
}

/** Takes the money of a confirmed booking, however often it takes to be told that it is taken. */
export const capture: JobWork = Effect.fnUntraced(function* (desk, job) {
  const id = job.booking as BookingId
  if (!isToBeCaptured(yield* desk.store.find(id), job.subject)) return done
  return yield* truthAfterCapture(desk, job).pipe(
    Effect.flatMap((truth) => follow(desk, id, truth)),
    Effect.catchTag("PaymentsUnreachable", ({ _tag }) => Effect.succeed(later(_tag))),
  )
})
