import { Effect, Schema } from "effect"
import { BookingId } from "./booking-view.ts"
import { PaymentUnavailable } from "./booking.errors.ts"
import type { Desk } from "./desk.ts"
import { settleBy } from "./settle.ts"

const isBookingId = Schema.is(BookingId)

/**
 * A message from the provider is only a hint where to look: the truth is asked, and the booking it
 * names is moved by it. Messages about what is not ours change nothing.
 */
export const readNotice = Effect.fnUntraced(function* (
  desk: Desk,
  body: string,
  signature: string,
) {
  const { payment } = yield* desk.payments.readNotice(body, signature)
  if (payment === null) return
  const truth = yield* desk.payments
    .find(payment)
    .pipe(Effect.mapError(() => new PaymentUnavailable()))
  if (!isBookingId(truth.booking)) return
  yield* settleBy(desk, truth.booking, truth).pipe(
    Effect.catchTag("BookingNotFound", () => Effect.void),
  )
})
