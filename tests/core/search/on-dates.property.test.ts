import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { noFilters, withDates, withFlexibleDates } from "#core/search-request/change-search.ts"
import { searchStays } from "#core/search/search-stays.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import type { FlexibleDates } from "#core/stay/flexible-dates.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { possibleDates } from "#core/stay/possible-dates.ts"
import { anyScores, anyStock } from "#fixtures/arbitraries/any-stock.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { anyDates, anyViewer, askedWith } from "../search-request/any-asked.ts"
import { everyToggle } from "./every-toggle.ts"

const anySnapshot = anyStock.chain((stock) =>
  anyScores(stock).map((scores) => snapshotOf(stock, undefined, scores)),
)

const anyFlexible: fc.Arbitrary<FlexibleDates> = fc.oneof(
  fc
    .constantFrom(1 as const, 2 as const, 3 as const)
    .map((days) => ({ kind: "around", days }) as const),
  fc.constantFrom("2026-11", "2026-12").map((month) => ({ kind: "weekends", month }) as const),
)

const anyFlexibleSearch = fc
  .tuple(askedWith(anyDates), anyFlexible)
  .map(([search, flexible]) => withFlexibleDates(search, flexible))

const exactly = (search: StaySearch, dates: NonNullable<StaySearch["criteria"]["dates"]>) =>
  withDates(search, dates)

/** Terms alone decide which rooms are shown; the other filters look at what is shown. */
const onTermsAlone = (search: StaySearch): StaySearch => {
  const { freeCancellation, payAtProperty } = search.filters
  return { ...search, filters: { ...noFilters, freeCancellation, payAtProperty } }
}

/** The middle price is one of all that was found, so other dates have another one. */
const withoutMiddle = ({ belowMiddle: _, ...stay }: StayResult): StayResult => stay

const costOf = ({ price }: StayResult): number => (price?.kind === "stay" ? price.cost : Infinity)

describe("a search on flexible dates", () => {
  test("finds what exact searches of each of its dates find, each stay at its lowest cost", () => {
    const seen = { found: 0, moved: 0 }
    fc.assert(
      fc.property(anySnapshot, anyFlexibleSearch, anyViewer, (snapshot, asked, viewer) => {
        const search = onTermsAlone(asked)
        const all = possibleDates(search.criteria, malaysianDateAt(viewer.now))
        const exact = all.flatMap((dates) =>
          dates === null
            ? []
            : searchStays(snapshot, exactly(search, dates), viewer).stays.map((stay) => ({
                ...stay,
                dates,
              })),
        )
        const bySlug = Map.groupBy(exact, ({ slug }) => slug)

        const { stays, total, nearMisses } = searchStays(snapshot, search, viewer)

        expect(nearMisses).toBeUndefined()
        expect(total).toBe(bySlug.size)
        expect(new Set(stays.map(({ slug }) => slug))).toEqual(new Set(bySlug.keys()))
        for (const stay of stays) {
          const [first, ...others] = bySlug.get(stay.slug) ?? []
          // The first of the cheapest is shown exactly as a search of its dates shows it.
          const cheapest = others.reduce(
            (best, one) => (best && costOf(one) >= costOf(best) ? best : one),
            first,
          )
          expect(withoutMiddle(stay)).toEqual(cheapest && withoutMiddle(cheapest))
          seen.found += 1
          seen.moved += Number(stay.dates?.checkIn !== all[0]?.checkIn)
        }
      }),
      { numRuns: 300 },
    )
    expect(seen.found).toBeGreaterThan(50)
    expect(seen.moved).toBeGreaterThan(10)
  })

  test("counts beside each filter what is found after the click", () => {
    fc.assert(
      fc.property(anySnapshot, anyFlexibleSearch, anyViewer, (snapshot, asked, viewer) => {
        const { facets } = searchStays(snapshot, asked, viewer)

        for (const { count, filters } of everyToggle(asked.filters, facets))
          expect(count).toBe(searchStays(snapshot, { ...asked, filters }, viewer).total)
      }),
      { numRuns: 20 },
    )
  })

  test("shows every stay that it counts, and offers only what finds something", () => {
    fc.assert(
      fc.property(anySnapshot, anyFlexibleSearch, anyViewer, (snapshot, asked, viewer) => {
        const { stays, total, alternatives } = searchStays(snapshot, asked, viewer)

        expect(stays).toHaveLength(total)
        for (const { search, count } of alternatives)
          expect(searchStays(snapshot, search, viewer).total).toBe(count)
      }),
    )
  })
})
