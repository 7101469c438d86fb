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

type List = keyof MyBookings

const lists: Readonly<Record<SoldBooking["status"], List>> = {
  confirmed: "upcoming",
  staying: "upcoming",
  completed: "past",
  cancelled: "cancelled",
  refunded: "cancelled",
}

/** A stay whose last day is over is past, also while its status does not say so yet. */
const listOf = ({ status, dates }: SoldBooking, today: CalendarDate): List =>
  lists[status] === "upcoming" && dates.checkOut < today ? "past" : lists[status]

const byCheckIn = ({ dates: one }: SoldBooking, { dates: other }: SoldBooking): number =>
  daysBetween(other.checkIn, one.checkIn)

/** Bookings grouped by status; holds that never became a booking are left out. */
export const sortedBookings = (
  records: ReadonlyArray<BookingRecord>,
  today: CalendarDate,
): MyBookings => {
  const booked = records.filter(isSold).toSorted(byCheckIn)
  const on = (list: List) =>
    booked.filter((record) => listOf(record, today) === list).map(bookingSummaryOf)
  return {
    upcoming: on("upcoming"),
    past: on("past").toReversed(),
    cancelled: on("cancelled").toReversed(),
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
