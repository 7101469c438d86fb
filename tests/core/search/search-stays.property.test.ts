import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  anySearch,
  noFilters,
  withArea,
  withDates,
  withSort,
  withWhere,
} from "#core/search-request/change-search.ts"
import type { Filters } from "#core/search-request/filters.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { anyScores, anyStock } from "#fixtures/arbitraries/any-stock.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { anyAsked, anyDates, anyViewer, askedWith } from "../search-request/any-asked.ts"
import { oracleStay, passes, perNightOf } from "./search-oracle.ts"
import { everyToggle } from "./every-toggle.ts"

const anyScored = anyStock.chain((stock) => anyScores(stock).map((scores) => ({ stock, scores })))
const anySnapshot = anyScored.map(({ stock, scores }) => snapshotOf(stock, undefined, scores))

describe("searching", () => {
  test(
    "finds what trying every room of every property finds, at the price of the checkout",
    { tags: "§1.4" },
    () => {
      fc.assert(
        fc.property(anySnapshot, askedWith(anyDates), anyViewer, (snapshot, asked, viewer) => {
          const { dates, party } = asked.criteria
          if (dates === null) return
          const everywhere = { ...asked, criteria: { ...asked.criteria, where: null } }
          const expected = snapshot.properties
            .map((property) =>
              oracleStay(snapshot, property, { dates, party, viewer }, asked.filters),
            )
            .filter((stay) => stay !== undefined)
            .filter((stay) =>
              passes(asked.filters, stay, { dates, party, viewer }, snapshot.scores),
            )

          const { stays, total } = searchStays(snapshot, everywhere, viewer)

          expect(total).toBe(expected.length)
          expect(
            stays
              .map(({ slug, price, mix }) => ({ slug, price, mix }))
              .toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
          ).toMatchObject(
            expected.map(({ property, quote, rooms }) => ({
              slug: property.slug,
              price: {
                cost: quote.total - quote.deposit,
                taxesAndFees: quote.total - quote.deposit - quote.subtotal,
                deposit: quote.deposit,
                perNight: perNightOf(quote),
              },
              mix: [...new Set(rooms)].map((roomType) => ({
                roomType,
                count: rooms.filter((id) => id === roomType).length,
              })),
            })),
          )
        }),
        { numRuns: 300 },
      )
    },
  )

  test("a near miss is no result, and is one on each of its other dates at the cost that is said", () => {
    const seen = { missed: 0 }
    fc.assert(
      fc.property(anySnapshot, askedWith(anyDates), anyViewer, (snapshot, asked, viewer) => {
        const { stays, nearMisses = [] } = searchStays(snapshot, asked, viewer)

        for (const { stay, otherDates } of nearMisses) {
          seen.missed += 1
          expect(stays.map(({ slug }) => slug)).not.toContain(stay.slug)
          for (const { dates, cost } of otherDates) {
            const { freeCancellation, payAtProperty } = asked.filters
            const filters = { ...noFilters, freeCancellation, payAtProperty }
            const there = withWhere(withDates({ ...asked, filters }, dates), stay.slug)
            const [found] = searchStays(snapshot, there, viewer).stays
            expect(found?.price).toMatchObject({ kind: "stay", cost })
          }
        }
      }),
      { numRuns: 300 },
    )
    expect(seen.missed).toBeGreaterThan(0)
  })

  test("no stay by price stands behind one that costs more, whatever deposits they hold", () => {
    const seen = { found: 0, dearerWithDeposit: 0 }
    const costs = (cards: ReturnType<typeof searchStays>["stays"]) =>
      cards.flatMap(({ price }) => (price?.kind === "stay" ? [price] : []))
    fc.assert(
      fc.property(anyStock, anyDates, anyViewer, (stock, dates, viewer) => {
        const asked = withSort(withDates(anySearch, dates), "priceLowToHigh")
        const prices = costs(searchStays(snapshotOf(stock), asked, viewer).stays)
        const inOrder = prices.toSorted((one, other) => one.cost - other.cost)

        expect(prices.map(({ cost }) => cost)).toEqual(inOrder.map(({ cost }) => cost))
        seen.found += Number(prices.length > 1)
        seen.dearerWithDeposit += Number(
          prices.some(({ cost, deposit }, place) =>
            prices.slice(place + 1).some((other) => cost + deposit > other.cost + other.deposit),
          ),
        )
      }),
      { numRuns: 200 },
    )
    expect(seen.dearerWithDeposit).toBeGreaterThanOrEqual(seen.found / 5)
    expect(seen.found).toBeGreaterThan(10)
  })

  test("in a part of the map finds every stay that lies there, and no other", () => {
    const seen = { inside: 0, outside: 0 }
    const anyParallel = fc.constantFrom(3, 3.1579, 6.2937, 6.3, 6.4)
    const anyMeridian = fc.constantFrom(99.7, 99.7279, 99.75, 101.7116, 102)
    fc.assert(
      fc.property(
        anySnapshot,
        anyAsked,
        anyViewer,
        fc.tuple(anyParallel, anyParallel, anyMeridian, anyMeridian),
        (snapshot, asked, viewer, [one, other, here, there]) => {
          const area = {
            south: Math.min(one, other),
            north: Math.max(one, other),
            west: Math.min(here, there),
            east: Math.max(here, there),
          }
          const lies = ({ point: { lat, lng } }: Pick<StayResult, "point">) =>
            area.south <= lat && lat <= area.north && area.west <= lng && lng <= area.east
          const everywhere = searchStays(snapshot, withWhere(asked, null), viewer)
          const found = searchStays(snapshot, withArea(asked, area), viewer)
          const slugs = (stays: ReadonlyArray<StayResult>) =>
            stays.map(({ slug }) => slug).toSorted()

          expect(found.place).toBeNull()
          expect(slugs(found.stays)).toEqual(slugs(everywhere.stays.filter(lies)))
          expect(found.total).toBe(found.stays.length)
          seen.inside += found.total
          seen.outside += everywhere.total - found.total
        },
      ),
      { numRuns: 300 },
    )
    expect(Math.min(seen.inside, seen.outside)).toBeGreaterThan(0)
  })

  test("by guest score the best stands first, of equal ones that of more reviews, and the new last", () => {
    const seen = { scored: 0 }
    fc.assert(
      fc.property(anySnapshot, anyAsked, anyViewer, (snapshot, asked, viewer) => {
        const { stays } = searchStays(snapshot, withSort(asked, "guestScore"), viewer)
        const ranks = stays.map(({ slug, score }) => {
          expect(score).toEqual(snapshot.scores.get(slug))
          return score === undefined ? 0 : score.tenths * 10 + score.count
        })

        expect(ranks).toEqual(ranks.toSorted((one, other) => other - one))
        seen.scored += ranks.filter((rank) => rank > 0).length
      }),
    )
    expect(seen.scored).toBeGreaterThan(0)
  })

  test("a count shown beside a filter is the number of results after the click", () => {
    fc.assert(
      fc.property(anySnapshot, anyAsked, anyViewer, (snapshot, asked, viewer) => {
        const { facets } = searchStays(snapshot, asked, viewer)

        for (const { count, filters } of everyToggle(asked.filters, facets))
          expect(count).toBe(searchStays(snapshot, { ...asked, filters }, viewer).total)
      }),
      { numRuns: 60 },
    )
  })

  test("the steps of the price histogram hold every stay under the other filters", () => {
    fc.assert(
      fc.property(anySnapshot, anyAsked, anyViewer, (snapshot, asked, viewer) => {
        const anyPriced = { ...asked.filters, minPrice: null, maxPrice: null }
        const { prices } = searchStays(snapshot, asked, viewer).facets
        const { total } = searchStays(snapshot, { ...asked, filters: anyPriced }, viewer)

        expect(prices.counts).toHaveLength(12)
        expect(prices.counts.reduce((sum, count) => sum + count, 0)).toBe(total)
        expect(prices.lowest).toBeLessThanOrEqual(prices.highest)
      }),
    )
  })

  test(
    "one more filter never finds more, and the order of filters does not matter",
    { tags: "§1.4" },
    () => {
      fc.assert(
        fc.property(anySnapshot, anyAsked, anyViewer, (snapshot, asked, viewer) => {
          const found = searchStays(snapshot, asked, viewer)
          const free = searchStays(snapshot, { ...asked, filters: noFilters }, viewer)
          const turned = Object.fromEntries(Object.entries(asked.filters).toReversed())
          const filters = turned as unknown as Filters

          expect(found.total).toBeLessThanOrEqual(free.total)
          expect(searchStays(snapshot, { ...asked, filters }, viewer)).toEqual(found)
        }),
      )
    },
  )

  test("two filters find together what each of them finds, in whichever order they are set", () => {
    fc.assert(
      fc.property(anySnapshot, anyAsked, anyAsked, anyViewer, (snapshot, asked, other, viewer) => {
        // Terms decide in which rooms a stay is shown, and so what the other filters look at.
        const terms = {
          freeCancellation: asked.filters.freeCancellation || other.filters.freeCancellation,
          payAtProperty: asked.filters.payAtProperty || other.filters.payAtProperty,
        }
        const slugsUnder = (filters: Filters) =>
          searchStays(
            snapshot,
            { ...asked, filters: { ...filters, ...terms }, page: 1 },
            viewer,
          ).stays.map(({ slug }) => slug)
        const isOn = (name: keyof Filters) =>
          JSON.stringify(other.filters[name]) !== JSON.stringify(noFilters[name])
        const names = (Object.keys(noFilters) as Array<keyof Filters>).filter(
          (name) =>
            isOn(name) && JSON.stringify(asked.filters[name]) === JSON.stringify(noFilters[name]),
        )
        const added = Object.fromEntries(names.map((name) => [name, other.filters[name]]))
        const both = new Set(slugsUnder({ ...asked.filters, ...added }))
        const [one, another] = [
          new Set(slugsUnder(asked.filters)),
          new Set(slugsUnder({ ...noFilters, ...added })),
        ]

        expect(both).toEqual(one.intersection(another))
      }),
    )
  })

  test("the order of the stock does not show in the results", () => {
    fc.assert(
      fc.property(anyScored, anyAsked, anyViewer, ({ stock, scores }, asked, viewer) => {
        const turned = snapshotOf(stock.toReversed(), undefined, scores)

        expect(searchStays(turned, asked, viewer)).toEqual(
          searchStays(snapshotOf(stock, undefined, scores), asked, viewer),
        )
      }),
    )
  })

  test("alternatives are offered only when nothing is found, each with what it finds", () => {
    fc.assert(
      fc.property(anySnapshot, anyAsked, anyViewer, (snapshot, asked, viewer) => {
        const { total, alternatives } = searchStays(snapshot, asked, viewer)

        expect(total === 0 || alternatives.length === 0).toBe(true)
        for (const { search, count } of alternatives) {
          expect(count).toBeGreaterThan(0)
          expect(searchStays(snapshot, search, viewer).total).toBe(count)
        }
      }),
    )
  })

  test("nothing at all is found nowhere", () => {
    const { total, stays, alternatives } = searchStays(
      snapshotOf([]),
      { ...anySearch, criteria: { ...anySearch.criteria, where: "atlantis" } },
      { member: false, now: 0 },
    )

    expect({ total, stays, alternatives }).toEqual({ total: 0, stays: [], alternatives: [] })
  })
})
