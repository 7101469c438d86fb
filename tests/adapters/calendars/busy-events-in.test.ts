import { busyEventsIn, OURS } from "#adapters/calendars/busy-events-in.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

const window = { from: day("2026-12-01"), until: day("2027-12-01") }

const anEvent = (uid: string, ...lines: ReadonlyArray<string>) => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  "DTSTART;VALUE=DATE:20261204",
  "DTEND;VALUE=DATE:20261206",
  ...lines,
  "END:VEVENT",
]

/** The ids of the events that count, read where the caller runs and not in a thread of its own. */
const idsIn = (...events: ReadonlyArray<ReadonlyArray<string>>) => {
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", ...events.flat(), "END:VCALENDAR"]
  const read = busyEventsIn(lines.join("\r\n"), window)
  return "events" in read ? read.events.map(({ uid }) => uid) : read.reason
}

it("reads the events of others, and none of our own that come back", () => {
  expect(idsIn(anEvent("a@site"), anEvent(`2026-12-04.2026-12-06.garden${OURS}`))).toEqual([
    "a@site",
  ])
  expect(idsIn(anEvent(`a${OURS}.test`))).toEqual([`a${OURS}.test`])
})

it.each(["STATUS:CANCELLED", "STATUS:cancelled", "TRANSP:TRANSPARENT"])(
  "reads no event that takes no night: %s",
  (line) => {
    expect(idsIn(anEvent("a@site", line), anEvent("b@site", "STATUS:CONFIRMED"))).toEqual([
      "b@site",
    ])
  },
)

it("tells of each event that comes again before it is looked at, by its dates alone", () => {
  const begun: Array<string> = []
  const lines = [
    "BEGIN:VCALENDAR",
    ...anEvent("a@site", "RRULE:FREQ=WEEKLY;COUNT=2", "SUMMARY:Ali bin Abu"),
    ...anEvent("b@site"),
    "END:VCALENDAR",
  ]
  busyEventsIn(lines.join("\r\n"), window, (event) => begun.push(event))

  expect(begun).toEqual(["2026-12-04 – 2026-12-06 (FREQ=WEEKLY;COUNT=2)"])
})

it("reads an event of several rules by each of them, also where they end by count", () => {
  const rules = ["RRULE:FREQ=WEEKLY;COUNT=2", "RRULE:FREQ=MONTHLY;COUNT=2"]
  const lines = ["BEGIN:VCALENDAR", ...anEvent("a@site", ...rules), "END:VCALENDAR"]

  const read = busyEventsIn(lines.join("\r\n"), window)

  const nights = "events" in read ? read.events.map(({ from }) => from) : []
  expect([...new Set(nights)].toSorted()).toEqual(["2026-12-04", "2026-12-11", "2027-01-04"])
})
