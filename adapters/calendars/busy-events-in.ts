import { BusyEvent, type BusyMeaning } from "#core/channels/busy-event.ts"
import { FeedUnreadable } from "#core/channels/channel.errors.ts"
import { LONGEST_EVENT_DAYS, MOST_EVENTS } from "#core/channels/channel.terms.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addDays, daysBetween, isRealDate, malaysianDateAt } from "#core/stay/calendar.ts"
import { Schema } from "effect"
import ICAL from "ical.js"
import { createHash } from "node:crypto"
import { withoutFarEvents } from "./near-events.ts"
import { beginningOf, ruleByRule } from "./recurring.ts"

/** Nights that are asked about. */
export type Window = { readonly from: CalendarDate; readonly until: CalendarDate }

/** How the ids of our own events end. */
export const OURS = "@stays.singgah"

/** Longer ids are replaced by a hash. */
const LONGEST_UID = 200

const refuse = (reason: FeedUnreadable["reason"]): FeedUnreadable => new FeedUnreadable({ reason })

/** Airbnb closes nights with these words; Booking.com has the others for stays and closures alike. */
const CLOSED = /^airbnb \(not available\)$/i
const EITHER = /^(?:closed\b|(?:not |un)available\b|blocked\b|busy\b)/i

const meaningOf = (summary: string): BusyMeaning => {
  if (CLOSED.test(summary)) return "closed"
  return EITHER.test(summary) ? "either" : "stay"
}

/** A date as written; a time as the date in Malaysia, except where it names no zone. */
const dateOf = (time: ICAL.Time): CalendarDate => {
  const isFloating = time.zone === null || time.zone === ICAL.Timezone.localTimezone
  return time.isDate || isFloating
    ? (time.toString().slice(0, 10) as CalendarDate)
    : malaysianDateAt(time.toJSDate().getTime())
}

const uidOf = (uid: string): string =>
  uid.length <= LONGEST_UID ? uid : createHash("sha256").update(uid).digest("hex")

const textOf = (event: ICAL.Component, name: string): string => {
  const value: unknown = event.getFirstPropertyValue(name)
  return typeof value === "string" ? value.trim() : ""
}

const isBusyEvent = Schema.is(BusyEvent)

/**
 * The nights of one occurrence; something that begins and ends on one day takes that night. What has
 * no id is known by its nights, or all such events of a calendar would be one.
 */
const busyFrom = (
  start: ICAL.Time,
  end: ICAL.Time,
  { uid, meaning }: { uid: string; meaning: BusyMeaning },
): BusyEvent => {
  const from = dateOf(start)
  const last = dateOf(end)
  const until = last > from ? last : addDays(from, 1)
  const event = { uid: uid === "" ? `${from}/${until}` : uid, from, until, meaning }
  if (!isBusyEvent(event) || last < from) throw refuse("EventUnreadable")
  if (daysBetween(from, event.until) > LONGEST_EVENT_DAYS) throw refuse("EventUnreadable")
  return event
}

const isIn = ({ from, until }: BusyEvent, window: Window): boolean =>
  until > window.from && from < window.until

/** How many times of events that come again are looked at in one calendar. */
const MOST_STEPS = 40_000

/** The steps that are left to the reader of a calendar. */
type Steps = { left: number }

/** An event that comes again and again, as often as it comes within the window. */
const occurrencesOf = (
  event: ICAL.Event,
  about: { uid: string; meaning: BusyMeaning },
  { window, steps }: { readonly window: Window; readonly steps: Steps },
) => {
  const found: Array<BusyEvent> = []
  const iterator = event.iterator(beginningOf(event, window.from))
  for (;;) {
    if (steps.left === 0) throw refuse("TooManyEvents")
    steps.left -= 1
    const next = iterator.next()
    if (!next) return found
    const { startDate, endDate, item } = event.getOccurrenceDetails(next)
    const uid = about.uid === "" ? "" : uidOf(`${about.uid}/${next.toString()}`)
    if (textOf(item.component, "status").toUpperCase() === "CANCELLED") continue
    const busy = busyFrom(startDate, endDate, { ...about, uid })
    if (busy.from >= window.until && next.toString().slice(0, 10) >= window.until) return found
    if (isIn(busy, window)) found.push(busy)
  }
}

