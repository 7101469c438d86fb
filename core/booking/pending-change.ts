import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Sen } from "../money/sen.ts"
import { DeclineReason } from "../payment/payment.ts"
import { Quote } from "../pricing/quote.ts"
import { Party } from "../stay/party.ts"
import { StayDates } from "../stay/stay-dates.ts"
import { BookingPayment } from "./booking-payment.ts"
import { BookedRoom } from "./booking-view.ts"

/** Another stay for the same booking: the days, the people, the rooms and what they cost. */
export const OtherStay = Schema.Struct({
  dates: StayDates,
  party: Party,
  rooms: Schema.Array(BookedRoom),
  quote: Quote,
})
export interface OtherStay extends Schema.Schema.Type<typeof OtherStay> {}

/** A change that waits for its money: its new nights are taken, the old stay stays booked. */
export const PendingChange = Schema.Struct({
  ...OtherStay.fields,
  /** What is to be paid before the stay changes. */
  amount: Sen,
  attempt: Schema.Int,
  payment: Schema.NullOr(BookingPayment),
  until: Instant,
  /** The digest of the mailed link that asked for it, to be spent when it is done. */
  link: Schema.NullOr(Schema.String),
})
export interface PendingChange extends Schema.Schema.Type<typeof PendingChange> {}

/** How a change that had to be paid for ended without it; the stay is as it was. */
export const FailedChange = Schema.Struct({
  at: Instant,
  why: Schema.Literals(["declined", "expired", "givenUp"]),
  decline: Schema.NullOr(DeclineReason),
})
export interface FailedChange extends Schema.Schema.Type<typeof FailedChange> {}
