import { dayNumberOf, weekdayOfNumber } from "#adapters/postgres/catalogue/day-numbers.ts"
import { roomSeasonsOf, seasonAt } from "#adapters/postgres/catalogue/room-seasons.ts"
import {
  freeAt,
  rateAt,
  stockOf,
  withNights,
  withOnlyNights,
} from "#adapters/postgres/catalogue/room-stock.ts"
import { rateInSeason } from "#core/inventory/season-rates.ts"
import { Sen } from "#core/money/sen.ts"
import type { Season } from "#core/property/season.ts"
import { addDays } from "#core/stay/calendar.ts"
import { dayOf, Weekday } from "#core/stay/weekday.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const room = {
  id: "studio",
  destination: "kuala-lumpur",
  region: "kuala-lumpur-state",
  units: 3,
  base: 180,
  weekend: 220,
}
const stock = stockOf(room, undefined)
const at = (date: string) => dayNumberOf(date)
const [thursday, friday, saturday, sunday] = ["03", "04", "05", "06"].map((one) =>
  at(`2026-12-${one}`),
)

describe("days by their number", () => {
  it("begin in 1970, on a Thursday", () => {
    expect([at("1970-01-01"), at("1970-01-02"), at("1969-12-31")]).toEqual([0, 1, -1])
    expect([-5, -4, -1, 0, 1, 2, 3, 4].map(weekdayOfNumber)).toEqual([6, 0, 3, 4, 5, 6, 0, 1])
    expect(at("2026-12-03")).toBe(at("2026-12-03"))
  })
})

describe("the rate of a night", () => {
  it("is that of the weekend of the place in its nights, else the usual one", () => {
    const rates = [thursday, friday, saturday, sunday].map((one) => rateAt(stock, one!, undefined))

    expect(rates).toEqual([180, 220, 220, 180])
  })

  it("is the night's own where it has one, which may be nothing", () => {
    const known = withNights(stock, [
      ["studio", friday!, 0, 0],
      ["studio", saturday!, 99, 0],
      ["studio", sunday!, null, 1],
    ])

    const rates = [thursday, friday, saturday, sunday].map((one) => rateAt(known, one!, undefined))
    expect(rates).toEqual([180, 0, 99, 180])
  })

  const seasons: fc.Arbitrary<ReadonlyArray<Season>> = fc.array(
    fc
      .record({
        from: fc.integer({ min: 0, max: 20 }),
        days: fc.integer({ min: 0, max: 10 }),
        rate: fc.constantFrom<Season["rate"]>(Sen.make(5000), "+50%", "-10%"),
        first: fc.constantFrom(...Weekday.literals),
        others: fc.option(fc.array(fc.constantFrom(...Weekday.literals), { maxLength: 4 })),
      })
      .map(({ from, days, rate, first, others }) => ({
        from: addDays(day("2026-12-01"), from),
        until: addDays(day("2026-12-01"), from + days),
        rate,
        ...(others && { weekdays: [first, ...others] as const }),
      })),
    { maxLength: 4 },
  )

  it("is that of the last season that includes it, of the property's and then the room's own", () => {
    fc.assert(
      fc.property(seasons, seasons, fc.integer({ min: 0, max: 35 }), (ofProperty, own, days) => {
        const night = addDays(day("2026-12-01"), days)
        const type = aRoomType({ seasons: own })
        const known = roomSeasonsOf(aProperty({ seasons: ofProperty, rooms: [type] }), type)
        const usual = [type.baseRate, type.weekendRate] as const

        const season = seasonAt(known, dayNumberOf(night))

        const expected = usual.map((rate) =>
          rateInSeason([...ofProperty, ...own], dayOf(night), rate),
        )
        expect([season?.base ?? usual[0], season?.weekend ?? usual[1]]).toEqual(expected)
      }),
    )
  })

  it("is that of its season, as at a weekend where it is one, but for a rate of its own", () => {
    const season = { from: thursday!, until: friday!, weekdays: 127, base: 300, weekend: 400 }
    const known = withNights(stock, [["studio", saturday!, 50, 0]])

    const rates = [thursday, friday, saturday, sunday].map((one) => rateAt(known, one!, [season]))

    expect(rates).toEqual([300, 400, 50, 180])
  })
})

describe("the rooms of a night", () => {
  it("are all that are not taken, which may be more than there are", () => {
    const known = withNights(stock, [
      ["studio", friday!, null, 2],
      ["studio", saturday!, null, 4],
    ])

    expect([thursday, friday, saturday].map((one) => freeAt(known, one!))).toEqual([3, 1, -1])
  })

  it("are known for each night by itself, however far apart, and as they were told last", () => {
    const night = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.nat(3), fc.option(fc.nat(900)))
    const nights = fc.array(night)
    fc.assert(
      fc.property(nights, nights, (first, second) => {
        const rowsOf = (all: typeof first) =>
          all.map(([on, taken, rate]) => ["studio", on, rate, taken] as const)
        const before = withNights(stock, rowsOf(first))
        const after = withNights(before, rowsOf(second))

        for (const [known, told] of [
          [before, first],
          [after, [...first, ...second]],
        ] as const)
          for (let on = -310; on <= 310; on += 1) {
            const last = told.findLast(([number]) => number === on)
            expect(freeAt(known, on)).toBe(3 - (last?.[1] ?? 0))
            expect(rateAt(known, on, undefined)).toBe(last?.[2] ?? rateAt(stock, on, undefined))
          }
      }),
      { numRuns: 20 },
    )
  })

  it("weigh nothing once the night is as usual again", () => {
    const known = withNights(stock, [
      ["studio", saturday!, null, 1],
      ["studio", friday!, 99, 2],
    ])
    expect([...known.nights]).toEqual([friday, 100, 2, saturday, 0, 1])

    const after = withNights(known, [
      ["studio", friday!, null, 0],
      ["studio", sunday!, null, 0],
    ])

    expect([...after.nights]).toEqual([saturday, 0, 1])
    expect([freeAt(after, friday!), rateAt(after, friday!, undefined)]).toEqual([3, 220])
  })

  it("are those that were read, in place of any others", () => {
    const known = withNights(stock, [["studio", thursday!, 50, 3]])
    const days = [friday!, saturday!, sunday!]
    const read = { id: "studio", days, rates: [99, null, 0], taken: [2, 1, 0] }

    const after = withOnlyNights(known, read)

    expect([...after.nights]).toEqual([friday, 100, 2, saturday, 0, 1, sunday, 1, 0])
    expect([thursday, ...days].map((one) => freeAt(after, one!))).toEqual([3, 1, 2, 3])
    const none = { id: "studio", days: null, rates: null, taken: null }
    expect([...withOnlyNights(known, none).nights]).toEqual([])
  })

  it("stay known where the room type itself changes", () => {
    const before = withNights(stock, [["studio", friday!, 99, 2]])

    const after = stockOf({ ...room, units: 5, base: 200 }, before)

    expect([freeAt(after, friday!), rateAt(after, friday!, undefined)]).toEqual([3, 99])
    expect([freeAt(after, thursday!), rateAt(after, thursday!, undefined)]).toEqual([5, 200])
    expect(freeAt(before, thursday!)).toBe(3)
  })
})
