import { Effect } from "effect"
import type { PaymentTruth } from "../payment/payments.port.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { FrontDeskNeeds } from "../front-desk/front-desk.needs.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import type { JobOf } from "../workload/job.ts"
import { hasMoved, withVoided } from "../booking/ledger.ts"
import { countsOn } from "../booking/money-of-booking.ts"
import { settleBy } from "../front-desk/settle.ts"

/**
 * Decides that the payment is called off, before the provider is asked: from here on it confirms
 * no booking, so no stay can be sold on money that is being given back.
 */
const decide = (needs: FrontDeskNeeds, { booking, payment }: JobOf<"void">) =>
  needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(booking as BookingId)
      if (record === null || countsOn(record, payment)) return false
      // Money that is known to be taken goes back as a refund.
      if (hasMoved(record, "captured", payment)) return false
      yield* transaction.save(withVoided(record, payment, instantAt(needs.clock.now())))
      return true
    }),
  )

/** Money that was taken after all goes back by way of the booking. */
const learn = (needs: FrontDeskNeeds, { booking }: JobOf<"void">, truth: PaymentTruth) => {
  if (truth.state === "cancelled") return Effect.succeed(done)
  return settleBy(needs, booking as BookingId, truth).pipe(
    Effect.map(() => (truth.state === "captured" ? done : later(`VoidRefused ${truth.state}`))),
    Effect.catchTag("BookingNotFound", Effect.die),
  )
}

/** Gives an authorisation back, or calls a payment off that nobody authorised. */
export const voidPayment: JobWork<"void"> = Effect.fnUntraced(function* (needs, job) {
  if (!(yield* decide(needs, job))) return done
  const { payments } = needs
  return yield* payments.void(job.payment, `void/${job.key}`).pipe(
    Effect.catchTag("PaymentStepRefused", () => payments.find(job.payment)),
    Effect.flatMap((truth) => learn(needs, job, truth)),
    Effect.catchTag("PaymentsUnreachable", ({ _tag }) => Effect.succeed(later(_tag))),
  )
})
