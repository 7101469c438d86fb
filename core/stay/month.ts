import type { CalendarDate } from "./calendar-date.ts"
import { addDays, weekdayOf } from "./calendar.ts"

/** A month of the calendar, written `2026-12`. */
export type Month = string

const MONTHS_A_YEAR = 12

export const monthOf = (date: CalendarDate): Month => date.slice(0, 7)

/** The month so many months later, or earlier when negative. */
export const addMonths = (month: Month, count: number): Month => {
  const [year, number] = month.split("-").map(Number) as [number, number]
  const months = year * MONTHS_A_YEAR + number - 1 + count
  const written = String((months % MONTHS_A_YEAR) + 1).padStart(2, "0")
  return `${Math.floor(months / MONTHS_A_YEAR)}-${written}`
}

export const firstDayOf = (month: Month): CalendarDate => `${month}-01` as CalendarDate

const dayOf = (date: CalendarDate): number => Number(date.slice(8))

/** The same day of another month, or its last day where it is shorter. */
export const sameDayIn = (date: CalendarDate, month: Month): CalendarDate => {
  const last = addDays(firstDayOf(addMonths(month, 1)), -1)
  return addDays(firstDayOf(month), Math.min(dayOf(date), dayOf(last)) - 1)
}

/** The weeks of a month from Monday to Sunday; days of other months are null. */
export const weeksOf = (month: Month): ReadonlyArray<ReadonlyArray<CalendarDate | null>> => {
  const first = firstDayOf(month)
  const before = (weekdayOf(first) + 6) % 7
  const weeks: Array<Array<CalendarDate | null>> = []
  for (let start = addDays(first, -before); monthOf(start) <= month; start = addDays(start, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, day) => addDays(start, day)).map((date) =>
        monthOf(date) === month ? date : null,
      ),
    )
  return weeks
}
