import type { CalendarDate } from "./calendar-date.ts"
import { addDays, weekdayOf } from "./calendar.ts"
import type { FlexibleDates } from "./flexible-dates.ts"
import { firstDayOf, monthOf, type Month } from "./month.ts"
import { stayIssues } from "./stay-dates.rules.ts"
import type { StayDates } from "./stay-dates.ts"

/** A weekend is the nights from Friday to Sunday. */
export const WEEKEND_NIGHTS = 2

const FRIDAY = 5
const DAYS_OF_WEEK = 7

/** The dates of a search, and how they may be moved. */
export type AskedWhen = {
  readonly dates: StayDates | null
  readonly flexible?: FlexibleDates
}

const moved = ({ checkIn, checkOut }: StayDates, days: number): StayDates => ({
  checkIn: addDays(checkIn, days),
  checkOut: addDays(checkOut, days),
})

/** The dates themselves first, then the nearest; of two that are as near, the later ones. */
const around = (dates: StayDates, days: number): ReadonlyArray<StayDates> => [
  dates,
  ...Array.from({ length: days }, (_, day) => [day + 1, -day - 1])
    .flat()
    .map((later) => moved(dates, later)),
]

/** Every weekend that begins in a month, the earliest first. */
export const weekendsIn = (month: Month): ReadonlyArray<StayDates> => {
  const first = firstDayOf(month)
  const friday = addDays(first, (FRIDAY - weekdayOf(first) + DAYS_OF_WEEK) % DAYS_OF_WEEK)
  const weekends: Array<StayDates> = []
  for (let checkIn = friday; monthOf(checkIn) === month; checkIn = addDays(checkIn, DAYS_OF_WEEK))
    weekends.push({ checkIn, checkOut: addDays(checkIn, WEEKEND_NIGHTS) })
  return weekends
}

/**
 * The dates that a search asks about, those to be preferred first: its own where it is not flexible,
 * and null without any. Flexible dates are those that can still be asked for today: at most seven.
 */
export const possibleDates = (
  { dates, flexible }: AskedWhen,
  today: CalendarDate,
): ReadonlyArray<StayDates | null> => {
  const canBeAsked = (one: StayDates): boolean => stayIssues(one, today).length === 0
  switch (flexible?.kind) {
    case undefined:
      return [dates]
    case "around":
      return dates === null ? [null] : around(dates, flexible.days).filter(canBeAsked)
    case "weekends":
      return weekendsIn(flexible.month).filter(canBeAsked)
    default:
      return flexible satisfies never
  }
}
