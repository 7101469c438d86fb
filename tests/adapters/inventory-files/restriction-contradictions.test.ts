import {
  restrictionContradictions,
  seasonContradictions,
} from "#adapters/inventory-files/restriction-contradictions.ts"
import { Sen } from "#core/money/sen.ts"
import type { Restriction } from "#core/property/restriction.ts"
import type { Season } from "#core/property/season.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

const first = day("2026-12-24")
const last = day("2026-12-25")

const BACKWARDS = "at.0: ends before it begins"
const NOTHING = "at.0: restricts nothing"
const TOO_SHORT = "at.0.maxNights: is below the least nights"
const CROSSED = "at.0.bookFrom: is closer to the arrival than bookUntil"

/** What is wrong with the conditions of a restriction and of a season alike. */
const conditions: ReadonlyArray<readonly [Omit<Restriction, "closed">, ReadonlyArray<string>]> = [
  [{}, []],
  [{ from: first, until: last }, []],
  [{ from: first, until: first }, []],
  [{ from: last, until: first }, [BACKWARDS]],
  [{ from: last }, []],
  [{ until: first }, []],
  [{ minNights: 3, maxNights: 3 }, []],
  [{ minNights: 3, maxNights: 2 }, [TOO_SHORT]],
  [{ minNightsThrough: 3, maxNights: 2 }, [TOO_SHORT]],
  [{ minNights: 1, minNightsThrough: 3, maxNights: 2 }, [TOO_SHORT]],
  [{ minNights: 3, minNightsThrough: 1, maxNights: 2 }, [TOO_SHORT]],
  [{ minNights: 3 }, []],
  [{ maxNights: 1 }, []],
  [{ bookFrom: 3, bookUntil: 3 }, []],
  [{ bookFrom: 2, bookUntil: 3 }, [CROSSED]],
  [{ bookFrom: 2 }, []],
  [{ bookUntil: 3 }, []],
]

describe("a restriction", () => {
  it.each(conditions)("with %j contradicts %j", (given, reasons) => {
    expect(restrictionContradictions([{ ...given, closed: true }], "at")).toEqual(reasons)
  })

  it.each<Restriction>([
    {},
    { closed: false },
    { from: first },
    { until: last },
    { weekdays: ["fri"] },
    { from: first, until: last, weekdays: ["fri"], closed: false },
  ])("restricts nothing where it only says when: %j", (restriction) => {
    expect(restrictionContradictions([restriction], "at")).toEqual([NOTHING])
  })

  it("is named by its place; none contradicts nothing", () => {
    expect(restrictionContradictions([{ closed: true }, {}], "rooms.2")).toEqual([
      "rooms.2.1: restricts nothing",
    ])
    expect(restrictionContradictions(undefined, "at")).toEqual([])
  })
})

describe("a season", () => {
  const rate = Sen.make(10_000)

  it.each(conditions)("with %j contradicts %j", (given, reasons) => {
    const season = { ...given, rate } as unknown as Season

    expect(seasonContradictions([season], "at", "room")).toEqual(reasons)
  })

  it("has no rate above a million ringgit", () => {
    const of = (sen: number) => ({ from: first, until: last, rate: sen }) as unknown as Season

    expect(seasonContradictions([of(100_000_000), of(100_000_001)], "at", "room")).toEqual([
      "at.1.rate: is above 100000000",
    ])
  })

  it("has a rate in sen for one room alone, and one in percent for a property too", () => {
    const inSen = { from: first, until: last, rate } as unknown as Season
    const inPercent = { ...inSen, rate: "+10%" } as unknown as Season

    expect(seasonContradictions([inPercent, inSen], "at", "property")).toEqual([
      "at.1.rate: a rate in sen is of one room, put it there",
    ])
    expect(seasonContradictions(undefined, "at", "property")).toEqual([])
  })
})
