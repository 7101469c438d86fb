import { Schema } from "effect"
import type { CalendarDate } from "./calendar-date.ts"
import { weekdayOf } from "./calendar.ts"

/** The days of a week by short names, Sunday first. */
export const Weekday = Schema.Literals(["sun", "mon", "tue", "wed", "thu", "fri", "sat"])
export type Weekday = typeof Weekday.Type

/** A date with the day of the week that it is. */
export type Day = { readonly date: CalendarDate; readonly weekday: Weekday }

/** The date with its weekday. */
export const dayOf = (date: CalendarDate): Day => ({
  date,
  weekday: Weekday.literals[weekdayOf(date)] as Weekday,
})
