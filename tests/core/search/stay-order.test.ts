import type { Property } from "#core/property/property.ts"
import { anySearch, withDates, withSort, withWhere } from "#core/search-request/change-search.ts"
import { searchablePropertyOf } from "#core/search/searchable-property.ts"
import { searchStays } from "#core/search/search-stays.ts"
import type { SortOrder } from "#core/search-request/sort-order.ts"
import { inSortOrder } from "#core/search/stay-order.ts"
import { senOf } from "#core/money/amounts.ts"
import { sellingTerms } from "#fixtures/builders/a-property.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const weekend = withDates(anySearch, stayDates())

const ordered = (sort: SortOrder | null, houses: ReadonlyArray<Property>, where: string | null) =>
  [houses, houses.toReversed()].map((stock) =>
    searchStays(aTownOf(...stock), withWhere(withSort(weekend, sort), where), aViewer()).stays.map(
      ({ slug }) => slug,
    ),
  )

const both = (...slugs: ReadonlyArray<string>) => [slugs, slugs]

const at = (slug: string, ringgit: number) =>
  aHouse(slug, { room: { weekendRate: senOf(ringgit * 100) } })

describe("results", () => {
  it(
    "by price go up, or down, or up where nothing else is asked for",
    { tags: ["§1.5", "§3.16"] },
    () => {
      const houses = [at("dear", 300), at("cheap", 100), at("fair", 200)]

      expect(ordered("priceLowToHigh", houses, null)).toEqual(both("cheap", "fair", "dear"))
      expect(ordered("priceHighToLow", houses, null)).toEqual(both("dear", "fair", "cheap"))
      expect(ordered(null, houses, null)).toEqual(both("cheap", "fair", "dear"))
    },
  )

  it("by price go by the cost of the stay, not by the rate of a night", () => {
    const feed = (slug: string, ringgit: number, feeBps: number) =>
      aHouse(slug, { room: { weekendRate: senOf(ringgit * 100) }, terms: sellingTerms({ feeBps }) })
    const houses = [feed("low-rate-high-fee", 100, 2000), feed("high-rate-no-fee", 105, 0)]

    expect(ordered("priceLowToHigh", houses, null)).toEqual(
      both("high-rate-no-fee", "low-rate-high-fee"),
    )
    expect(ordered("priceHighToLow", houses, null)).toEqual(
      both("low-rate-high-fee", "high-rate-no-fee"),
    )
  })

  it("by price have what cannot be booked behind everything that can", () => {
    const found = (slug: string, ringgit: number | null) => {
      const cost = ringgit === null ? Infinity : senOf(ringgit * 100)
      return { searchable: searchablePropertyOf(aHouse(slug)), cost, km: null, score: null }
    }
    const stays = [found("full", null), found("dear", 300), found("fair", 200)]

    expect(
      inSortOrder(stays, "priceLowToHigh", 3).map(({ searchable }) => searchable.property.slug),
    ).toEqual(["fair", "dear", "full"])
  })

  it("by price go by what the stay costs: a deposit comes back and does not count", () => {
    const held = (slug: string, ringgit: number, deposit: number) =>
      aHouse(slug, {
        room: { weekendRate: senOf(ringgit * 100), depositPerRoom: senOf(deposit * 100) },
      })
    const houses = [held("cheap-with-deposit", 100, 300), held("dear-without", 105, 0)]

    expect(ordered("priceLowToHigh", houses, null)).toEqual(
      both("cheap-with-deposit", "dear-without"),
    )
    expect(ordered("priceHighToLow", houses, null)).toEqual(
      both("dear-without", "cheap-with-deposit"),
    )
  })

  it(
    "by ratings have the most stars first and the unrated after those without a star",
    { tags: ["§1.5", "§3.16"] },
    () => {
      const houses = [
        aHouse("unrated", { stars: null }),
        aHouse("five", { stars: 5 }),
        aHouse("none", { stars: 0 }),
        aHouse("one", { stars: 1 }),
      ]

      expect(ordered("ratings", houses, null)).toEqual(both("five", "one", "none", "unrated"))
    },
  )

  it("by guest score have the best first, then that of more reviews, and the new ones last", () => {
    const houses = ["new", "few", "good", "many", "best"].map((slug) => aHouse(slug))
    const scores = new Map([
      ["few", { tenths: 80, count: 2 }],
      ["many", { tenths: 80, count: 9 }],
      ["good", { tenths: 81, count: 1 }],
      ["best", { tenths: 95, count: 1 }],
    ])
    for (const stock of [houses, houses.toReversed()]) {
      const town = { ...aTownOf(...stock), scores }
      const found = searchStays(town, withSort(weekend, "guestScore"), aViewer())

      expect(found.stays.map(({ slug }) => slug)).toEqual(["best", "good", "many", "few", "new"])
    }
  })

  it("that are equal go by their English names, then by their addresses", () => {
    const named = (slug: string, en: string) => aHouse(slug, { name: { en, bm: "-", cn: "-" } })
    const houses = [named("b-2", "Beta"), named("z", "Alpha"), named("b-1", "Beta")]

    expect(ordered("ratings", houses, null)).toEqual(both("z", "b-1", "b-2"))
  })

  it("around a landmark have the nearest first unless asked otherwise", () => {
    const near = aHouse("z-near", {
      point: { lat: 3.158, lng: 101.712 },
      room: { weekendRate: senOf(50_000) },
    })
    const off = aHouse("a-off", { point: { lat: 3.2, lng: 101.712 } })

    expect(ordered(null, [off, near], "petronas-twin-towers")).toEqual(both("z-near", "a-off"))
    expect(ordered("priceLowToHigh", [off, near], "petronas-twin-towers")).toEqual(
      both("a-off", "z-near"),
    )
    expect(ordered(null, [off, near], "kuala-lumpur")).toEqual(both("a-off", "z-near"))
  })

  it("around a landmark lie within fifteen kilometres of it", () => {
    const within = aHouse("within", { point: { lat: 3.1579 + 0.134, lng: 101.7116 } })
    const beyond = aHouse("beyond", { point: { lat: 3.1579 + 0.1365, lng: 101.7116 } })

    expect(ordered(null, [within, beyond], "petronas-twin-towers")).toEqual(both("within"))
  })

  it("elsewhere can go by their distance from the centre of their destination", () => {
    const central = aHouse("z-central", { point: { lat: 3.139, lng: 101.687 } })
    const outside = aHouse("a-outside", { point: { lat: 3.25, lng: 101.75 } })

    expect(ordered("nearest", [outside, central], null)).toEqual(both("z-central", "a-outside"))
  })
})
