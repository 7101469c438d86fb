import { Schema } from "effect"
import { line } from "../kernel/typed-text.ts"
import { CalendarDate } from "../stay/calendar-date.ts"
import { addDays } from "../stay/calendar.ts"

/**
 * What another site means by nights that are not free: a guest's stay, a closed night in which
 * nobody sleeps, or one of both, which its calendar does not tell apart.
 */
export const BusyMeaning = Schema.Literals(["stay", "closed", "either"])
export type BusyMeaning = typeof BusyMeaning.Type

/** Nights that another site says are not free, up to the day of leaving; nothing of its guests. */
export const BusyEvent = Schema.Struct({
  uid: line(255),
  from: CalendarDate,
  /** The morning after the last night. */
  until: CalendarDate,
  meaning: BusyMeaning,
})
export interface BusyEvent extends Schema.Schema.Type<typeof BusyEvent> {}

/** Each night of an event that is not before a day. */
export const nightsOfEvent = (
  { from, until }: Pick<BusyEvent, "from" | "until">,
  earliest: CalendarDate,
): ReadonlyArray<CalendarDate> => {
  const nights: Array<CalendarDate> = []
  for (let night = from > earliest ? from : earliest; night < until; night = addDays(night, 1))
    nights.push(night)
  return nights
}
