import type { CalendarDate } from "../stay/calendar-date.ts"
import { addDays } from "../stay/calendar.ts"

/** Nights in a row, up to the day of leaving. */
export type TakenRange = { readonly from: CalendarDate; readonly until: CalendarDate }

/** Nights in order, each once, as the fewest ranges. */
export const rangesOf = (nights: ReadonlyArray<CalendarDate>): ReadonlyArray<TakenRange> => {
  const ranges: Array<TakenRange> = []
  for (const night of nights) {
    const last = ranges.at(-1)
    const until = addDays(night, 1)
    if (last?.until === night) ranges.splice(-1, 1, { ...last, until })
    else ranges.push({ from: night, until })
  }
  return ranges
}