const isFree = (component: ICAL.Component): boolean =>
  textOf(component, "status").toUpperCase() === "CANCELLED" ||
  textOf(component, "transp").toUpperCase() === "TRANSPARENT"

/** ical.js takes the first of the thirteenth month for January; nobody meant that. */
const isReal = (property: ICAL.Property | null): boolean => {
  const written: unknown = property?.toJSON().at(3)
  return typeof written === "string" && isRealDate(written.slice(0, 10))
}

const hasRealDates = (component: ICAL.Component): boolean => {
  const end = component.getFirstProperty("dtend")
  return isReal(component.getFirstProperty("dtstart")) && (end === null || isReal(end))
}

const isException = (component: ICAL.Component): boolean =>
  component.getFirstProperty("recurrence-id") !== null

/** Exceptions of events that come again and again, by the id of the event. */
type Exceptions = ReadonlyMap<string, ReadonlyArray<ICAL.Component>>

const eventsOf = (
  component: ICAL.Component,
  exceptions: Exceptions,
  within: Parameters<typeof occurrencesOf>[2],
): ReadonlyArray<BusyEvent> => {
  if (isFree(component)) return []
  const own = isException(component) ? [] : exceptions.get(textOf(component, "uid"))
  const event = new ICAL.Event(component, { exceptions: [...(own ?? [])] })
  const uid = textOf(component, "uid")
  if (uid.endsWith(OURS)) return []
  if (!hasRealDates(component)) throw refuse("EventUnreadable")
  const about = { uid: uidOf(uid), meaning: meaningOf(textOf(component, "summary")) }
  if (event.isRecurring()) {
    const options = { exceptions: Object.values(event.exceptions) }
    const times = ruleByRule(component).flatMap((one) =>
      occurrencesOf(new ICAL.Event(one, options), about, within),
    )
    return [...new Map(times.map((time) => [`${time.uid} ${time.from}`, time])).values()]
  }
  const busy = busyFrom(event.startDate, event.endDate, about)
  return isIn(busy, within.window) ? [busy] : []
}

/** Some sites begin with a byte-order mark, and fold lines with whatever they have. */
const parsed = (text: string): ICAL.Component => {
  const component = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, "").trim()))
  if (component.name !== "vcalendar") throw refuse("NotACalendar")
  return component
}

const calendarIn = (text: string): ICAL.Component => {
  try {
    return parsed(text)
  } catch {
    throw refuse("NotACalendar")
  }
}

const eventsInAll = (text: string, window: Window): ReadonlyArray<BusyEvent> => {
  const near = withoutFarEvents(text, window)
  const components = calendarIn(near).getAllSubcomponents("vevent")
  const uids = new Set(
    components.filter((one) => !isException(one)).map((one) => textOf(one, "uid")),
  )
  const isOfAnother = (one: ICAL.Component) => isException(one) && uids.has(textOf(one, "uid"))
  const exceptions = Map.groupBy(components.filter(isOfAnother), (one) => textOf(one, "uid"))
  const within = { window, steps: { left: MOST_STEPS } }
  const events = components
    .filter((component) => !isOfAnother(component))
    .flatMap((component) => eventsOf(component, exceptions, within))
  if (events.length > MOST_EVENTS) throw refuse("TooManyEvents")
  return events
}

/** The events of a calendar, or why there are none; it may take for ever. */
export const busyEventsIn = (
  text: string,
  window: Window,
):
  { readonly events: ReadonlyArray<BusyEvent> } | { readonly reason: FeedUnreadable["reason"] } => {
  try {
    return { events: eventsInAll(text, window) }
  } catch (error) {
    return { reason: error instanceof FeedUnreadable ? error.reason : "EventUnreadable" }
  }
}
