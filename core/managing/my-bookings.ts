import { Schema } from "effect"
import { Sen } from "../money/sen.ts"
import { PaymentMethod } from "../payment/payment.ts"
import { Party } from "../stay/party.ts"
import { StayDates } from "../stay/stay-dates.ts"
import { BookingStatus } from "../booking/booking-status.ts"
import { BookedProperty, BookedRoom, BookingId } from "../booking/booking-view.ts"
import { ConfirmationCode } from "../booking/confirmation-code.ts"

/** One line of a guest's bookings. */
export const BookingSummary = Schema.Struct({
  id: BookingId,
  code: Schema.NullOr(ConfirmationCode),
  status: BookingStatus,
  property: BookedProperty,
  dates: StayDates,
  party: Party,
  rooms: Schema.Array(BookedRoom),
  /** What is charged or due, with the part of it that is only held and goes back. */
  total: Sen,
  deposit: Sen,
  method: Schema.NullOr(PaymentMethod),
})
export interface BookingSummary extends Schema.Schema.Type<typeof BookingSummary> {}

/** The stays an account has booked: what comes first, then what was, the latest first. */
export const MyBookings = Schema.Struct({
  upcoming: Schema.Array(BookingSummary),
  past: Schema.Array(BookingSummary),
  cancelled: Schema.Array(BookingSummary),
})
export interface MyBookings extends Schema.Schema.Type<typeof MyBookings> {}
