import { icalCalendars } from "#adapters/calendars/calendar-format.icaljs.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

const lines = (...text: ReadonlyArray<string>) => text.map((line) => `${line}\r\n`).join("")

it("a calendar is written with its name and one event for each stretch of days", () => {
  const written = icalCalendars().write({
    room: "kayu.1",
    name: "Kayu",
    writtenAt: Date.parse("2026-11-21T02:30:00.000Z"),
    ranges: [
      { from: day("2026-12-24"), until: day("2026-12-26") },
      { from: day("2027-01-01"), until: day("2027-01-02") },
    ],
  })

  const event = (from: string, until: string, uid: string) => [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    "DTSTAMP:20261121T023000Z",
    `DTSTART;VALUE=DATE:${from}`,
    `DTEND;VALUE=DATE:${until}`,
    "SUMMARY:Not available",
    "TRANSP:OPAQUE",
    "END:VEVENT",
  ]
  expect(written).toBe(
    lines(
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Singgah//Stays//EN",
      "CALSCALE:GREGORIAN",
      "X-WR-CALNAME:Kayu",
      ...event("20261224", "20261226", "2026-12-24.2026-12-26.kayu.1@stays.singgah"),
      ...event("20270101", "20270102", "2027-01-01.2027-01-02.kayu.1@stays.singgah"),
      "END:VCALENDAR",
    ),
  )
})
