import type { Language } from "../kernel/localised.ts"
import type { Instant } from "../kernel/instant.ts"
import type { BookingView } from "../booking/booking-view.ts"
import { writeConfirmationCode } from "../booking/confirmation-code.rules.ts"
import { statusFacts } from "../booking/status-facts.ts"

/** How a stay is written for a calendar: in which language, where it can be looked up, how often it changed. */
export type CalendarFacts = {
  readonly language: Language
  /** The address of the booking's page. */
  readonly url: string
  /** How often the stay was changed: a calendar takes the newer one. */
  readonly changes: number
  readonly now: Instant
  /** What the stay is called; the property's name unless the calendar is its own. */
  readonly summary?: string | undefined
}

const FOLD_AT_OCTETS = 75
const octets = new TextEncoder()

/** Text as RFC 5545 wants it: what has a meaning there is escaped, a line break is written. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\n|\r/g, "\\n")

/** A long line goes on in the next behind a space; no character is cut in two. */
const folded = (line: string): string => {
  const lines = [""]
  let room = FOLD_AT_OCTETS
  for (const character of line) {
    const size = octets.encode(character).length
    if (size > room) {
      lines.push(" ")
      room = FOLD_AT_OCTETS - 1
    }
    lines[lines.length - 1] += character
    room -= size
  }
  return lines.join("\r\n")
}

const asDate = (date: string): string => date.replaceAll("-", "")
const asMoment = (instant: string): string => instant.replace(/[-:]|\.\d{3}/g, "")

type Dated = Pick<BookingView, "id" | "code" | "status" | "property" | "dates">

/** The days of a stay as a calendar file (RFC 5545); the day of leaving is the first that is free. */
export const calendarFile = (
  { id, code, status, property, dates }: Dated,
  { language, url, changes, now, summary }: CalendarFacts,
): string => {
  const { name, address, point } = property
  const isOff = statusFacts[status].isCalledOff
  const said = code === null ? [url] : [writeConfirmationCode(code), url]
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Singgah//Stays//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${id}@singgah`,
    `DTSTAMP:${asMoment(now)}`,
    `SEQUENCE:${changes + (isOff ? 1 : 0)}`,
    `DTSTART;VALUE=DATE:${asDate(dates.checkIn)}`,
    `DTEND;VALUE=DATE:${asDate(dates.checkOut)}`,
    `SUMMARY:${escaped(summary ?? name[language])}`,
    `LOCATION:${escaped(address)}`,
    `GEO:${point.lat};${point.lng}`,
    `DESCRIPTION:${escaped(said.join("\n"))}`,
    `URL:${url}`,
    `STATUS:${isOff ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
  return `${lines.map(folded).join("\r\n")}\r\n`
}
