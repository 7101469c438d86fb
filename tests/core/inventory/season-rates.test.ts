import { restrictionsOf } from "#core/inventory/restrictions.rules.ts"
import { rateInSeason, seasonRate, seasonsOf } from "#core/inventory/season-rates.ts"
import { Sen } from "#core/money/sen.ts"
import type { Season } from "#core/property/season.ts"
import { addDays } from "#core/stay/calendar.ts"
import { dayOf } from "#core/stay/weekday.ts"
import { anyRate } from "#fixtures/arbitraries/any-money.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const holidays = { from: day("2026-12-19"), until: day("2027-01-02") }
const usual = Sen.make(18_000)
const friday = dayOf(day("2026-12-25"))

describe("the rate of a season", () => {
  it.each<[Season["rate"], number, number]>([
    ["+30%", 18_000, 23_400],
    ["-10%", 18_000, 16_200],
    ["+0%", 18_000, 18_000],
    ["-90%", 18_000, 1_800],
    ["+500%", 18_000, 108_000],
    ["+15%", 9_990, 11_489],
    ["-15%", 9_990, 8_492],
    [Sen.make(25_000), 18_000, 25_000],
  ])("of %s makes %i sen %i", (rate, before, after) => {
    expect(seasonRate({ rate }, Sen.make(before))).toBe(after)
  })

  it("counts on its days alone, both ends included", () => {
    const rateOn = (date: string, season: Season = { ...holidays, rate: "+30%" }) =>
      rateInSeason([season], dayOf(day(date)), usual)

    expect(
      ["2026-12-18", "2026-12-19", "2027-01-02", "2027-01-03"].map((on) => rateOn(on)),
    ).toEqual([18_000, 23_400, 23_400, 18_000])
    const weekends: Season = { ...holidays, weekdays: ["fri", "sat"], rate: "+30%" }
    expect(["2026-12-24", "2026-12-25"].map((on) => rateOn(on, weekends))).toEqual([18_000, 23_400])
  })

  it("is that of the last season that the night lies in", () => {
    const low: Season = { from: day("2026-01-01"), until: day("2027-12-31"), rate: "-10%" }
    const high: Season = { ...holidays, rate: "+30%" }

    expect(rateInSeason([low, high], friday, usual)).toBe(23_400)
    expect(rateInSeason([high, low], friday, usual)).toBe(16_200)
    expect(rateInSeason([], friday, usual)).toBe(18_000)
  })

  it("of a room comes after those of its property", () => {
    const ofAll: Season = { ...holidays, rate: "+30%" }
    const ofRoom: Season = { ...holidays, rate: "+50%" }

    expect(seasonsOf({ seasons: [ofAll] }, { seasons: [ofRoom] })).toEqual([ofAll, ofRoom])
    expect(seasonsOf({}, {})).toEqual([])
  })

  it("never falls where the season asks for more, and never rises where it asks for less", () => {
    fc.assert(
      fc.property(
        anyRate,
        fc.integer({ min: -90, max: 500 }),
        fc.nat(20),
        (rate, percent, later) => {
          const change = `${percent < 0 ? "" : "+"}${percent}%`
          const night = dayOf(addDays(holidays.from, later))
          const priced = rateInSeason([{ ...holidays, rate: change }], night, rate)

          const asked = night.date > holidays.until ? 0 : percent
          expect(Math.sign(priced - rate)).toBe(rate === priced ? 0 : Math.sign(asked))
          expect(asked !== 0 || priced === rate).toBe(true)
        },
      ),
    )
  })
})

describe("what a season asks of stays", () => {
  it("counts like any restriction; a season that only has a rate asks nothing", () => {
    const peak: Season = { ...holidays, rate: "+30%", minNights: 3 }
    const low: Season = { ...holidays, rate: "-10%" }

    expect(restrictionsOf({ seasons: [low, peak] }, { seasons: [low] })).toEqual([peak])
    expect(restrictionsOf({}, { seasons: [peak] })).toEqual([peak])
  })
})
