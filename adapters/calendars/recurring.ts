import { LONGEST_EVENT_DAYS } from "#core/channels/channel.terms.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { daysBetween } from "#core/stay/calendar.ts"
import ICAL from "ical.js"

/** An event may reach so far into a window, with a week for zones and the beginning of weeks. */
const DAYS_BEFORE = LONGEST_EVENT_DAYS + 7

const DAYS_OF: Readonly<Partial<Record<string, number>>> = { DAILY: 1, WEEKLY: 7 }

/** After so many days a rule begins again as it was; null where that is not plain. */
const periodOf = (component: ICAL.Component): number | null => {
  const [property, ...others] = component.getAllProperties("rrule")
  const rule: unknown = property?.getFirstValue()
  if (!(rule instanceof ICAL.Recur) || others.length > 0 || rule.isByCount()) return null
  const isPlain = Object.keys(rule.parts).every((part) => part === "BYDAY")
  const days = DAYS_OF[rule.freq]
  if (!isPlain || days === undefined || component.hasProperty("rdate")) return null
  return days * rule.interval
}

/**
 * Where to begin to look for an event that comes again: at its beginning, or where it comes at
 * last as it came there, long before a day. Years of nights that are past are passed over, except
 * where one of them was moved: it may be moved to any day.
 */
export const beginningOf = (event: ICAL.Event, first: CalendarDate): ICAL.Time => {
  const start = event.startDate.clone()
  const period = periodOf(event.component)
  const past = daysBetween(start.toString().slice(0, 10) as CalendarDate, first) - DAYS_BEFORE
  if (period === null || past < period) return start
  const later = start.clone()
  later.adjust(past - (past % period), 0, 0, 0)
  return Object.keys(event.exceptions).some((moved) => moved < later.toString()) ? start : later
}

/** The event once for each of its rules: ical.js leaves out times where several rules end by count. */
export const ruleByRule = (component: ICAL.Component): ReadonlyArray<ICAL.Component> => {
  const rules = component.getAllProperties("rrule")
  if (rules.length < 2) return [component]
  return rules.map((rule) => {
    const one = new ICAL.Component(structuredClone(component.toJSON()))
    one.removeAllProperties("rrule")
    one.addProperty(new ICAL.Property(structuredClone(rule.toJSON())))
    return one
  })
}
