import { Schema } from "effect"
import { singleLine } from "../kernel/typed-text.ts"
import { CalendarDate } from "../stay/calendar-date.ts"
import { addDays, daysBetween } from "../stay/calendar.ts"

/**
 * What another site means by nights that are not free: a guest's stay, a closed night in which
 * nobody sleeps, or one of both, which its calendar does not tell apart.
 */
export const BusyMeaning = Schema.Literals(["stay", "closed", "either"])
export type BusyMeaning = typeof BusyMeaning.Type

/** Nights that another site says are not free, up to the day of leaving; nothing of its guests. */
export const BusyEvent = Schema.Struct({
  uid: singleLine(255),
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
  const past = Math.max(0, daysBetween(from, earliest))
  // Of an event that is over less than none is left, and an array of that length is empty.
  return Array.from({ length: daysBetween(from, until) - past }, (_, days) =>
    addDays(from, past + days),
  )
}
