import { BusyEvent, type BusyMeaning } from "#core/channels/busy-event.ts"
import { LONGEST_EVENT_DAYS } from "#core/channels/channel.terms.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addDays, daysBetween, malaysianDateAt } from "#core/stay/calendar.ts"
import { Schema } from "effect"
import ICAL from "ical.js"
import { createHash } from "node:crypto"
import { refuse } from "./refused-event.ts"

/** Nights that are asked about. */
export type Window = { readonly from: CalendarDate; readonly until: CalendarDate }

/** Longer ids are replaced by a hash. */
const LONGEST_UID = 200

/** A date as written; a time as the date in Malaysia, except where it names no zone. */
const dateOf = (time: ICAL.Time): CalendarDate => {
  const isFloating = time.zone === null || time.zone === ICAL.Timezone.localTimezone
  return time.isDate || isFloating
    ? (time.toString().slice(0, 10) as CalendarDate)
    : malaysianDateAt(time.toJSDate().getTime())
}

/** The id of an event, or what stands for a long one. */
export const uidOf = (uid: string): string =>
  uid.length <= LONGEST_UID ? uid : createHash("sha256").update(uid).digest("hex")

const isBusyEvent = Schema.is(BusyEvent)

/**
 * The nights of one occurrence; something that begins and ends on one day takes that night. What has
 * no id is known by its nights, or all such events of a calendar would be one.
 */
export const busyFrom = (
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

/** Whether some of the nights are asked about. */
export const isInWindow = ({ from, until }: BusyEvent, window: Window): boolean =>
  until > window.from && from < window.until
