import { stayStartsAt } from "../pricing/refund.ts"
import type { AcceptedGuest } from "../people/accepted-guest.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { pendingChangeOf, confirmationCodeOf, partsOf } from "../booking/booking-stage.ts"
import { bookingViewOf } from "./booking-view-of.ts"
import { maskedNumber } from "../booking/masking.ts"
import { paidOf } from "../booking/money-of-booking.ts"
import type { BookingSummary } from "../managing/my-bookings.ts"
import type { OpenChange, OwnGuest, WholeBooking } from "../booking/whole-booking.ts"

const ownGuest = ({ identity, ...rest }: AcceptedGuest): OwnGuest => ({
  ...rest,
  identity: { kind: identity.kind, masked: maskedNumber(identity.number) },
})

const openChangeOf = (record: BookingRecord): OpenChange | null => {
  const change = pendingChangeOf(record)
  if (change === null) return null
  const { dates, party, rooms, quote, amount, until } = change
  return { dates, party, rooms, total: quote.total, amount, until }
}

/** A booking as its owner sees it. */
export const wholeBookingOf = (record: BookingRecord, now: number): WholeBooking => ({
  ...bookingViewOf(record, now, true),
  guest: record.guest === null ? null : ownGuest(record.guest),
  ledger: record.ledger,
  history: record.history,
  paid: paidOf(record),
  stayStartsAt: stayStartsAt(record.dates.checkIn),
  openChange: openChangeOf(record),
  failedChange: partsOf(record).failedChange,
})

/** A booking as one line of a list. */
export const bookingSummaryOf = (record: BookingRecord): BookingSummary => {
  const { id, status, property, dates, party, rooms, quote, method } = record
  const { total, deposit } = quote
  const code = confirmationCodeOf(record)
  return { id, code, status, property, dates, party, rooms, total, deposit, method }
}
