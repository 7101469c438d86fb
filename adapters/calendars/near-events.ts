import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { LONGEST_EVENT_DAYS } from "#core/channels/channel.terms.ts"
import { addDays, daysBetween, isRealDate } from "#core/stay/calendar.ts"
import type { Window } from "./busy-time.ts"

/** A time may be on another date in Malaysia, but not two days away. */
const DAYS_OF_ZONES = 2

/** Lines that say when an event is, beside its beginning and end, or begin something within it. */
const MORE = /^(?:RRULE|RDATE|RECURRENCE-ID|DURATION|BEGIN)[;:]/i
const STARTS = /^DTSTART[;:]/i
const ENDS = /^DTEND[;:]/i
const DATE = /^[^:"]*:(\d{4})(\d{2})(\d{2})(?:T\d{6}Z?)?$/

const dateIn = (line: string): CalendarDate | null => {
  const date = line.replace(DATE, "$1-$2-$3")
  return isRealDate(date) ? (date as CalendarDate) : null
}

/** From the first line about an event to the last: when it is; null where that is not plain. */
const plainDates = (lines: ReadonlyArray<string>) => {
  if (lines.some((line) => MORE.test(line))) return null
  const [start, ...moreStarts] = lines.filter((line) => STARTS.test(line))
  const [end, ...moreEnds] = lines.filter((line) => ENDS.test(line))
  if (start === undefined || moreStarts.length > 0 || moreEnds.length > 0) return null
  const from = dateIn(start)
  const last = dateIn(end ?? start)
  if (from === null || last === null) return null
  const days = daysBetween(from, last)
  return days >= 0 && days <= LONGEST_EVENT_DAYS ? { from, last } : null
}

/** True for an event that plainly ends before a window or begins after it. */
const isFar = (lines: ReadonlyArray<string>, { from, until }: Window): boolean => {
  const dates = plainDates(lines)
  return dates !== null && (dates.last < from || until < dates.from)
}

const BEGIN = /^BEGIN:VEVENT\s*$/i
const END = /^END:VEVENT\s*$/i

/**
 * A calendar without its events that are plainly far from a window. A calendar of many years has
 * more of them than fit into memory once they are parsed. Whatever is not plain stays, for the
 * library to judge.
 */
export const withoutFarEvents = (text: string, { from, until }: Window): string => {
  const window = { from: addDays(from, -DAYS_OF_ZONES), until: addDays(until, DAYS_OF_ZONES) }
  const kept: Array<string> = []
  let event: Array<string> = []
  const keep = () => {
    for (const line of event) kept.push(line)
    event = []
  }
  for (const line of text.replaceAll(/\r?\n[ \t]/g, "").split(/\r?\n/)) {
    if (BEGIN.test(line)) keep()
    if (event.length === 0 && !BEGIN.test(line)) kept.push(line)
    else event.push(line)
    if (!END.test(line)) continue
    if (isFar(event.slice(1), window)) event = []
    keep()
  }
  keep()
  return kept.join("\r\n")
}
