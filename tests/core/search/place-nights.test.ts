import * as fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { whereaboutsOf } from "#core/search/candidates.ts"
import { nightCalendar } from "#core/search/night-calendar.ts"
import { MOST_STAYS_PRICED, placeNights } from "#core/search/place-nights.ts"
import { addDays } from "#core/stay/calendar.ts"
import { limits } from "#core/stay/limits.ts"
import { anyStock, STOCK_FROM } from "#fixtures/arbitraries/any-stock.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { anyViewer } from "../search-request/any-asked.ts"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const friday = day("2026-12-04")
const ratesOf = (nights: ReturnType<typeof placeNights>) =>
  nights.map(({ lowestRate }) => lowestRate)

describe("the nights of a place", () => {
  test("have the lowest price that any calendar of its properties shows", () => {
    const seen = { priced: 0, soldOut: 0 }
    fc.assert(
      fc.property(
        anyStock.map((stock) => snapshotOf(stock)),
        fc.constantFrom("langkawi", "kedah", "petronas-twin-towers", "atlantis"),
        fc.integer({ min: -3, max: 3 }),
        anyViewer,
        (snapshot, where, shift, viewer) => {
          const from = addDays(STOCK_FROM, shift)
          const span = { from, until: addDays(from, 14) }
          const { candidates } = whereaboutsOf(snapshot, { where })
          const calendars = candidates.flatMap((index) => {
            const property = snapshot.properties[index]
            return property === undefined ? [] : [nightCalendar(snapshot, property, span, viewer)]
          })
          const expected = Array.from({ length: 14 }, (_, night) => {
            const rates = calendars.flatMap((nights) => nights[night]?.lowestRate ?? [])
            return {
              date: addDays(from, night),
              lowestRate: rates.length === 0 ? null : Math.min(...rates),
            }
          })

          const nights = placeNights(snapshot, where, span, viewer)

          expect(nights).toEqual(expected)
          for (const { lowestRate } of nights) {
            seen.priced += Number(lowestRate !== null)
            seen.soldOut += Number(lowestRate === null && candidates.length > 0)
          }
        },
      ),
      { numRuns: 200 },
    )
    expect(Math.min(seen.priced, seen.soldOut)).toBeGreaterThan(0)
  })

  const house = aHouse("house", { room: { membersOnly: true } })
  const { destination } = house
  const nightsOf = (
    from = friday,
    until = addDays(friday, 2),
    viewer = aViewer(),
    town = aTownOf(aHouse("open"), house),
  ) => placeNights(town, destination, { from, until }, viewer)

  it("are those from one date up to another, a hundred at most", () => {
    expect(nightsOf().map(({ date }) => date)).toEqual(["2026-12-04", "2026-12-05"])
    expect(nightsOf(friday, friday)).toEqual([])
    expect(nightsOf(friday, addDays(friday, -1))).toEqual([])
    expect(nightsOf(friday, addDays(friday, 101))).toHaveLength(100)
  })

  it("have the price of rooms for members to members alone", () => {
    const only = aTownOf(house)

    expect(ratesOf(nightsOf(friday, addDays(friday, 1), aViewer(), only))).toEqual([null])
    expect(
      ratesOf(nightsOf(friday, addDays(friday, 1), aViewer({ member: true }), only)),
    ).not.toEqual([null])
  })

  it("have no price once they are over, nor where nobody may arrive yet", () => {
    const today = day("2026-11-21")
    const late = addDays(today, limits.maxDaysAhead)

    expect(ratesOf(nightsOf(addDays(today, -1), addDays(today, 1)))).toEqual([
      null,
      expect.any(Number),
    ])
    expect(ratesOf(nightsOf(late, addDays(late, 2)))).toEqual([expect.any(Number), null])
  })

  it("have no price where a place has too many stays to look at", () => {
    const some = aTownOf(aHouse("open"))
    const crowd = {
      ...some,
      inDestination: new Map([
        [destination, Array.from({ length: MOST_STAYS_PRICED + 1 }, () => 0)],
      ]),
    }
    const fits = {
      ...some,
      inDestination: new Map([[destination, Array.from({ length: MOST_STAYS_PRICED }, () => 0)]]),
    }

    expect(ratesOf(nightsOf(friday, addDays(friday, 1), aViewer(), crowd))).toEqual([null])
    expect(ratesOf(nightsOf(friday, addDays(friday, 1), aViewer(), fits))).toEqual([
      expect.any(Number),
    ])
  })
})
