import { busyEventsIn } from "#adapters/calendars/busy-events-in.ts"
import { MOST_EVENTS } from "#core/channels/channel.terms.ts"
import { describe, expect, it } from "vitest"
import { MAY, aCalendar, anEvent, window } from "./a-calendar.ts"

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

describe("an event without an id", () => {
  const nameless = (...lines: ReadonlyArray<string>) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]

  it("is known by its nights, each time that it comes", () => {
    expect(eventsIn(nameless(...MAY))).toEqual([
      stay("2026-05-01/2026-05-03", "2026-05-01", "2026-05-03"),
    ])
    expect(eventsIn(nameless(...MAY, "RRULE:FREQ=WEEKLY;COUNT=2"))).toEqual([
      stay("2026-05-01/2026-05-03", "2026-05-01", "2026-05-03"),
      stay("2026-05-08/2026-05-10", "2026-05-08", "2026-05-10"),
    ])
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

  it("is named as it was written", () => {
    expect(read(anEvent("b", ...MAY), anEvent("a", "DTSTART;VALUE=DATE:20261301"))).toEqual({
      reason: "EventUnreadable",
      event: "2026-13-01",
    })
  })

  it("is none of a time of day", () => {
    expect(eventsIn(anEvent("a", "DTSTART:20260501T040000Z", "DTEND:20260503T040000Z"))).toEqual([
      stay("a", "2026-05-01", "2026-05-03"),
    ])
  })

  it("does not matter where the event takes no night or is our own", () => {
    const nowhere = "DTSTART;VALUE=DATE:20261301"

    expect(eventsIn(anEvent("a", nowhere, "STATUS:CANCELLED"))).toEqual([])
    expect(eventsIn(anEvent("a@stays.singgah", nowhere))).toEqual([])
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
      expect(busyEventsIn(text, window)).toStrictEqual({ reason: "NotACalendar" })
    },
  )

  it("is a calendar after a byte-order mark and spaces", () => {
    expect(busyEventsIn(`\uFEFF  ${aCalendar(anEvent("a", ...MAY))}  `, window)).toEqual({
      events: [stay("a", "2026-05-01", "2026-05-03")],
    })
  })
})
