import { anySearch, noFilters, withFilters, withPage } from "#core/search-request/change-search.ts"
import { chosenFilters } from "#core/search-request/chosen-filters.ts"
import { anyStaySearch } from "#fixtures/arbitraries/any-stay-search.ts"
import { senOf } from "#core/money/amounts.ts"
import fc from "fast-check"
import { expect, it } from "vitest"

it("names each filter that is on, with the search without it alone", () => {
  const search = withFilters(anySearch, {
    freeCancellation: true,
    starBands: ["4", "0-1"],
    bedrooms: 2,
    minPrice: senOf(10_000),
  })

  const chosen = chosenFilters(withPage(search, 3))

  expect(chosen.map(({ group }) => group)).toEqual([
    "freeCancellation",
    "starBands",
    "starBands",
    "bedrooms",
    "price",
  ])
  expect(chosen[0]?.without).toEqual(withFilters(search, { freeCancellation: false }))
  expect(chosen[1]).toMatchObject({ choice: "0-1" })
  expect(chosen[1]?.without).toEqual(withFilters(search, { starBands: ["4"] }))
  expect(chosen[3]?.without).toEqual(withFilters(search, { bedrooms: null }))
  expect(chosen[4]?.without.filters.minPrice).toBeNull()
})

it("names nothing where nothing is narrowed, and a price bound on either side", () => {
  expect(chosenFilters(anySearch)).toEqual([])
  expect(chosenFilters(withFilters(anySearch, { maxPrice: senOf(1) }))).toHaveLength(1)
})

it("leaves no filter on once each has been taken away in turn", () => {
  fc.assert(
    fc.property(anyStaySearch, (search) => {
      let left = search
      for (let [first] = chosenFilters(left); first; [first] = chosenFilters(left)) {
        expect(chosenFilters(first.without)).toHaveLength(chosenFilters(left).length - 1)
        left = first.without
      }
      expect(left.filters).toEqual(noFilters)
      expect(left.criteria).toEqual(search.criteria)
    }),
  )
})
