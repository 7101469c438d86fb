import { Effect } from "effect"
import type { PaymentTruth } from "../payment/payments.port.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { BookingId } from "./booking-view.ts"
import { instantAt, type Desk } from "./desk.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import type { Job } from "./job.ts"
import { hasMoved, withCaptured } from "./ledger.ts"

/** Money is taken for a stay that is sold, by the payment that sold it, once. */
const isToBeCaptured = (record: BookingRecord | null, payment: string): boolean =>
  record !== null &&
  ["confirmed", "staying", "completed"].includes(record.status) &&
  record.payment?.payment === payment &&
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

/** Takes the money of a confirmed booking, however often it takes to be told that it is taken. */
export const capture: JobWork = Effect.fnUntraced(function* (desk, job) {
  const id = job.booking as BookingId
  if (!isToBeCaptured(yield* desk.store.find(id), job.subject)) return done
  return yield* truthAfterCapture(desk, job).pipe(
    Effect.flatMap((truth) =>
      truth.state === "captured"
        ? writeDown(desk, id, truth)
        : Effect.succeed(later(`CaptureRefused ${truth.state}`)),
    ),
    Effect.catchTag("PaymentsUnreachable", ({ _tag }) => Effect.succeed(later(_tag))),
  )
})
