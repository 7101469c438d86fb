import type { CalendarDate } from "./calendar-date.ts"
import { addDays, daysBetween } from "./calendar.ts"
import type { StayDates } from "./stay-dates.ts"

/** How many nights a stay has. */
export const nightsOf = ({ checkIn, checkOut }: StayDates): number => daysBetween(checkIn, checkOut)

/** The date of each night of a stay, in order; the day of leaving is not one of them. */
export const nightDatesOf = (dates: StayDates): ReadonlyArray<CalendarDate> =>
  Array.from({ length: nightsOf(dates) }, (_, night) => addDays(dates.checkIn, night))
