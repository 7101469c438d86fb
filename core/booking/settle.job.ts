import { Effect } from "effect"
import type { BookingId } from "./booking-view.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import { settle } from "./settle.ts"

/** Asks after a payment until its booking no longer waits for it. */
export const settleDue: JobWork = (desk, { booking }) =>
  settle(desk, booking as BookingId).pipe(
    Effect.map(({ status }) => (status === "paying" ? later("StillPaying") : done)),
    Effect.catchTags({
      BookingNotFound: () => Effect.succeed(done),
      PaymentUnavailable: () => Effect.succeed(later("PaymentUnavailable")),
    }),
  )
