import type { Restriction } from "#core/property/restriction.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addDays, daysBetween, weekdayOf } from "#core/stay/calendar.ts"
import { nightDatesOf } from "#core/stay/nights.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"

const NAMES = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const

/** The days that a restriction is about, out of those given, found by walking through its calendar. */
const isAbout = ({ from, until, weekdays }: Restriction, date: CalendarDate): boolean => {
  if (from !== undefined && daysBetween(from, date) < 0) return false
  if (until !== undefined && daysBetween(date, until) < 0) return false
  const name = NAMES[weekdayOf(date)]
  return weekdays === undefined || weekdays.some((weekday) => weekday === name)
}

/** Whether one restriction lets a stay be sold today, read from the sentences of docs/guides/inventory.md. */
const allows = (asked: Restriction, { checkIn, checkOut }: StayDates, today: CalendarDate) => {
  const nights = daysBetween(checkIn, checkOut)
  const ahead = daysBetween(today, checkIn)
  const slept = nightDatesOf({ checkIn, checkOut })
  const arrives = isAbout(asked, checkIn)
  return [
    !(asked.closed === true && slept.some((night) => isAbout(asked, night))),
    !(
      asked.minNightsThrough !== undefined &&
      slept.some((night) => isAbout(asked, night)) &&
      nights < asked.minNightsThrough
    ),
    !(asked.closedToDeparture === true && isAbout(asked, addDays(checkIn, nights))),
    !(arrives && asked.closedToArrival === true),
    !(arrives && asked.minNights !== undefined && nights < asked.minNights),
    !(arrives && asked.maxNights !== undefined && nights > asked.maxNights),
    !(arrives && asked.bookFrom !== undefined && ahead > asked.bookFrom),
    !(arrives && asked.bookUntil !== undefined && ahead < asked.bookUntil),
  ].every(Boolean)
}

/** Whether every restriction, each on its own, lets a new stay be sold today. */
export const oracleAllows = (
  restrictions: ReadonlyArray<Restriction>,
  dates: StayDates,
  today: CalendarDate,
): boolean => restrictions.every((restriction) => allows(restriction, dates, today))
