import { busyEventsIn } from "#adapters/calendars/busy-events-in.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

const window = { from: day("2026-04-01"), until: day("2028-04-01") }

const daily = (count: number) => [
  "BEGIN:VEVENT",
  `UID:${count}`,
  "DTSTART;VALUE=DATE:19000101",
  `RRULE:FREQ=DAILY;COUNT=${count}`,
  "END:VEVENT",
]

it("a calendar is refused for the event that comes most often, once too many times were looked at", () => {
  const lines = ["BEGIN:VCALENDAR", ...daily(30_000), ...daily(20_000), "END:VCALENDAR"]

  expect(busyEventsIn(lines.join("\r\n"), window)).toEqual({
    reason: "TooManyEvents",
    event: "1900-01-01 (FREQ=DAILY;COUNT=30000)",
  })
})
