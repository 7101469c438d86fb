import { busyEventsIn } from "#adapters/calendars/busy-events-in.ts"
import { MOST_EVENTS } from "#core/channels/channel.terms.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

const window = { from: day("2026-04-01"), until: day("2028-04-01") }

const MAY = ["DTSTART;VALUE=DATE:20260501", "DTEND;VALUE=DATE:20260503"]

const anEvent = (uid: string, ...lines: ReadonlyArray<string>) => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  ...lines,
  "END:VEVENT",
]

const aCalendar = (...events: ReadonlyArray<ReadonlyArray<string>>): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events.flat(), "END:VCALENDAR"].join("\r\n")

const read = (...events: ReadonlyArray<ReadonlyArray<string>>) =>
  busyEventsIn(aCalendar(...events), window)

/** The events that were read, or nothing but why there are none. */
const eventsIn = (...events: ReadonlyArray<ReadonlyArray<string>>) => {
  const answer = read(...events)
  return "events" in answer ? answer.events : answer
}

const stay = (uid: string, from: string, until: string) => ({ uid, from, until, meaning: "stay" })

describe("what an event means", () => {
  it.each([
    ["Airbnb (Not available)", "closed"],
    ["  airbnb (not AVAILABLE) ", "closed"],
    ["Airbnb (Not available) until June", "stay"],
    ["My Airbnb (Not available)", "stay"],
    ["CLOSED - Not available", "either"],
    ["Closed", "either"],
    ["Not available", "either"],
    ["Unavailable", "either"],
    ["Available", "stay"],
    ["Blocked", "either"],
    ["Busy", "either"],
    ["Busybody", "stay"],
    ["Closedown", "stay"],
    ["Blockedy", "stay"],
    ["Unavailability", "stay"],
    ["Is busy", "stay"],
    ["Reserved", "stay"],
    ["", "stay"],
  ])("is said by the words %j: %s", (summary, meaning) => {
    expect(eventsIn(anEvent("a", ...MAY, `SUMMARY:${summary}`))).toMatchObject([{ meaning }])
  })

  it("is a stay where it has no words", () => {
    expect(eventsIn(anEvent("a", ...MAY))).toEqual([stay("a", "2026-05-01", "2026-05-03")])
  })
})

describe("a date that there is not", () => {
  it.each([
    ["DTSTART;VALUE=DATE:20261301"],
    ["DTSTART;VALUE=DATE:20260231"],
    ["DTSTART:20261301T100000Z"],
    ["DTSTART;VALUE=DATE:20260501", "DTEND;VALUE=DATE:20260532"],
    ["DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20261301"],
    ["SUMMARY:Reserved"],
  ])("refuses the calendar: %s", (...lines) => {
    expect(read(anEvent("a", ...lines))).toMatchObject({ reason: "EventUnreadable" })
  })

  it("does not matter where the event takes no night or is our own", () => {
    const nowhere = "DTSTART;VALUE=DATE:20261301"

    expect(eventsIn(anEvent("a", nowhere, "STATUS:CANCELLED"))).toEqual([])
    expect(eventsIn(anEvent("a@stays.singgah", nowhere))).toEqual([])
  })
})

describe("an event that comes again", () => {
  const weekly = anEvent("a", ...MAY, "RRULE:FREQ=WEEKLY;COUNT=3")

  it("comes without a time that was cancelled", () => {
    const cancelled = anEvent(
      "a",
      "RECURRENCE-ID;VALUE=DATE:20260508",
      "DTSTART;VALUE=DATE:20260508",
      "STATUS:cancelled",
    )

    expect(eventsIn(weekly, cancelled)).toEqual([
      stay("a/2026-05-01", "2026-05-01", "2026-05-03"),
      stay("a/2026-05-15", "2026-05-15", "2026-05-17"),
    ])
  })

  it("takes nothing from what was moved of another event", () => {
    const moved = anEvent("b", "RECURRENCE-ID;VALUE=DATE:20260508", "DTSTART;VALUE=DATE:20260601")

    expect(eventsIn(weekly, moved, anEvent("b", ...MAY))).toMatchObject([
      { uid: "a/2026-05-01" },
      { uid: "a/2026-05-08" },
      { uid: "a/2026-05-15" },
      { uid: "b" },
    ])
  })

  it("is seen whole before the end of the window, also where a time of it was moved there", () => {
    const daily = anEvent("a", "DTSTART;VALUE=DATE:20280330", "RRULE:FREQ=DAILY")
    const moved = anEvent("a", "RECURRENCE-ID;VALUE=DATE:20280330", "DTSTART;VALUE=DATE:20280501")

    expect(eventsIn(daily, moved)).toEqual([stay("a/2028-03-31", "2028-03-31", "2028-04-01")])
  })

  it("is known by its long id for each of its times", () => {
    const long = anEvent("a".repeat(195), ...MAY, "RRULE:FREQ=WEEKLY;COUNT=2")

    expect(eventsIn(long)).toEqual([
      stay(expect.stringMatching(/^[0-9a-f]{64}$/), "2026-05-01", "2026-05-03"),
      stay(expect.stringMatching(/^[0-9a-f]{64}$/), "2026-05-08", "2026-05-10"),
    ])
  })

  it("counts each of its times once where two of its rules name it", () => {
    const twice = anEvent("a", ...MAY, "RRULE:FREQ=WEEKLY;COUNT=2", "RRULE:FREQ=DAILY;COUNT=2")

    expect(eventsIn(twice)).toEqual([
      stay("a/2026-05-01", "2026-05-01", "2026-05-03"),
      stay("a/2026-05-08", "2026-05-08", "2026-05-10"),
      stay("a/2026-05-02", "2026-05-02", "2026-05-04"),
    ])
  })
})

it("a calendar is refused for more events than a room can have", () => {
  const events = Array.from({ length: MOST_EVENTS }, (_, number) => anEvent(`${number}`, ...MAY))

  expect(eventsIn(...events)).toHaveLength(MOST_EVENTS)
  expect(read(...events, anEvent("one more", ...MAY))).toEqual({ reason: "TooManyEvents" })
})

describe("a text", () => {
  it.each(["", "<p>Sorry</p>", "BEGIN:VCARD\r\nFN:A\r\nEND:VCARD", aCalendar().slice(0, -13)])(
    "is no calendar: %j",
    (text) => {
      expect(busyEventsIn(text, window)).toEqual({ reason: "NotACalendar" })
    },
  )

  it("is a calendar after a byte-order mark and spaces", () => {
    expect(busyEventsIn(`\uFEFF  ${aCalendar(anEvent("a", ...MAY))}  `, window)).toEqual({
      events: [stay("a", "2026-05-01", "2026-05-03")],
    })
  })
})
