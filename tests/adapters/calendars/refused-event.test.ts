import { meantBy, refuse } from "#adapters/calendars/refused-event.ts"
import ICAL from "ical.js"
import { expect, it } from "vitest"

const anEvent = (...lines: ReadonlyArray<string>): ICAL.Component =>
  ICAL.Component.fromString(["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n"))

it.each([
  [["DTSTART;VALUE=DATE:20260501", "DTEND;VALUE=DATE:20260503"], "2026-05-01 – 2026-05-03"],
  [["DTSTART:20260501T100000Z", "DURATION:P3D"], "2026-05-01T100000Z – P3D"],
  [
    [
      "DTSTART;VALUE=DATE:20260501",
      "RRULE:FREQ=DAILY",
      "RRULE:FREQ=YEARLY",
      "RDATE;VALUE=DATE:20260601",
    ],
    "2026-05-01 (FREQ=DAILY) (FREQ=YEARLY) (20260601)",
  ],
  [["RRULE:FREQ=DAILY"], "(FREQ=DAILY)"],
  [["DTSTART;VALUE=X-A:in 20260501 花 days"], "in20260501days"],
  [["SUMMARY:Ali bin Abu"], ""],
])("the event %j is described by its dates and rules: %j", (lines, words) => {
  expect(meantBy(anEvent(...lines))).toBe(words)
})

it("an event is described in at most 200 characters", () => {
  const days = Array.from({ length: 100 }, (_, place) => place + 1).join(",")

  expect(meantBy(anEvent(`RRULE:FREQ=YEARLY;BYYEARDAY=${days}`))).toBe(
    `(FREQ=YEARLY;BYYEARDAY=${days})`.slice(0, 200),
  )
})

it("a calendar is refused for an event, or for none", () => {
  expect(refuse("EventUnreadable", anEvent("DTSTART;VALUE=DATE:20260501"))).toMatchObject({
    reason: "EventUnreadable",
    event: "2026-05-01",
  })
  expect(refuse("NotACalendar").event).toBeUndefined()
})
