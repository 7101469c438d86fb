import { busyEventsIn } from "#adapters/calendars/busy-events-in.ts"
import { describe, expect, it } from "vitest"
import { MAY, aCalendar, anEvent, window } from "./a-calendar.ts"

/** The events that were read, or nothing but why there are none. */
const eventsIn = (...events: ReadonlyArray<ReadonlyArray<string>>) => {
  const answer = busyEventsIn(aCalendar(...events), window)
  return "events" in answer ? answer.events : answer
}

const stay = (uid: string, from: string, until: string) => ({ uid, from, until, meaning: "stay" })

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

  it("is read where its first time after the window was moved into it", () => {
    const late = anEvent("a", "DTSTART;VALUE=DATE:20280330", "RRULE:FREQ=WEEKLY")
    const moved = anEvent("a", "RECURRENCE-ID;VALUE=DATE:20280406", "DTSTART;VALUE=DATE:20280331")

    expect(eventsIn(late, moved)).toEqual([
      stay("a/2028-03-30", "2028-03-30", "2028-03-31"),
      stay("a/2028-04-06", "2028-03-31", "2028-04-01"),
    ])
  })

  it("comes as it was moved, also where it has several rules", () => {
    const both = anEvent("a", ...MAY, "RRULE:FREQ=WEEKLY;COUNT=2", "RRULE:FREQ=MONTHLY;COUNT=2")
    const moved = anEvent("a", "RECURRENCE-ID;VALUE=DATE:20260508", "DTSTART;VALUE=DATE:20260509")

    expect(eventsIn(both, moved)).toEqual([
      stay("a/2026-05-01", "2026-05-01", "2026-05-03"),
      stay("a/2026-05-08", "2026-05-09", "2026-05-10"),
      stay("a/2026-06-01", "2026-06-01", "2026-06-03"),
    ])
  })

  it("may be missing beside a time of it that was moved", () => {
    const moved = anEvent("a", "RECURRENCE-ID;VALUE=DATE:20260508", "DTSTART;VALUE=DATE:20260509")

    expect(eventsIn(moved, anEvent("b", ...MAY))).toEqual([
      stay("a", "2026-05-09", "2026-05-10"),
      stay("b", "2026-05-01", "2026-05-03"),
    ])
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
