import type { BusyEvent, BusyMeaning } from "#core/channels/busy-event.ts"
import { FeedUnreadable } from "#core/channels/channel.errors.ts"
import { MOST_EVENTS } from "#core/channels/channel.terms.ts"
import { isRealDate } from "#core/stay/calendar.ts"
import ICAL from "ical.js"
import { busyFrom, isInWindow, uidOf, type Window } from "./busy-time.ts"
import { withoutFarEvents } from "./near-events.ts"
import { meantBy, refuse } from "./refused-event.ts"
import { beginningOf, ruleByRule } from "./recurring.ts"

/** How the ids of our own events end. */
export const OURS = "@stays.singgah"

/** Airbnb closes nights with these words; Booking.com has the others for stays and closures alike. */
const CLOSED = /^airbnb \(not available\)$/i
const EITHER = /^(?:closed\b|(?:not |un)available\b|blocked\b|busy\b)/i

const meaningOf = (summary: string): BusyMeaning => {
  if (CLOSED.test(summary)) return "closed"
  return EITHER.test(summary) ? "either" : "stay"
}

const textOf = (event: ICAL.Component, name: string): string => {
  const value: unknown = event.getFirstPropertyValue(name)
  return typeof value === "string" ? value.trim() : ""
}

/** How many times of events that come again are looked at in one calendar. */
const MOST_STEPS = 40_000

/** The steps that are left to the reader of a calendar, and the event that took the most of them. */
type Steps = { left: number; most: number; longest: ICAL.Component | undefined }

const oneStep = (steps: Steps, component: ICAL.Component, taken: number): void => {
  if (taken > steps.most) Object.assign(steps, { most: taken, longest: component })
  if (steps.left === 0) throw refuse("TooManyEvents", steps.longest)
  steps.left -= 1
}

/** An event that comes again and again, as often as it comes within the window. */
const occurrencesOf = (
  event: ICAL.Event,
  about: { uid: string; meaning: BusyMeaning },
  { window, steps }: { readonly window: Window; readonly steps: Steps },
) => {
  const found: Array<BusyEvent> = []
  const iterator = event.iterator(beginningOf(event, window.from))
  for (let taken = 1; ; taken += 1) {
    oneStep(steps, event.component, taken)
    const next = iterator.next()
    if (!next) return found
    const { startDate, endDate, item } = event.getOccurrenceDetails(next)
    const uid = about.uid === "" ? "" : uidOf(`${about.uid}/${next.toString()}`)
    if (textOf(item.component, "status").toUpperCase() === "CANCELLED") continue
    const busy = busyFrom(startDate, endDate, { ...about, uid })
    if (busy.from >= window.until && next.toString().slice(0, 10) >= window.until) return found
    if (isInWindow(busy, window)) found.push(busy)
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

/** Is told of each event that comes again before it is looked at: some are looked at for ever. */
type Begins = (event: string) => void

/** Exceptions of events that come again and again, by the id of the event. */
type Exceptions = ReadonlyMap<string, ReadonlyArray<ICAL.Component>>

const busyTimesOf = (
  component: ICAL.Component,
  exceptions: Exceptions,
  { begins, ...within }: Parameters<typeof occurrencesOf>[2] & { readonly begins: Begins },
): ReadonlyArray<BusyEvent> => {
  if (isFree(component)) return []
  const own = isException(component) ? [] : exceptions.get(textOf(component, "uid"))
  const event = new ICAL.Event(component, { exceptions: [...(own ?? [])] })
  const uid = textOf(component, "uid")
  if (uid.endsWith(OURS)) return []
  if (!hasRealDates(component)) throw refuse("EventUnreadable")
  const about = { uid: uidOf(uid), meaning: meaningOf(textOf(component, "summary")) }
  if (event.isRecurring()) {
    begins(meantBy(component))
    const options = { exceptions: Object.values(event.exceptions) }
    const times = ruleByRule(component).flatMap((one) =>
      occurrencesOf(new ICAL.Event(one, options), about, within),
    )
    return [...new Map(times.map((time) => [`${time.uid} ${time.from}`, time])).values()]
  }
  const busy = busyFrom(event.startDate, event.endDate, about)
  return isInWindow(busy, within.window) ? [busy] : []
}

/** Whatever goes wrong with an event is said of it. */
const eventsOf = (...asked: Parameters<typeof busyTimesOf>): ReadonlyArray<BusyEvent> => {
  try {
    return busyTimesOf(...asked)
  } catch (error) {
    const isNamed = error instanceof FeedUnreadable && error.event !== undefined
    throw isNamed ? error : refuse("EventUnreadable", asked[0])
  }
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

const eventsInAll = (text: string, window: Window, begins: Begins): ReadonlyArray<BusyEvent> => {
  const near = withoutFarEvents(text, window)
  const components = calendarIn(near).getAllSubcomponents("vevent")
  const uids = new Set(
    components.filter((one) => !isException(one)).map((one) => textOf(one, "uid")),
  )
  const isOfAnother = (one: ICAL.Component) => isException(one) && uids.has(textOf(one, "uid"))
  const exceptions = Map.groupBy(components.filter(isOfAnother), (one) => textOf(one, "uid"))
  const within = { window, begins, steps: { left: MOST_STEPS, most: 0, longest: undefined } }
  const events = components
    .filter((component) => !isOfAnother(component))
    .flatMap((component) => eventsOf(component, exceptions, within))
  if (events.length > MOST_EVENTS) throw refuse("TooManyEvents")
  return events
}

/** The events of a calendar, or why there are none, and for which of them; it may take for ever. */
export const busyEventsIn = (
  text: string,
  window: Window,
  begins: Begins = () => undefined,
): { readonly events: ReadonlyArray<BusyEvent> } | Pick<FeedUnreadable, "reason" | "event"> => {
  try {
    return { events: eventsInAll(text, window, begins) }
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) return { reason: "EventUnreadable" }
    const { reason, event } = error
    return event === undefined ? { reason } : { reason, event }
  }
}
