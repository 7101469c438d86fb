import type { Property } from "#core/property/property.ts"
import { anySearch, withDates, withFilters, withParty } from "#core/search-request/change-search.ts"
import type { Filters } from "#core/search-request/filters.ts"
import { searchFromQuery } from "#core/search-request/search-query.ts"
import { searchStays } from "#core/search/search-stays.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { senOf } from "#core/money/amounts.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { sellingTerms } from "#fixtures/builders/a-property.ts"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const weekend = withDates(anySearch, stayDates())

const found = (search: StaySearch, houses: ReadonlyArray<Property>, viewer = aViewer()) =>
  searchStays(aTownOf(...houses), search, viewer).stays.map(({ slug }) => slug)

const narrowed = (filters: Partial<Filters>, ...houses: ReadonlyArray<Property>) =>
  found(withFilters(weekend, filters), houses)

describe("free cancellation", () => {
  const houses = (["FLEXIBLE", "MODERATE", "NON_REFUNDABLE"] as const).map((cancellation) =>
    aHouse(cancellation.toLowerCase().replace("_", "-"), { room: { cancellation } }),
  )
  const free = (search: StaySearch, now: string) =>
    found(
      withFilters(search, { freeCancellation: true }),
      houses,
      aViewer({ now: Date.parse(now) }),
    )

  it("without dates is what the terms ever allow", () => {
    expect(free(anySearch, "2026-11-21T04:00:00.000Z")).toEqual(["flexible", "moderate"])
  })

  it.each([
    ["2026-11-27T06:59:59.999Z", ["flexible", "moderate"]],
    ["2026-11-27T07:00:00.000Z", ["flexible"]],
    ["2026-12-01T06:59:59.999Z", ["flexible"]],
    ["2026-12-01T07:00:00.000Z", []],
  ])("with dates is what can still be cancelled at %s: %j", (now, slugs) => {
    expect(free(weekend, now)).toEqual(slugs)
  })

  it("is not what a property searched by name offers when it is full", () => {
    const full = aHouse("full", { room: { units: 0 } })
    const named = { ...weekend, criteria: { ...weekend.criteria, where: "full" } }

    expect(found(named, [full])).toEqual(["full"])
    expect(found(withFilters(named, { freeCancellation: true }), [full])).toEqual([])
    expect(found(withFilters(named, { minPrice: senOf(0) }), [full])).toEqual([])
  })
})

describe("several choices", () => {
  const hotel = aHouse("hotel", { kind: "hotel", amenities: ["pool", "gym"], stars: 3 })
  const villa = aHouse("villa", { kind: "villa", amenities: ["pool"], stars: null })

  it("of kinds and stars are alternatives", () => {
    expect(narrowed({ kinds: ["hotel", "villa"] }, hotel, villa)).toEqual(["hotel", "villa"])
    expect(narrowed({ starBands: ["0-1", "5"] }, hotel, villa)).toEqual(["villa"])
  })

  it("of amenities must all be there", () => {
    expect(narrowed({ propertyAmenities: ["pool", "gym"] }, hotel, villa)).toEqual(["hotel"])
  })

  it("of bedrooms mean at least so many", () => {
    const [two, six] = [2, 6].map((bedrooms) => aHouse(`with-${bedrooms}`, { room: { bedrooms } }))

    expect(narrowed({ bedrooms: 2 }, two!, six!)).toEqual(["with-2", "with-6"])
    expect(narrowed({ bedrooms: 5 }, two!, six!)).toEqual(["with-6"])
  })
})

describe("the count beside a choice", () => {
  const hotel = aHouse("hotel", { kind: "hotel", stars: 5 })
  const villa = aHouse("villa", { kind: "villa", stars: 3 })

  it("leaves out what another filter keeps out, in both directions", () => {
    const filters = withFilters(weekend, { kinds: ["hotel"], starBands: ["5"] })
    const { kinds, starBands } = searchStays(aTownOf(hotel, villa), filters, aViewer()).facets

    // With one more kind or band ticked the hotel is still the only one that keeps both filters.
    expect([kinds["hotel"], kinds["villa"]]).toEqual([1, 1])
    expect([starBands["5"], starBands["3"]]).toEqual([1, 1])
  })
})

