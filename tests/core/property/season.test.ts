import { Schema } from "effect"
import { percentOfChange, RateChange, Season } from "#core/property/season.ts"
import { describe, expect, it } from "vitest"

describe("a change of a rate", () => {
  it.each(["+30%", "-10%", "+0%", "-90%", "+500%", "+007%"])("is %s", (change) => {
    expect(Schema.is(RateChange)(change)).toBe(true)
  })

  it.each(["30%", "+30", "30", "-91%", "+501%", "+1.5%", "+1000%", "%", "", "x+30%", "+30%x"])(
    "is not %j",
    (change) => {
      expect(Schema.is(RateChange)(change)).toBe(false)
    },
  )

  it("is refused by a name of its own", () => {
    expect(() => Schema.decodeUnknownSync(RateChange)("30%")).toThrow("NotARateChange")
  })

  it("is read as percent", () => {
    expect([percentOfChange("+30%"), percentOfChange("-10%")]).toEqual([30, -10])
    expect(percentOfChange("30%")).toBeNaN()
  })
})

describe("a season", () => {
  const season = { from: "2026-12-19", until: "2027-01-02", rate: "+30%" }
  const accepts = Schema.is(Season)

  it("has both ends and a rate, and may ask something of stays", () => {
    expect(accepts(season)).toBe(true)
    expect(accepts({ ...season, rate: 25_000, weekdays: ["fri"], minNights: 2 })).toBe(true)
  })

  it.each([
    { from: undefined },
    { until: undefined },
    { rate: undefined },
    { rate: 0 },
    { rate: 1.5 },
    { weekdays: [] },
    { minNights: 0 },
  ])("is none with %j", (change) => {
    expect(accepts({ ...season, ...change })).toBe(false)
  })
})
