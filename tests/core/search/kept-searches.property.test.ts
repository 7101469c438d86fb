import * as fc from "fast-check"
import { millisecondsInMinute } from "date-fns/constants"
import { describe, expect, test } from "vitest"
import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { keptSearches } from "#core/search/kept-searches.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { addDays } from "#core/stay/calendar.ts"
import { anyScores, anyStock, STOCK_FROM } from "#fixtures/arbitraries/any-stock.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { nightKey } from "#fixtures/doubles/shelves.ts"
import { anyDates, anyViewer, askedWith } from "../search-request/any-asked.ts"

/** Stock whose nights are sold one by one; only where something was sold there are new nights. */
const aShop = (stock: ReadonlyArray<StockedProperty>, scores: CatalogueSnapshot["scores"]) => {
  const rooms = stock.flatMap(({ property: { destination, rooms: all } }) =>
    all.map(({ id }) => ({ id, destination })),
  )
  const nights = new Map<string, object>(rooms.map(({ destination }) => [destination, {}]))
  const taken = new Map<string, number>()
  return {
    sell: (room: number, day: number) => {
      const sold = rooms[room % rooms.length]
      if (sold === undefined) return
      const key = nightKey(sold.id, addDays(STOCK_FROM, day))
      taken.set(key, (taken.get(key) ?? 0) + 1)
      nights.set(sold.destination, {})
    },
    snapshot: (): CatalogueSnapshot => ({
      ...snapshotOf(stock, new Map(taken), scores),
      nightsIn: (destination) => nights.get(destination) ?? {},
    }),
  }
}

const anyShop = anyStock.chain((stock) => anyScores(stock).map((scores) => ({ stock, scores })))

const anyStep = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("search"), which: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("sell"), room: fc.nat(40), day: fc.nat(12) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("wait"), minutes: fc.constantFrom(1, 10, 45) }),
  },
)

describe("a search that was made before", () => {
  test("is answered as if it were made now, whatever was sold and however late it is", () => {
    const seen = { searches: 0, kept: 0, keptAfterSale: 0, anew: 0 }
    fc.assert(
      fc.property(
        anyShop,
        fc.array(askedWith(fc.option(anyDates, { nil: null })), { minLength: 2, maxLength: 2 }),
        anyViewer,
        fc.array(anyStep, { minLength: 10, maxLength: 30 }),
        ({ stock, scores }, searches, viewer, steps) => {
          const shop = aShop(stock, scores)
          const searched = keptSearches()
          const last = new Map<number, { answer: object; sales: number }>()
          let { now } = viewer
          let sales = 0
          for (const step of steps) {
            if (step.kind === "wait") now += step.minutes * millisecondsInMinute
            if (step.kind === "sell") {
              shop.sell(step.room, step.day)
              sales += 1
            }
            if (step.kind !== "search") continue
            const search = searches[step.which]!
            const snapshot = shop.snapshot()
            const answer = searched(snapshot, search, { ...viewer, now })

            expect(answer).toEqual(searchStays(snapshot, search, { ...viewer, now }))

            const before = last.get(step.which)
            const isKept = before?.answer === answer
            seen.searches += 1
            seen.kept += Number(isKept)
            seen.keptAfterSale += Number(isKept && before.sales < sales)
            seen.anew += Number(before !== undefined && !isKept)
            last.set(step.which, { answer, sales })
          }
        },
      ),
      { numRuns: 100 },
    )
    expect(seen.kept).toBeGreaterThan(seen.searches / 20)
    expect(seen.keptAfterSale).toBeGreaterThan(seen.searches / 200)
    expect(seen.anew).toBeGreaterThan(seen.searches / 20)
  })
})
