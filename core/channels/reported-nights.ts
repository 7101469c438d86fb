import { Schema } from "effect"
import { CalendarDate } from "../stay/calendar-date.ts"
import { ECHO_MS } from "./channel.terms.ts"

/** A night that another site has read as taken here, and when the last time, in milliseconds since 1970. */
export const ReportedNight = Schema.Struct({ date: CalendarDate, at: Schema.Finite })
export interface ReportedNight extends Schema.Schema.Type<typeof ReportedNight> {}

/** What a site has read, with these nights added; what it no longer repeats is forgotten. */
export const reportedAfter = (
  before: ReadonlyArray<ReportedNight>,
  nights: ReadonlyArray<CalendarDate>,
  now: number,
): ReadonlyArray<ReportedNight> => {
  const again = new Set(nights)
  const kept = before.filter(({ date, at }) => !again.has(date) && now - at < ECHO_MS)
  return [...kept, ...nights.map((date) => ({ date, at: now }))]
}

/**
 * The calendars that may repeat what a reader of ours was sent: those of its site, or all where
 * nobody follows a site of that name.
 */
export const saidBackBy = <Feed extends { readonly source: string }>(
  feeds: ReadonlyArray<Feed>,
  reader: string,
): ReadonlyArray<Feed> => {
  const own = feeds.filter(({ source }) => source === reader)
  return own.length > 0 ? own : feeds
}
