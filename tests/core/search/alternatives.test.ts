import type { Property } from "#core/property/property.ts"
import {
  anySearch,
  noFilters,
  withDates,
  withFilters,
  withWhere,
} from "#core/search-request/change-search.ts"
import { searchStays } from "#core/search/search-stays.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const weekend = withDates(anySearch, stayDates())
const grand = withFilters(weekend, { starBands: ["5"] })
const inCity = aHouse("in-city")
const inPenang = aHouse("in-penang", {
  destination: "george-town",
  region: "penang",
  point: { lat: 5.4141, lng: 100.3288 },
})

const offered = (search: StaySearch, ...houses: ReadonlyArray<Property>) =>
  searchStays(aTownOf(...houses), search, aViewer()).alternatives

const widerThan = (search: StaySearch, ...houses: ReadonlyArray<Property>) =>
  offered(search, ...houses)
    .filter(({ kind }) => kind === "widen")
    .map(({ search: { criteria }, count }) => [criteria.where, count])

describe("a search that its filters leave nothing of", () => {
  it("is offered without them, with what it would find", () => {
    expect(offered(grand, aHouse("plain", { stars: 2 }))).toEqual([
      { kind: "dropFilters", search: withFilters(grand, noFilters), count: 1 },
    ])
  })

  it("is not offered without them where that finds nothing either", () => {
    expect(offered(grand)).toEqual([])
  })
})

describe("a search that finds nothing where it looks", () => {
  it("is widened to the region before all of Malaysia, and to one of the two", () => {
    expect(widerThan(withWhere(weekend, "bangsar"), inCity, inPenang)).toEqual([
      ["kuala-lumpur-state", 1],
    ])
  })

  it("around a landmark is widened to the region of the landmark", () => {
    const far = aHouse("far", { point: { lat: 3.4, lng: 101.7 } })

    expect(widerThan(withWhere(weekend, "petronas-twin-towers"), far, inPenang)).toEqual([
      ["kuala-lumpur-state", 1],
    ])
  })

  it("is widened to all of Malaysia from a region, and where the region has nothing", () => {
    expect(widerThan(withWhere(weekend, "kuala-lumpur-state"), inPenang)).toEqual([[null, 1]])
    expect(widerThan(withWhere(weekend, "bangsar"), inPenang)).toEqual([[null, 1]])
  })

  it("by the name of a property that does not fit is widened to its region", () => {
    const five = aHouse("five", { stars: 5 })

    expect(widerThan(withWhere(grand, "in-city"), inCity, five, inPenang)).toEqual([
      ["kuala-lumpur-state", 1],
    ])
  })

  it("finds no stay far to the east of a landmark, though as far north", () => {
    const east = aHouse("east", { point: { lat: 3.1579, lng: 103.3 } })

    expect(widerThan(withWhere(weekend, "petronas-twin-towers"), east)).toEqual([
      ["kuala-lumpur-state", 1],
    ])
  })
})

describe("other days", () => {
  const full = (search: StaySearch) => offered(search, aHouse("full", { room: { units: 0 } }))

  it("are not offered where they find nothing either", () => {
    expect(full(weekend)).toEqual([])
    expect(full(anySearch)).toEqual([])
  })

  it("are never days that have gone by", () => {
    const tonight = withDates(anySearch, stayDates("2026-11-20", "2026-11-21"))

    expect(offered(tonight, inCity).map(({ kind }) => kind)).toEqual(["later"])
  })
})
