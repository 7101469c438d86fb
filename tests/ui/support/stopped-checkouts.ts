import { BookingsUnreachable, HoldLimited } from "#core/booking/booking.errors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { noDetails } from "#core/checkout/checkout.context.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { Effect } from "effect"
import { noon, wanted } from "./at-checkout.tsx"

const held = aBookingView()

/** A checkout whose hold is refused. */
export const refusesHold = (failure: Effect.Error<ReturnType<Bookings["hold"]>>) => ({
  bookings: { hold: () => Effect.fail(failure) },
})

/** A property at which too many rooms are held without payment. */
export const holdLimited = new HoldLimited({ reason: "property", retryAfterSeconds: 270 })

/** What a tab keeps of a stay that was held. */
const heldRecord = {
  visit: "visit-1",
  requests: 0,
  stay: wanted.stay,
  total: held.quote.total,
  booking: held.id,
  details: noDetails,
}

/** A checkout opened again, whose booking nobody can answer for. */
export const unanswered = {
  input: { record: heldRecord, wanted: null },
  bookings: { find: () => Effect.fail(new BookingsUnreachable()) },
}

/** A checkout whose hold has ended. */
export const holdOver = { now: () => noon + 15 * 60_000 }
