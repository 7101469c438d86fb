import { ECHO_MS } from "#core/channels/channel.terms.ts"
import { saidBackBy, reportedAfter, ReportedNight } from "#core/channels/reported-nights.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const NOW = 1_800_000_000_000
const [first, second] = [day("2026-12-10"), day("2026-12-11")]

describe("what a site was told", () => {
  it("has each night once, with when it was told the last time", () => {
    const before = reportedAfter([], [first, second], NOW)

    expect(before).toEqual([
      { date: first, at: NOW },
      { date: second, at: NOW },
    ])
    expect(reportedAfter(before, [second], NOW + 1)).toEqual([
      { date: first, at: NOW },
      { date: second, at: NOW + 1 },
    ])
  })

  it("is forgotten once it is no longer said back", () => {
    const before = [{ date: first, at: NOW }]

    expect(reportedAfter(before, [], NOW + ECHO_MS - 1)).toEqual(before)
    expect(reportedAfter(before, [], NOW + ECHO_MS)).toEqual([])
  })

  it("is a night and a time", () => {
    const isTold = Schema.is(ReportedNight)

    expect(isTold({ date: first, at: NOW })).toBe(true)
    expect([{ date: first }, { at: NOW }].some((one) => isTold(one))).toBe(false)
  })
})

describe("what a reader is told", () => {
  const feeds = [{ source: "Airbnb" }, { source: "Booking.com" }]

  it.each([
    ["Airbnb", feeds.slice(0, 1)],
    ["", feeds],
    ["Elsewhere", feeds],
  ])("is said back by the site of that name, or by any: %j", (reader, told) => {
    expect(saidBackBy(feeds, reader)).toEqual(told)
  })
})
