import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"

/** A stay that begins so many days from today and lasts so many nights. */
export const staying = (daysAhead: number, nights = 2): StayDates => {
  const checkIn = addDays(malaysianDateAt(Date.now()), daysAhead)
  return { checkIn, checkOut: addDays(checkIn, nights) }
}

/** A day as guests in Malaysia type it. */
export const typedDay = (day: string): string => day.split("-").reverse().join("/")
