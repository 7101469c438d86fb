import { UTCDateMini } from "@date-fns/utc/date/mini"
import { addMonths as monthsLater } from "date-fns/addMonths"
import { getDaysInMonth } from "date-fns/getDaysInMonth"
import type { CalendarDate } from "./calendar-date.ts"
import { addDays, weekdayOf } from "./calendar.ts"

/** A month of the calendar, written `2026-12`. */
export type Month = string

export const monthOf = (date: CalendarDate): Month => date.slice(0, 7)

const beginningOf = (month: Month): Date => new UTCDateMini(`${month}-01T00:00:00.000Z`)

/** The month so many months later, or earlier when negative. */
export const addMonths = (month: Month, count: number): Month =>
  monthsLater(beginningOf(month), count).toISOString().slice(0, 7)

export const firstDayOf = (month: Month): CalendarDate => `${month}-01` as CalendarDate

const dayOf = (date: CalendarDate): number => Number(date.slice(8))

/** The same day of another month, or its last day where it is shorter. */
export const sameDayIn = (date: CalendarDate, month: Month): CalendarDate =>
  addDays(firstDayOf(month), Math.min(dayOf(date), getDaysInMonth(beginningOf(month))) - 1)

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
