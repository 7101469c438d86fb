import { Effect } from "effect"
import type { PaymentTruth } from "../payment/payments.port.ts"
import type { BookingId } from "./booking-view.ts"
import { instantAt, type Desk } from "./desk.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import type { Job } from "./job.ts"
import { hasMoved, withVoided } from "./ledger.ts"
import { countsOn } from "./money-of-booking.ts"
import { settleBy } from "./settle.ts"

/**
 * Decides that the payment is called off, before the provider hears of it: from here on it confirms
 * no booking, so no stay can be sold on money that is being given back.
 */
const decide = (desk: Desk, { booking, subject }: Job) =>
  desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(booking as BookingId)
      if (record === null || countsOn(record, subject)) return false
      // Money that is known to be taken goes back as a refund.
      if (hasMoved(record, "captured", subject)) return false
      yield* transaction.save(withVoided(record, subject, instantAt(desk.clock.now())))
      return true
    }),
  )

/** Money that was taken after all goes back by way of the booking. */
const learn = (desk: Desk, { booking }: Job, truth: PaymentTruth) => {
  if (truth.state === "cancelled") return Effect.succeed(done)
  return settleBy(desk, booking as BookingId, truth).pipe(
    Effect.map(() => (truth.state === "captured" ? done : later(`VoidRefused ${truth.state}`))),
    Effect.catchTag("BookingNotFound", Effect.die),
  )
}

/** Gives an authorisation back, or calls a payment off that nobody authorised. */
export const voidPayment: JobWork = Effect.fnUntraced(function* (desk, job) {
  if (!(yield* decide(desk, job))) return done
  const { payments } = desk
  return yield* payments.void(job.subject, `void/${job.key}`).pipe(
    Effect.catchTag("PaymentStepRefused", () => payments.find(job.subject)),
    Effect.flatMap((truth) => learn(desk, job, truth)),
    Effect.catchTag("PaymentsUnreachable", ({ _tag }) => Effect.succeed(later(_tag))),
  )
})
