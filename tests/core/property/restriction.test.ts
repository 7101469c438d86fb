import { Restriction } from "#core/property/restriction.ts"
import { limits } from "#core/stay/limits.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const isRestriction = Schema.is(Restriction)

describe("a restriction from outside", () => {
  it("may ask nothing, or everything", () => {
    const everything = {
      from: "2026-12-24",
      until: "2026-12-31",
      minNights: 2,
      maxNights: 7,
      minNightsThrough: 3,
      closed: true,
      closedToArrival: true,
      closedToDeparture: false,
      bookFrom: 90,
      bookUntil: 0,
    }

    expect([{}, everything].map(isRestriction)).toEqual([true, true])
  })

  it.each([
    ["minNights", 1, limits.maxNights],
    ["maxNights", 1, limits.maxNights],
    ["minNightsThrough", 1, limits.maxNights],
    ["bookFrom", 0, limits.maxDaysAhead],
    ["bookUntil", 0, limits.maxDaysAhead],
  ])("asks for whole %s from %i to %i", (condition, least, most) => {
    const asks = (count: number) => isRestriction({ [condition]: count })

    expect([least, most].map(asks)).toEqual([true, true])
    expect([least - 1, most + 1, least + 0.5].map(asks)).toEqual([false, false, false])
  })

  it.each([{ closed: "yes" }, { closedToArrival: 1 }, { from: "24 December" }, { weekdays: [] }])(
    "is refused with %j",
    (condition) => {
      expect(isRestriction(condition)).toBe(false)
    },
  )
})
