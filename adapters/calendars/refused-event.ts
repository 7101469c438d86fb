import { FeedUnreadable } from "#core/channels/channel.errors.ts"
import type ICAL from "ical.js"

/** No event is described in more characters. */
const LONGEST_MEANT = 200

const valuesOf = (component: ICAL.Component, names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names
    .flatMap((name) => component.getAllProperties(name))
    .map((property) => property.toICALString())
    .map((written) => written.slice(written.indexOf(":") + 1).replaceAll(/[^!-~]/g, ""))

const dated = (value: string): string => value.replace(/^(\d{4})(\d\d)(\d\d)/, "$1-$2-$3")

/**
 * What tells an event from the others without telling who comes: its dates, and in brackets its
 * rules as RFC 5545 writes them. Empty where it has neither.
 */
export const meantBy = (component: ICAL.Component): string => {
  const dates = valuesOf(component, ["dtstart", "dtend", "duration"]).map(dated).join(" – ")
  const rules = valuesOf(component, ["rrule", "rdate"]).map((rule) => `(${rule})`)
  return [dates, ...rules].join(" ").trim().slice(0, LONGEST_MEANT)
}

/** A calendar that is refused, and the event for which it is. */
export const refuse = (
  reason: FeedUnreadable["reason"],
  component?: ICAL.Component,
): FeedUnreadable => new FeedUnreadable({ reason, ...(component && { event: meantBy(component) }) })
