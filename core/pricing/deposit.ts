import type { CalendarDate } from "../stay/calendar-date.ts"
import { addDays } from "../stay/calendar.ts"

/** How many days after check-out the deposit goes back. */
export const DEPOSIT_RETURN_DAYS = 3

/** The day on which the deposit of a stay goes back. */
export const depositReturnsOn = (checkOut: CalendarDate): CalendarDate =>
  addDays(checkOut, DEPOSIT_RETURN_DAYS)
