import type { Instant } from "../kernel/instant.ts"
import { refundFor, type Refund } from "../pricing/refund.ts"
import type { BookedRoom } from "../booking/booking-view.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"

type Cancellable = Pick<WholeBooking, "quote" | "dates" | "paid"> & {
  readonly rooms: ReadonlyArray<Pick<BookedRoom, "cancellation">>
}

/** What the guest would get back by cancelling at a moment: the same figures that cancelling uses. */
export const refundIfCancelled = (
  { quote, rooms, dates, paid }: Cancellable,
  at: Instant,
): Refund =>
  refundFor({
    quote,
    policies: rooms.map(({ cancellation }) => cancellation),
    checkIn: dates.checkIn,
    at,
    captured: paid,
  })
