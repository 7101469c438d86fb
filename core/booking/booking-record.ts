import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Sen } from "../money/sen.ts"
import { DeclineReason, PaymentMethod } from "../payment/payment.ts"
import { AcceptedGuest } from "../people/accepted-guest.ts"
import { Quote, TourismTaxReason } from "../pricing/quote.ts"
import { Party } from "../stay/party.ts"
import { StayDates } from "../stay/stay-dates.ts"
import { BookingStatus } from "./booking-status.ts"
import { HistoryEntry, LedgerEntry } from "./ledger-entry.ts"
import { BookedProperty, BookedRoom, BookingId } from "./booking-view.ts"
import { ConfirmationCode } from "./confirmation-code.ts"

/** The payment under way or done: its name at the provider, its try and its amount. */
export const BookingPayment = Schema.Struct({
  payment: Schema.String,
  attempt: Schema.Int,
  amount: Sen,
  clientSecret: Schema.String,
})
export interface BookingPayment extends Schema.Schema.Type<typeof BookingPayment> {}

/** All that is kept of a booking. Its status is changed by the booking machine alone. */
export const BookingRecord = Schema.Struct({
  id: BookingId,
  /** The guest session that holds it, and the key of the wish that made it: together unique. */
  session: Schema.String,
  holdKey: Schema.String,
  code: Schema.NullOr(ConfirmationCode),
  status: BookingStatus,
  property: BookedProperty,
  dates: StayDates,
  party: Party,
  rooms: Schema.Array(BookedRoom),
  /** The prices that the hold keeps. */
  quote: Quote,
  residency: TourismTaxReason,
  guest: Schema.NullOr(AcceptedGuest),
  method: Schema.NullOr(PaymentMethod),
  holdUntil: Instant,
  tries: Schema.Int,
  payment: Schema.NullOr(BookingPayment),
  lastDecline: Schema.NullOr(DeclineReason),
  ledger: Schema.Array(LedgerEntry),
  history: Schema.Array(HistoryEntry),
  createdAt: Instant,
})
export interface BookingRecord extends Schema.Schema.Type<typeof BookingRecord> {}