describe("a price", () => {
  const terms = sellingTerms({ feeBps: 0, sstRegistered: false })
  const house = aHouse("house", { terms })

  it.each([
    [22_000, null, 1],
    [22_001, null, 0],
    [null, 22_000, 1],
    [null, 21_999, 0],
  ])("from %o to %o per room and night lets %i through at RM 220.00", (from, to, stays) => {
    const minPrice = from === null ? null : senOf(from)
    const maxPrice = to === null ? null : senOf(to)

    expect(narrowed({ minPrice, maxPrice }, house)).toHaveLength(stays)
  })

  it("has taxes and fees in it and no deposit", () => {
    const taxed = aHouse("house", { room: { depositPerRoom: senOf(20_000) } })
    const upTo = (maxPrice: number) =>
      narrowed({ minPrice: null, maxPrice: senOf(maxPrice) }, taxed).length

    expect([upTo(24_472), upTo(24_473)]).toEqual([0, 1])
  })

  it("is counted in twelve equal steps from the lowest to the highest", () => {
    const houses = [100, 150, 210, 340].map((ringgit) =>
      aHouse(`at-${ringgit}`, { room: { weekendRate: senOf(ringgit * 100) }, terms }),
    )

    expect(searchStays(aTownOf(...houses), weekend, aViewer()).facets.prices).toEqual({
      lowest: 10_000,
      highest: 34_000,
      counts: [1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1],
    })
  })
})

describe("an address", () => {
  const read = (query: string) => searchFromQuery(new URLSearchParams(query))

  it("may name a place in a hundred characters and no more", () => {
    expect(read(`where=${"a".repeat(100)}`).search.criteria.where).toHaveLength(100)
    expect(read(`where=${"a".repeat(101)}`).search.criteria.where).toBeNull()
  })

  it.each(["2a", "a2", "1e1", "-2", "2.0"])("does not say %s adults", (adults) => {
    expect(read(`adults=${adults}`).search.criteria.party).toEqual(anySearch.criteria.party)
    expect(read(`adults=${adults}`).issues).not.toEqual([])
  })

  it("that asks for more rooms than adults is read as one room, and keeps the adults", () => {
    expect(read("adults=2&rooms=3").search.criteria.party).toEqual({
      ...anySearch.criteria.party,
      adults: 2,
    })
  })

  it("with the least price above the highest has neither; equal ones are kept", () => {
    const prices = (query: string) => {
      const { minPrice, maxPrice } = read(query).search.filters
      return [minPrice, maxPrice]
    }

    expect(prices("minPrice=200&maxPrice=100")).toEqual([null, null])
    expect(prices("minPrice=100&maxPrice=100")).toEqual([10_000, 10_000])
    expect(prices("minPrice=100")).toEqual([10_000, null])
    expect(prices("maxPrice=100")).toEqual([null, 10_000])
  })
})

it("says what the rooms of the mix hold together", () => {
  const search = withParty(weekend, aParty({ adults: 4, rooms: 2 }))
  const house = aHouse("house", { room: { bedrooms: 2, beds: 3, baths: 1, maxGuests: 4 } })
  const [card] = searchStays(aTownOf(house), search, aViewer()).stays

  expect(card).toMatchObject({ guests: 8, bedrooms: 4, beds: 6, baths: 2, left: 3 })
})

describe("the prices that a guest may choose among", () => {
  const priced = (slug: string, ringgit: number) =>
    aHouse(slug, { room: { baseRate: senOf(ringgit * 100), weekendRate: senOf(ringgit * 100) } })
  const countedIn = (search: StaySearch, ...houses: ReadonlyArray<Property>) => {
    const { facets, total } = searchStays(aTownOf(...houses), search, aViewer())
    return { total, counted: facets.prices.counts.reduce((sum, count) => sum + count, 0) }
  }

  it("are those of the stays too dear for the price chosen, too", () => {
    const upTo = withFilters(weekend, { maxPrice: senOf(20_000) })

    expect(countedIn(upTo, priced("cheap", 100), priced("dear", 300))).toEqual({
      total: 1,
      counted: 2,
    })
  })

  it("are none of a stay that is shown because it was named, though it is full", () => {
    const named = { ...weekend, criteria: { ...weekend.criteria, where: "full" } }
    const full = aHouse("full", { room: { units: 0 } })

    expect(countedIn(named, full)).toEqual({ total: 1, counted: 0 })
  })
})
