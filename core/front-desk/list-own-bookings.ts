import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import { daysBetween } from "../stay/calendar.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { BookingRecord, SoldBooking } from "../booking/booking-record.ts"
import { isSold } from "../booking/booking-stage.ts"
import { todayAt, type FrontDeskNeeds } from "./front-desk.needs.ts"
import { NotSignedIn } from "../people/visitor.errors.ts"
import type { MyBookings } from "../managing/my-bookings.ts"
import { bookingSummaryOf } from "./whole-booking-of.ts"
import { statusFacts } from "../booking/status-facts.ts"

const isOver = ({ status, dates }: SoldBooking, today: CalendarDate): boolean =>
  status === "completed" || (statusFacts[status].isLiving && dates.checkOut < today)

const byCheckIn = ({ dates: one }: SoldBooking, { dates: other }: SoldBooking): number =>
  daysBetween(other.checkIn, one.checkIn)

/** Bookings grouped by status; holds that never became a booking are left out. */
export const sortedBookings = (
  records: ReadonlyArray<BookingRecord>,
  today: CalendarDate,
): MyBookings => {
  const booked = records.filter(isSold).toSorted(byCheckIn)
  const past = booked.filter((record) => isOver(record, today))
  const upcoming = booked.filter(
    (record) => statusFacts[record.status].isLiving && !past.includes(record),
  )
  const cancelled = booked.filter((record) => ![...past, ...upcoming].includes(record))
  return {
    upcoming: upcoming.map(bookingSummaryOf),
    past: past.toReversed().map(bookingSummaryOf),
    cancelled: cancelled.toReversed().map(bookingSummaryOf),
  }
}

/** The bookings of the signed-in guest. */
export const listOwnBookings = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  { account }: Visitor,
) {
  if (account === undefined) return yield* new NotSignedIn()
  return sortedBookings(yield* needs.store.ofOwner(account), todayAt(needs))
})
