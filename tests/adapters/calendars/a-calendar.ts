import { day } from "#fixtures/builders/a-stay.ts"

/** The two years that are read of a calendar. */
export const window = { from: day("2026-04-01"), until: day("2028-04-01") }

/** The first two nights of May. */
export const MAY = ["DTSTART;VALUE=DATE:20260501", "DTEND;VALUE=DATE:20260503"]

/** An event as it stands in a calendar, line by line. */
export const anEvent = (uid: string, ...lines: ReadonlyArray<string>) => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  ...lines,
  "END:VEVENT",
]

/** A calendar as a text with these events. */
export const aCalendar = (...events: ReadonlyArray<ReadonlyArray<string>>): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events.flat(), "END:VCALENDAR"].join("\r\n")
