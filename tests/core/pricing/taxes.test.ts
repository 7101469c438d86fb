import { describe, expect, it } from "vitest"
import type { LevyArea } from "#core/place/place.ts"
import { levyRows, sstRows, tourismTaxRows } from "#core/pricing/tax-tables.ts"
import {
  levyOn,
  levySince,
  sstBpsOn,
  sstSince,
  tourismTaxOn,
  tourismTaxSince,
} from "#core/pricing/taxes.ts"
import type { PropertyKind, Stars } from "#core/property/property-kind.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { isRealDate } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"

const levy = (levyArea: LevyArea | null, kind: PropertyKind, stars: Stars, date = "2026-12-04") =>
  levyOn({ levyArea, kind, stars }, day(date))

describe("SST", () => {
  it("is 6 % until the end of February 2024 and 8 % since", () => {
    expect([sstBpsOn(day("2018-09-01")), sstBpsOn(day("2024-02-29"))]).toEqual([600, 600])
    expect([sstBpsOn(day("2024-03-01")), sstBpsOn(day("2099-12-31"))]).toEqual([800, 800])
  })

  it("is nothing before there was any", () => {
    expect(sstBpsOn("1899-12-31" as CalendarDate)).toBe(0)
  })
})

describe("Tourism tax", () => {
  it("is RM 10 since 2023 and was nothing before", () => {
    expect([tourismTaxOn(day("2022-12-31")), tourismTaxOn(day("2023-01-01"))]).toEqual([0, 1000])
  })
})

describe("The local levy", () => {
  it.each<[LevyArea, string, string]>([
    ["penang", "2014-05-31", "2014-06-01"],
    ["langkawi", "2016-06-30", "2016-07-01"],
    ["melaka", "2017-08-31", "2017-09-01"],
    ["pahang", "2022-02-28", "2022-03-01"],
    ["perak", "2024-12-31", "2025-01-01"],
    ["port-dickson", "2025-10-31", "2025-11-01"],
    ["selangor", "2025-12-31", "2026-01-01"],
    ["johor", "2025-12-31", "2026-01-01"],
  ])("of %s is not due on %s and is due on %s", (area, before, since) => {
    expect(levy(area, "hotel", 4, before)).toBe(0)
    expect(levy(area, "hotel", 4, since)).toBeGreaterThan(0)
  })

  it.each<[LevyArea, ReadonlyArray<number>]>([
    ["penang", [200, 200, 200, 200, 200, 300, 300]],
    ["langkawi", [100, 100, 100, 100, 300, 300, 500]],
    ["selangor", [500, 500, 200, 200, 300, 500, 700]],
    ["melaka", [200, 200, 200, 200, 200, 200, 200]],
    ["pahang", [300, 300, 300, 300, 300, 300, 300]],
    ["perak", [300, 300, 300, 300, 300, 300, 300]],
    ["port-dickson", [400, 400, 400, 400, 400, 400, 400]],
    ["johor", [300, 300, 300, 300, 300, 300, 300]],
  ])("of hotels in %s is %j from unrated and no star to five stars", (area, sen) => {
    const ofStars = ([null, 0, 1, 2, 3, 4, 5] as const).map((stars) => levy(area, "hotel", stars))

    expect(ofStars).toEqual(sen)
  })

  it("of homestays and condos in Selangor is RM 2, however many stars they show", () => {
    for (const kind of ["homestay", "condo"] as const)
      for (const stars of [null, 0, 1, 2, 3, 4, 5] as const)
        expect(levy("selangor", kind, stars)).toBe(200)
  })

  it("of an ungraded resort in Selangor is a hotel's, of any other ungraded stay RM 2", () => {
    expect(levy("selangor", "resort", null)).toBe(500)
    for (const kind of ["villa", "chalet", "guestHouse"] as const) {
      expect(levy("selangor", kind, null)).toBe(200)
      expect(levy("selangor", kind, 4)).toBe(500)
    }
  })

  it("is nothing elsewhere", () => {
    expect(levy(null, "hotel", 5)).toBe(0)
  })
})

describe("The tables of taxes", () => {
  it("say since when the rate of a day holds, and nothing where there is none", () => {
    expect([sstSince(day("2024-02-29")), sstSince(day("2026-12-04"))]).toEqual([
      "1900-01-01",
      "2024-03-01",
    ])
    expect([tourismTaxSince(day("2022-12-31")), tourismTaxSince(day("2026-12-04"))]).toEqual([
      null,
      "2023-01-01",
    ])
    expect([
      levySince("selangor", day("2026-01-01")),
      levySince("selangor", day("2025-12-31")),
      levySince(null, day("2026-01-01")),
    ]).toEqual(["2026-01-01", null, null])
  })

  it("have their rows in the order of their dates, each a day that exists", () => {
    for (const rows of [sstRows, tourismTaxRows, levyRows]) {
      const dates = rows.map(({ since }) => since)

      expect(dates).toEqual(dates.toSorted())
      expect(dates.filter((date) => !isRealDate(date))).toEqual([])
    }
  })
})
