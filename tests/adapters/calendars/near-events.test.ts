import { withoutFarEvents } from "#adapters/calendars/near-events.ts"
import { LONGEST_EVENT_DAYS } from "#core/channels/channel.terms.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

/** With the two days of the zones it goes from 30 March to 3 June. */
const window = { from: day("2026-04-01"), until: day("2026-06-01") }

const FAR = "DTSTART;VALUE=DATE:20150101"
const calendarOf = (...lines: ReadonlyArray<string>) =>
  ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n")
const anEvent = (...lines: ReadonlyArray<string>) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]

const isLeftOut = (lines: ReadonlyArray<string>): boolean => {
  const rest = withoutFarEvents(calendarOf(...anEvent(...lines)), window)
  expect([calendarOf(), calendarOf(...anEvent(...lines))]).toContain(rest)
  return rest === calendarOf()
}

const daysAfterFar = (days: number): string =>
  `DTEND:${addDays(day("2015-01-01"), days).replaceAll("-", "")}`

describe("an event", () => {
  it.each([
    ["of a day", [FAR]],
    ["that ends", [FAR, "DTEND;VALUE=DATE:20150103"]],
    ["that ends at once", [FAR, "DTEND:20150101"]],
    ["that is as long as one may be", [FAR, daysAfterFar(LONGEST_EVENT_DAYS)]],
    ["with times", ["DTSTART:20150101T140000Z", "DTEND:20150102T120000Z"]],
    ["with times of a zone", ["DTSTART;TZID=Asia/Kuala_Lumpur:20150101T140000"]],
    ["in small letters", ["dtstart:20150101", "dtend:20150103"]],
    ["with a text", ["SUMMARY:DTSTART:20260501", FAR]],
    ["with a text of an end", ["SUMMARY:DTEND:20260501", FAR]],
    ["with a text of a rule", ["SUMMARY:RRULE:FREQ=DAILY", FAR]],
    ["with names that begin alike", ["DTSTARTED:20260501", "DTENDED:20260501", FAR]],
    ["that ends the day before the window", ["DTSTART:20260320", "DTEND:20260329"]],
    ["that begins the day after the window", ["DTSTART:20260604"]],
  ])("is left out where it is plainly far: %s", (_, lines) => {
    expect(isLeftOut(lines)).toBe(true)
  })

  it.each([
    ["ends on the first day", ["DTSTART:20260320", "DTEND:20260330"]],
    ["begins on the last day", ["DTSTART:20260603"]],
    ["reaches over all of it", ["DTSTART:20260320", "DTEND:20260610"]],
    ["comes again", [FAR, "RRULE:FREQ=DAILY"]],
    ["has further dates", [FAR, "RDATE:20260501"]],
    ["has a parameter there", [FAR, "RDATE;VALUE=DATE:20260501"]],
    ["replaces another", [FAR, "RECURRENCE-ID:20260501"]],
    ["says how long it is", [FAR, "DURATION:P900D"]],
    ["has an alarm", [FAR, "BEGIN:VALARM", "END:VALARM"]],
    ["begins twice", [FAR, "DTSTART:20260501"]],
    ["ends twice", [FAR, "DTEND:20150102", "DTEND:20260501"]],
    ["says no beginning", ["DTEND:20150102"]],
    ["says no date", ["DTSTART:soon"]],
    ["begins on a day that is none", ["DTSTART:20150231"]],
    ["ends on a day that is none", [FAR, "DTEND:20150231"]],
    ["says more than a date", ["DTSTART:20150101T1400"]],
    ["says a date after others", ["DTSTART:x:20150101"]],
    ["ends before it begins", [FAR, "DTEND:20141231"]],
    ["is longer than one may be", [FAR, daysAfterFar(LONGEST_EVENT_DAYS + 1)]],
  ])("stays where it is near, or not plain: one that %s", (_, lines) => {
    expect(isLeftOut(lines)).toBe(false)
  })

  it("whose lines are folded is read as a whole", () => {
    const folded = calendarOf(...anEvent("DTSTART:2015\r\n 0101", "SUMMARY:A\n\tB"))

    expect(withoutFarEvents(folded, window)).toBe(calendarOf())
  })

  it.each([
    ["begin:vevent", "end:vevent"],
    ["BEGIN:VEVENT  ", "END:VEVENT  "],
    ["BEGIN:VEVENT\t", "END:VEVENT\t"],
  ])("is left out between %j and %j", (begin, end) => {
    expect(withoutFarEvents(calendarOf(begin, FAR, end), window)).toBe(calendarOf())
  })

  it.each([
    ["X-BEGIN:VEVENT", "END:VEVENT"],
    ["BEGIN:VEVENTS", "END:VEVENT"],
    ["BEGIN:VEVENT", "X-END:VEVENT"],
    ["BEGIN:VEVENT", "END:VEVENTS"],
    ["BEGIN:VEVENT x", "END:VEVENT"],
    ["BEGIN:VEVENT", "END:VEVENT x"],
  ])("is none between %j and %j, which stay", (begin, end) => {
    const lines = calendarOf(begin, FAR, end)

    expect(withoutFarEvents(lines, window)).toBe(lines)
  })

  it("that is far is left out after one that is near, and after lines of none", () => {
    const near = anEvent("DTSTART:20260501")

    expect(
      withoutFarEvents(calendarOf(...near, ...anEvent(FAR), FAR, "END:VEVENT", ...near), window),
    ).toBe(calendarOf(...near, FAR, "END:VEVENT", ...near))
  })

  it("that does not end stays, and so does what comes before and after", () => {
    const near = anEvent("DTSTART:20260501")
    const lines = ["BEGIN:VEVENT", FAR, ...near, "X-A:1", ...anEvent(FAR), "END:VEVENT", "X-B:2"]

    expect(withoutFarEvents(calendarOf(...lines), window)).toBe(
      calendarOf("BEGIN:VEVENT", FAR, ...near, "X-A:1", "END:VEVENT", "X-B:2"),
    )
    expect(withoutFarEvents(calendarOf("BEGIN:VEVENT", FAR, ...anEvent(FAR)), window)).toBe(
      calendarOf("BEGIN:VEVENT", FAR),
    )
    expect(withoutFarEvents(["BEGIN:VEVENT", FAR].join("\n"), window)).toBe(
      ["BEGIN:VEVENT", FAR].join("\r\n"),
    )
  })
})
