import type { Property } from "#core/property/property.ts"
import { anySearch, withDates } from "#core/search-request/change-search.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { suggestionsFor } from "#core/search/suggest.ts"
import { placeBySlug } from "#core/place/gazetteer.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const named = (slug: string, en: string) => aHouse(slug, { name: { en, bm: "bilik", cn: "房" } })

const suggested = (text: string, ...houses: ReadonlyArray<Property>) =>
  suggestionsFor(aTownOf(...houses), text)

describe("a suggestion", () => {
  it("says in which destination a landmark lies, and in which region a destination", () => {
    const [tower] = suggested("petronas twin towers")
    const [town] = suggested("bukit bintang")

    expect(tower).toMatchObject({ kind: "landmark", slug: "petronas-twin-towers" })
    expect(tower?.within).toEqual(placeBySlug(placeBySlug(tower!.slug)!.destination!)?.name)
    expect(town).toMatchObject({ kind: "destination", slug: "bukit-bintang" })
    expect(town?.within).toEqual(placeBySlug("kuala-lumpur-state")?.name)
  })

  it("of a region lies in nothing but itself", () => {
    const region = suggested("kelantan").find(({ kind }) => kind === "region")

    expect(region).toMatchObject({ slug: "kelantan", within: null })
  })

  it("of a property in a town that nobody knows lies nowhere", () => {
    const [lost] = suggested("lost inn", aHouse("lost-inn", { destination: "lost-city" }))

    expect(lost).toMatchObject({ kind: "property", within: null })
  })

  it("finds a property by any of its names and by its address", () => {
    const house = named("wind-mill-9", "Kincir Angin")

    expect(["kincir", "bilik", "房", "wind mill 9"].map((text) => suggested(text, house))).toEqual(
      Array.from({ length: 4 }, () => [expect.objectContaining({ slug: "wind-mill-9" })]),
    )
  })
})

describe("suggestions", () => {
  it("are none for a text without a letter or figure", () => {
    expect(suggested(" - !", aHouse("any-house"))).toEqual([])
  })

  it("have whole names first, then beginnings, words and middles", () => {
    const houses = [
      named("d", "Anzorba"),
      named("c", "The Zorb"),
      named("b", "Zorbing House"),
      named("a", "Zorb"),
    ]

    expect(suggested("zorb", ...houses).map(({ slug }) => slug)).toEqual(["a", "b", "c", "d"])
  })

  it("have places before properties of the same rank, and after better ones", () => {
    const inn = named("inn", "Langkawi")
    const middle = named("middle", "Old Langkawi House")
    const kinds = suggested("langkawi", middle, inn).map(({ slug }) => slug)

    expect(kinds[0]).toBe("langkawi")
    expect(kinds.indexOf("inn")).toBeLessThan(kinds.indexOf("middle"))
  })
})

describe("a suggestion for a text with a mistake", () => {
  it("is the place that is meant, where nothing has such a name", () => {
    const [found] = suggested("lankawi")

    expect(found).toMatchObject({ kind: "destination", slug: "langkawi" })
    expect(suggested("lankawi", named("a", "Lankawi House")).map(({ slug }) => slug)).toEqual(["a"])
  })

  it("is no more than fit under the field, and none for what means nothing", () => {
    expect(suggested("pantei").length).toBeLessThanOrEqual(8)
    expect(suggested("xyzzy")).toEqual([])
  })

  it("is where a search looks", () => {
    const house = aHouse("there", { destination: "langkawi" })
    const foundFor = (where: string) => {
      const criteria = { ...anySearch.criteria, where }
      return searchStays(aTownOf(house), { ...anySearch, criteria }, aViewer()).stays
    }

    expect(foundFor("lankawi").map(({ slug }) => slug)).toEqual(["there"])
    expect(foundFor("xyzzy")).toEqual([])
  })
})

describe("the distance on a card", () => {
  const weekend = withDates(anySearch, stayDates())
  const distanceOf = (house: Property) =>
    searchStays(aTownOf(house), weekend, aViewer()).stays[0]?.distanceKm

  it("is that from the centre of the destination", () => {
    const centre = placeBySlug("kuala-lumpur")!.point
    const north = { lat: centre.lat + 0.1, lng: centre.lng }

    expect(distanceOf(aHouse("at-centre", { point: centre }))).toBe(0)
    expect(distanceOf(aHouse("north", { point: north }))).toBeCloseTo(11.12, 2)
  })

  it("is none where nobody knows the destination", () => {
    expect(distanceOf(aHouse("lost", { destination: "lost-city" }))).toBe(0)
  })
})
