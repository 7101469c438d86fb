import { busyEventsIn } from "#adapters/calendars/busy-events-in.ts"
import { withoutFarEvents } from "#adapters/calendars/near-events.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addDays, daysBetween } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const window = { from: day("2026-04-01"), until: day("2026-06-01") }

const written = (date: CalendarDate): string => date.replaceAll("-", "")
const calendarOf = (lines: ReadonlyArray<string>): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Site//EN", ...lines, "END:VCALENDAR", ""].join(
    "\r\n",
  )

/** Weeks begin on Monday: this was one. */
const MONDAY = day("2001-01-01")
const NAMES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
const weekOf = (date: CalendarDate): number => Math.floor(daysBetween(MONDAY, date) / 7)
const nameOf = (date: CalendarDate): string | undefined => NAMES[daysBetween(MONDAY, date) % 7]

const anyStart = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays(day("2001-06-01"), days))
const anyDays = fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 4 })
const anyRule = fc.record({
  freq: fc.constantFrom("DAILY", "WEEKLY"),
  interval: fc.integer({ min: 1, max: 5 }),
  byDay: anyDays,
  until: fc.option(anyStart),
})

describe("an event that comes again", () => {
  it("comes in a window as its rule says, however long ago it began", () => {
    fc.assert(
      fc.property(anyStart, anyRule, (start, { freq, interval, byDay, until }) => {
        // Begins on a day on which it comes, as calendars do.
        const days = byDay.length > 0 && freq === "WEEKLY" ? [nameOf(start) ?? "", ...byDay] : []
        const rule = [
          `RRULE:FREQ=${freq};INTERVAL=${interval}`,
          ...(days.length > 0 ? [`BYDAY=${[...new Set(days)].join(",")}`] : []),
          ...(until ? [`UNTIL=${written(until)}`] : []),
        ].join(";")
        const lines = ["BEGIN:VEVENT", "UID:a", `DTSTART;VALUE=DATE:${written(start)}`, rule]

        const read = busyEventsIn(calendarOf([...lines, "END:VEVENT"]), window)

        const comes = (date: CalendarDate): boolean => {
          if (date < start || (until !== null && date > until)) return false
          if (freq === "DAILY") return daysBetween(start, date) % interval === 0
          const isDay =
            days.length > 0 ? days.includes(nameOf(date) ?? "") : nameOf(date) === nameOf(start)
          return isDay && (weekOf(date) - weekOf(start)) % interval === 0
        }
        const nights = Array.from({ length: daysBetween(window.from, window.until) }, (_, place) =>
          addDays(window.from, place),
        )
        expect("events" in read ? read.events.map(({ from }) => from) : read).toEqual(
          nights.filter(comes),
        )
      }),
      { numRuns: 300 },
    )
  })
})

describe("an occurrence of long ago", () => {
  const since = [
    "BEGIN:VEVENT",
    "UID:a",
    "DTSTART;VALUE=DATE:20000101",
    "RRULE:FREQ=WEEKLY;UNTIL=20200101",
    "END:VEVENT",
  ]
  const moved = [
    "BEGIN:VEVENT",
    "UID:a",
    "RECURRENCE-ID;VALUE=DATE:20000108",
    "DTSTART;VALUE=DATE:20260501",
    "END:VEVENT",
  ]

  it("is read where it was moved into the window", () => {
    expect(busyEventsIn(calendarOf([...since, ...moved]), window)).toEqual({
      events: [{ uid: "a/2000-01-08", from: "2026-05-01", until: "2026-05-02", meaning: "stay" }],
    })
  })
})

describe("a calendar without what is far from a window", () => {
  const event = (...lines: ReadonlyArray<string>) => [
    "BEGIN:VEVENT",
    "UID:a",
    ...lines,
    "END:VEVENT",
  ]
  const left = (...lines: ReadonlyArray<string>) => withoutFarEvents(calendarOf(lines), window)

  it.each([
    [["DTSTART;VALUE=DATE:20260329", "DTEND;VALUE=DATE:20260329"]],
    [["dtstart:20260101T100000Z", "dtend:20260102T100000Z"]],
    [["DTSTART;TZID=Asia/Kuala_Lumpur:20260101T100000"]],
    [["DTSTART;VALUE=DA", " TE:20250101"]],
    [["DTSTART;VALUE=DATE:20260604"]],
  ])("has not %j", (lines) => {
    expect(left(...event(...lines))).toBe(calendarOf([]))
  })

  it.each([
    [["DTSTART;VALUE=DATE:20260330"]],
    [["DTSTART;VALUE=DATE:20260603"]],
    [["DTSTART;VALUE=DATE:20250101", "DTEND;VALUE=DATE:20260330"]],
    [["DTSTART;VALUE=DATE:20250101", "RRULE:FREQ=DAILY"]],
    [["DTSTART;VALUE=DATE:20250101", "RDATE;VALUE=DATE:20260501"]],
    [["DTSTART;VALUE=DATE:20250101", "DURATION:P600D"]],
    [["DTSTART;VALUE=DATE:20250101", "RECURRENCE-ID;VALUE=DATE:20250101"]],
    [["DTSTART;VALUE=DATE:20251301"]],
    [["DTSTART;VALUE=DATE:20250101", "DTEND;VALUE=DATE:20240101"]],
    [["DTSTART;VALUE=DATE:20150101", "DTEND;VALUE=DATE:20250101"]],
    [["DTSTART;VALUE=DATE:20250101", "DTSTART;VALUE=DATE:20260501"]],
    [["SUMMARY:Reserved"]],
    [["DTSTART;VALUE=DATE:20250101", "BEGIN:VALARM", "END:VALARM"]],
  ])("has %j still", (lines) => {
    expect(left(...event(...lines))).toBe(calendarOf(event(...lines)))
  })

  it("has what stands around its events as it was", () => {
    const zone = ["BEGIN:VTIMEZONE", "TZID:Here", "END:VTIMEZONE"]
    const far = event("DTSTART;VALUE=DATE:20200101")
    const near = event("DTSTART;VALUE=DATE:20260501")

    expect(left(...far, ...zone, ...near, ...far)).toBe(calendarOf([...zone, ...near]))
  })

  it("has an event that does not end still, so that it is no calendar", () => {
    const unfinished = ["BEGIN:VEVENT", "DTSTART;VALUE=DATE:20200101"]

    expect(left(...unfinished)).toBe(calendarOf(unfinished))
    expect(busyEventsIn(calendarOf(unfinished), window)).toEqual({ reason: "NotACalendar" })
  })
})
