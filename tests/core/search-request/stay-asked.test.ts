import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anySearch, noFilters, withFilters } from "#core/search-request/change-search.ts"
import { queryFromSearch, searchFromQuery } from "#core/search-request/search-query.ts"
import {
  noTerms,
  searchForStay,
  stayAskedIn,
  termFilters,
  termsIn,
} from "#core/search-request/stay-asked.ts"
import { anyStaySearch } from "#fixtures/arbitraries/any-stay-search.ts"

test("the address of a stay carries the dates, the party and the terms of a search, and nothing else", () => {
  fc.assert(
    fc.property(anyStaySearch, (search) => {
      const { freeCancellation, payAtProperty } = search.filters
      const { dates, party } = search.criteria

      expect(searchForStay(stayAskedIn(search))).toEqual({
        criteria: { where: null, dates, party },
        filters: { ...noFilters, freeCancellation, payAtProperty },
        sort: null,
        page: 1,
      })
    }),
  )
})

test("the address of a stay is read as the stay that it was written for", () => {
  fc.assert(
    fc.property(anyStaySearch, (search) => {
      const asked = stayAskedIn(search)
      const address = new URLSearchParams(queryFromSearch(searchForStay(asked)))
      const read = searchFromQuery(address)

      expect({ asked: stayAskedIn(read.search), issues: read.issues }).toEqual({
        asked,
        issues: [],
      })
    }),
  )
})

test("a stay that asks for no terms is asked for in the shortest address", () => {
  const { criteria } = anySearch

  expect(queryFromSearch(searchForStay(criteria))).toBe("")
  expect(queryFromSearch(searchForStay({ ...criteria, terms: noTerms }))).toBe("")
})

test("a term with an unknown value is not asked for, and noted", () => {
  const read = searchFromQuery(new URLSearchParams("freeCancellation=perhaps&payAtProperty=1"))

  expect(stayAskedIn(read.search).terms).toEqual({ freeCancellation: false, payAtProperty: true })
  expect(read.issues).toEqual([{ path: "filters.freeCancellation", code: "UnknownChoice" }])
})

test("terms are told one by one, in the order of the filters", () => {
  const all = withFilters(anySearch, { freeCancellation: true, payAtProperty: true })

  expect(termsIn(noTerms)).toEqual([])
  expect(stayAskedIn(anySearch).terms).toEqual(noTerms)
  expect(termsIn({ ...noTerms, payAtProperty: true })).toEqual(["payAtProperty"])
  expect(termsIn(all.filters)).toEqual([...termFilters])
})
