import type { CalendarDate } from "../stay/calendar-date.ts"
import type { QuotedNight } from "./quoted-night.ts"

type Nights = ReadonlyArray<QuotedNight>

/** The first and the last day of nights in any order; there is at least one night. */
export const daysOf = (
  nights: Nights,
): { readonly first: CalendarDate; readonly last: CalendarDate } => {
  const days = nights.map(({ date }) => date).toSorted()
  return { first: days.at(0) as CalendarDate, last: days.at(-1) as CalendarDate }
}

/** How many nights there are over all rooms. */
export const countRoomNights = (nights: Nights): number =>
  nights.reduce((sum, { rooms }) => sum + rooms, 0)

/** Each date of a stay once, however many kinds of room it has. */
export const datesOf = (nights: Nights): ReadonlyArray<CalendarDate> => [
  ...new Set(nights.map(({ date }) => date)),
]

/** How many rooms a stay has: as many on each date. */
export const roomsIn = (nights: Nights): number => countRoomNights(nights) / datesOf(nights).length
