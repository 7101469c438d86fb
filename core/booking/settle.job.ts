import { Effect } from "effect"
import type { BookingId } from "./booking-view.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import { settleOpenChange } from "./settle-open-change.ts"
import { settle } from "./settle.ts"

/** Asks after a payment until its booking, or its change, no longer waits for it. */
export const settleDue: JobWork = (desk, { booking, subject }) => {
  const isChange = subject === "change"
  const ask = isChange ? settleOpenChange : settle
  return ask(desk, booking as BookingId).pipe(
    Effect.map(({ status, change }) =>
      (isChange ? change !== null : status === "paying") ? later("StillPaying") : done,
    ),
    Effect.catchTags({
      BookingNotFound: () => Effect.succeed(done),
      PaymentUnavailable: () => Effect.succeed(later("PaymentUnavailable")),
    }),
  )
}
