import type { CalendarDate } from "../stay/calendar-date.ts"
import { daysBetween } from "../stay/calendar.ts"
import { nightDatesOf } from "../stay/nights.ts"
import type { StayDates } from "../stay/stay-dates.ts"
import { dayOf, type Day } from "../stay/weekday.ts"

/** The dates of a stay as restrictions ask after them. */
export type AskedStay = {
  readonly arrival: Day
  readonly departure: Day
  readonly nights: ReadonlyArray<Day>
  /** Days from today to the arrival. */
  readonly daysAhead: number
  /** The dates that the guest has already where a booking is changed; null for a new one. */
  readonly booked: StayDates | null
}

/** The dates of a stay asked for today, instead of those of a booking where there is one. */
export const askedStay = (
  dates: StayDates,
  today: CalendarDate,
  booked: StayDates | null = null,
): AskedStay => ({
  arrival: dayOf(dates.checkIn),
  departure: dayOf(dates.checkOut),
  nights: nightDatesOf(dates).map(dayOf),
  daysAhead: daysBetween(today, dates.checkIn),
  booked,
})
