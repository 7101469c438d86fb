import { beginningOf, ruleByRule } from "#adapters/calendars/recurring.ts"
import { LONGEST_EVENT_DAYS } from "#core/channels/channel.terms.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import ICAL from "ical.js"
import { describe, expect, it } from "vitest"

const start = day("2010-01-01")
const written = (date: CalendarDate): string => date.replaceAll("-", "")

const aComponent = (...lines: ReadonlyArray<string>): ICAL.Component =>
  ICAL.Component.fromString(
    ["BEGIN:VEVENT", "UID:a", `DTSTART;VALUE=DATE:${written(start)}`, ...lines, "END:VEVENT"].join(
      "\r\n",
    ),
  )

const movedOn = (date: CalendarDate): ICAL.Component =>
  ICAL.Component.fromString(
    [
      "BEGIN:VEVENT",
      "UID:a",
      `RECURRENCE-ID;VALUE=DATE:${written(date)}`,
      "DTSTART;VALUE=DATE:20300101",
      "END:VEVENT",
    ].join("\r\n"),
  )

const firstAfter = (
  days: number,
  lines: ReadonlyArray<string>,
  exceptions: Array<ICAL.Component> = [],
): string => {
  const event = new ICAL.Event(aComponent(...lines), { exceptions })
  return beginningOf(event, addDays(start, days)).toString()
}

/** The first day that matters is so long after an event may have begun. */
const BEFORE = LONGEST_EVENT_DAYS + 7

describe("where to begin to look for an event that comes again", () => {
  it.each([
    ["RRULE:FREQ=DAILY", 100, 100],
    ["RRULE:FREQ=DAILY;INTERVAL=30", 100, 90],
    ["RRULE:FREQ=WEEKLY", 100, 98],
    ["RRULE:FREQ=WEEKLY;INTERVAL=2", 100, 98],
    ["RRULE:FREQ=WEEKLY;INTERVAL=3", 100, 84],
    ["RRULE:FREQ=WEEKLY;BYDAY=MO,FR", 100, 98],
    ["RRULE:FREQ=WEEKLY;UNTIL=20200101", 100, 98],
    ["RRULE:FREQ=WEEKLY", 7, 7],
    ["RRULE:FREQ=WEEKLY", 6, 0],
    ["RRULE:FREQ=WEEKLY", 0, 0],
    ["RRULE:FREQ=WEEKLY", -50, 0],
  ])("is a whole number of its times after its beginning: %s, %i days on", (rule, past, days) => {
    expect(firstAfter(BEFORE + past, [rule])).toBe(addDays(start, days))
  })

  it.each([
    [["RRULE:FREQ=DAILY;COUNT=9000"]],
    [["RRULE:FREQ=MONTHLY"]],
    [["RRULE:FREQ=YEARLY"]],
    [["RRULE:FREQ=HOURLY"]],
    [["RRULE:FREQ=WEEKLY;BYMONTH=6"]],
    [["RRULE:FREQ=DAILY;BYMONTHDAY=1;BYDAY=MO"]],
    [["RRULE:FREQ=DAILY", "RRULE:FREQ=WEEKLY"]],
    [["RRULE:FREQ=DAILY", "RDATE;VALUE=DATE:20200101"]],
    [["RDATE;VALUE=DATE:20200101"]],
  ])("is its beginning where it does not plainly come again: %j", (lines) => {
    expect(firstAfter(BEFORE + 100, lines)).toBe(start)
  })

  it("is its beginning where a time that would be passed over was moved", () => {
    const rule = ["RRULE:FREQ=DAILY"]
    const movedAfter = (days: number) => [movedOn(addDays(start, days))]

    expect(firstAfter(BEFORE + 100, rule, movedAfter(99))).toBe(start)
    expect(firstAfter(BEFORE + 100, rule, movedAfter(100))).toBe(addDays(start, 100))
    expect(firstAfter(BEFORE + 100, rule, [...movedAfter(150), ...movedAfter(50)])).toBe(start)
  })

  it("leaves the event as it was", () => {
    const event = new ICAL.Event(aComponent("RRULE:FREQ=DAILY"))
    beginningOf(event, addDays(start, BEFORE + 100))

    expect(event.startDate.toString()).toBe(start)
  })
})

describe("an event of several rules", () => {
  const rulesOf = (component: ICAL.Component) =>
    component.getAllProperties("rrule").map((rule) => String(rule.getFirstValue()))

  it("is there once for each of them", () => {
    const both = aComponent("RRULE:FREQ=WEEKLY;COUNT=2", "SUMMARY:A", "RRULE:FREQ=MONTHLY")
    const [first, second, ...others] = ruleByRule(both)

    expect(first && rulesOf(first)).toEqual(["FREQ=WEEKLY;COUNT=2"])
    expect(second && rulesOf(second)).toEqual(["FREQ=MONTHLY"])
    expect(others).toEqual([])
    expect(second?.getFirstPropertyValue("summary")).toBe("A")
    expect(rulesOf(both)).toHaveLength(2)
  })

  it("is itself where it has one", () => {
    const one = aComponent("RRULE:FREQ=WEEKLY")

    expect(ruleByRule(one)).toEqual([one])
    expect(ruleByRule(one)[0]).toBe(one)
  })
})
