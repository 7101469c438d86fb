import { Effect } from "effect"
import { plus, senOf } from "../money/amounts.ts"
import type { PaymentTruth } from "../payment/payments.port.ts"
import type { BookingId } from "./booking-view.ts"
import type { BookingEvent } from "./booking.event.ts"
import { instantAt, type Desk } from "./desk.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import type { Job } from "./job.ts"
import { movedBy, withRefunded } from "./ledger.ts"
import { moveInPlace } from "./move.ts"

/** What the refund of this job is to the booking's life. */
const returned = ({ key }: Job): BookingEvent => ({
  type: key.endsWith("/deposit") ? "DEPOSIT_RETURNED" : "REFUNDED",
})

/** Writes down what went back, and lets the booking's life go on where it waited for it. */
const writeDown = (desk: Desk, job: Job, truth: PaymentTruth) =>
  desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(job.booking as BookingId)
      if (record === null) return done
      const at = instantAt(desk.clock.now())
      const written = withRefunded(record, truth.payment, truth.refunded, at)
      yield* transaction.save(written)
      return yield* moveInPlace({ desk, transaction }, written, returned(job)).pipe(
        Effect.as(done),
        Effect.catchTag("StepRefused", () => Effect.succeed(done)),
      )
    }),
  )

/** Gives money back until it is back; the provider's sum decides what is written down. */
export const refund: JobWork = Effect.fnUntraced(function* (desk, job) {
  const record = yield* desk.store.find(job.booking as BookingId)
  if (record === null) return done
  const { payments } = desk
  const owed = plus(movedBy(record, "refunded", job.subject), senOf(job.amount))
  return yield* payments.refund(job.subject, senOf(job.amount), `refund/${job.key}`).pipe(
    Effect.flatMap((truth) => writeDown(desk, job, truth)),
    Effect.catchTag("PaymentStepRefused", ({ code }) =>
      Effect.flatMap(payments.find(job.subject), (truth) =>
        truth.refunded >= owed
          ? writeDown(desk, job, truth)
          : Effect.succeed(later(`RefundRefused ${code}`)),
      ),
    ),
    Effect.catchTag("PaymentsUnreachable", ({ _tag }) => Effect.succeed(later(_tag))),
  )
})
