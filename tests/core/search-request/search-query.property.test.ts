import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { PropertyAmenity, RoomAmenity } from "#core/property/amenities.ts"
import { CondoType, PropertyKind } from "#core/property/property-kind.ts"
import { anySearch } from "#core/search-request/change-search.ts"
import * as choices from "#core/search-request/choices.ts"
import { StarBand } from "#core/search-request/filters.ts"
import { queryFromSearch, searchFromQuery } from "#core/search-request/search-query.ts"
import { SortOrder } from "#core/search-request/sort-order.ts"
import { StaySearch } from "#core/search-request/stay-search.ts"
import { anyStaySearch } from "#fixtures/arbitraries/any-stay-search.ts"

const isStaySearch = Schema.is(StaySearch)

/** Addresses as people and programs get them wrong. */
const anyAddress = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom("where", "checkIn", "checkOut", "adults", "children", "rooms", "stars"),
        fc.constantFrom(
          "minPrice",
          "maxPrice",
          "amenities",
          "kinds",
          "bedrooms",
          "sort",
          "area",
          "page",
          "score",
          "flex",
          "weekend",
        ),
        fc.string(),
      ),
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom(
          "1",
          "9",
          "-1",
          "1e3",
          "2026-12-04",
          "2026-02-30",
          "2026-12",
          "2026-13",
          "4,5",
          "pool,pool",
          "5.2,100.1,5.5,100.4",
          "-0,0,1,1",
          "5,100,4,101",
        ),
      ),
    ),
  )
  .map((pairs) => new URLSearchParams(pairs))

test("everything generated is a search", () => {
  fc.assert(fc.property(anyStaySearch, (search) => isStaySearch(search)))
})

test("reading the address of a search gives the same search, without a complaint", () => {
  fc.assert(
    fc.property(anyStaySearch, (search) => {
      const address = queryFromSearch(search)

      expect(searchFromQuery(new URLSearchParams(address))).toEqual({ search, issues: [] })
    }),
  )
})

test("whatever is in the address, a search comes out, and its own address is read alike", () => {
  fc.assert(
    fc.property(anyAddress, (query) => {
      const { search } = searchFromQuery(query)

      expect(isStaySearch(search)).toBe(true)
      expect(searchFromQuery(new URLSearchParams(queryFromSearch(search))).search).toEqual(search)
    }),
  )
})

test("parts of an address in another order are the same search", () => {
  fc.assert(
    fc.property(anyStaySearch, (search) => {
      const turned = queryFromSearch(search).split("&").toReversed().join("&")

      expect(searchFromQuery(new URLSearchParams(turned)).search).toEqual(search)
    }),
  )
})

test("an address has no part for what is the default", () => {
  fc.assert(
    fc.property(anyStaySearch, ({ criteria }) => {
      const address = queryFromSearch({ ...anySearch, criteria: { ...criteria, where: null } })

      expect(address).not.toMatch(/=(&|$)|where|page|children=0|adults=1(&|$)|rooms=1(&|$)/)
    }),
  )
})

test("the choices of addresses are those of the product", { tags: ["§3.15", "§3.16"] }, () => {
  expect(choices.starBands).toEqual(StarBand.literals)
  expect(choices.propertyAmenities).toEqual(PropertyAmenity.literals)
  expect(choices.roomAmenities).toEqual(RoomAmenity.literals)
  expect(choices.propertyKinds).toEqual(PropertyKind.literals)
  expect(choices.condoTypes).toEqual(CondoType.literals)
  expect(choices.guestScores).toEqual([9, 8, 7])
  expect(choices.sortOrders).toEqual(SortOrder.literals)
})
