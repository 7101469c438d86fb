import { Schema } from "effect"
import { CalendarDate } from "./calendar-date.ts"
import { Weekday, type Day } from "./weekday.ts"

/** The days from one to another, both included, on all weekdays or some; a bound left out is none. */
export const DayRange = Schema.Struct({
  from: Schema.optionalKey(CalendarDate),
  until: Schema.optionalKey(CalendarDate),
  weekdays: Schema.optionalKey(Schema.NonEmptyArray(Weekday)),
})
export interface DayRange extends Schema.Schema.Type<typeof DayRange> {}

/** True for a day that is meant. */
export const isInDayRange = (
  { from, until, weekdays }: DayRange,
  { date, weekday }: Day,
): boolean =>
  (from === undefined || from <= date) &&
  (until === undefined || date <= until) &&
  (weekdays === undefined || weekdays.includes(weekday))
