import { busyFrom, isInWindow, uidOf } from "#adapters/calendars/busy-time.ts"
import { FeedUnreadable } from "#core/channels/channel.errors.ts"
import { LONGEST_EVENT_DAYS } from "#core/channels/channel.terms.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import ICAL from "ical.js"
import { describe, expect, it } from "vitest"

const from = day("2026-05-01")
const date = (written: string) => ICAL.Time.fromDateString(written)
const busy = (start: ICAL.Time, end: ICAL.Time, uid = "a") =>
  busyFrom(start, end, { uid, meaning: "stay" })

describe("the id of an event", () => {
  it("is kept as it is up to 200 characters", () => {
    const longest = "a".repeat(200)

    expect(uidOf("a@site")).toBe("a@site")
    expect(uidOf(longest)).toBe(longest)
  })

  it("is a hash of one that is longer, so that no two are one", () => {
    const long = "a".repeat(201)

    expect(uidOf(long)).toMatch(/^[0-9a-f]{64}$/)
    expect(uidOf(long)).toBe(uidOf(long))
    expect(uidOf(`${long}b`)).not.toBe(uidOf(long))
  })

  it("stands for its nights where there is none", () => {
    expect(busy(date("2026-05-01"), date("2026-05-03"), "")).toEqual({
      uid: "2026-05-01/2026-05-03",
      from: "2026-05-01",
      until: "2026-05-03",
      meaning: "stay",
    })
  })
})

describe("the nights of an event", () => {
  const nightsOf = (start: ICAL.Time, end: ICAL.Time) => {
    const { from, until } = busy(start, end)
    return [from, until]
  }

  it.each([
    ["2026-05-01T15:59:59Z", "2026-05-02T16:00:00Z", ["2026-05-01", "2026-05-03"]],
    ["2026-05-01T16:00:00Z", "2026-05-02T15:59:59Z", ["2026-05-02", "2026-05-03"]],
    ["2026-05-01T23:00:00", "2026-05-03T10:00:00", ["2026-05-01", "2026-05-03"]],
    ["2026-05-01T08:00:00", "2026-05-01T09:00:00", ["2026-05-01", "2026-05-02"]],
  ])("from %s to %s are those in Malaysia", (start, end, nights) => {
    expect(
      nightsOf(ICAL.Time.fromDateTimeString(start), ICAL.Time.fromDateTimeString(end)),
    ).toEqual(nights)
  })

  it("are as many as an event may have, and no more", () => {
    const until = addDays(from, LONGEST_EVENT_DAYS)

    expect(nightsOf(date(from), date(until))).toEqual([from, until])
    expect(() => busy(date(from), date(addDays(until, 1)))).toThrow(FeedUnreadable)
  })

  it("are none where it ends before it begins", () => {
    expect(() => busy(date("2026-05-02"), date("2026-05-01"))).toThrow(FeedUnreadable)
  })
})

it("an event is in a window where one of its nights is", () => {
  const window = { from, until: day("2026-05-05") }
  const isIn = (start: string, end: string) =>
    isInWindow({ uid: "a", from: day(start), until: day(end), meaning: "stay" }, window)

  expect(isIn("2026-04-29", "2026-05-01")).toBe(false)
  expect(isIn("2026-04-29", "2026-05-02")).toBe(true)
  expect(isIn("2026-05-04", "2026-05-09")).toBe(true)
  expect(isIn("2026-05-05", "2026-05-09")).toBe(false)
})
