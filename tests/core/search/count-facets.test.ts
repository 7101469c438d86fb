import type { Filters } from "#core/search-request/filters.ts"
import { anySearch, withDates, withFilters, withWhere } from "#core/search-request/change-search.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { Sen } from "#core/money/sen.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const weekend = withDates(anySearch, stayDates())
const town = aTownOf(
  aHouse("cheap", { room: { baseRate: Sen.make(10_000), weekendRate: Sen.make(10_000) } }),
  aHouse("dear", {
    room: {
      baseRate: Sen.make(30_000),
      weekendRate: Sen.make(30_000),
      bedrooms: 2,
      cancellation: "NON_REFUNDABLE",
    },
  }),
  aHouse("sold-out", { room: { units: 0 } }),
)
const found = (filters: Partial<Filters>, where: string | null = null) =>
  searchStays(
    town,
    withFilters(where === null ? weekend : withWhere(weekend, where), {
      ...weekend.filters,
      ...filters,
    }),
    aViewer(),
  )
const slugsOf = ({ stays }: ReturnType<typeof found>) => stays.map(({ slug }) => slug)

describe("a filter of prices", () => {
  it("leaves the prices of all stays that nothing else keeps out in the steps", () => {
    const narrowed = found({ maxPrice: Sen.make(20_000) })

    expect(slugsOf(narrowed)).toEqual(["cheap"])
    expect(narrowed.facets.prices).toEqual(found({}).facets.prices)
    expect(narrowed.facets.prices.highest).toBeGreaterThan(20_000)
  })

  it.each([
    ["none", {}, ["sold-out"]],
    ["a highest", { maxPrice: Sen.make(20_000) }, []],
    ["a lowest", { minPrice: Sen.make(1) }, []],
  ])(
    "shows a stay that was searched by name and has no price only without one: %s",
    (_, filters, slugs) => {
      expect(slugsOf(found(filters, "sold-out"))).toEqual(slugs)
    },
  )
})

describe("the counts of choices", () => {
  it("are those of a choice that takes the place of the one that is ticked", () => {
    const { facets } = found({ bedrooms: 2 })

    expect(slugsOf(found({ bedrooms: 2 }))).toEqual(["dear"])
    expect(facets.bedrooms).toMatchObject({ 1: 2, 2: 1, 3: 0 })
  })

  it("leave out stays that do not offer a term at all", () => {
    const { facets, total } = found({})

    expect([total, facets.freeCancellation]).toEqual([2, 1])
  })
})
