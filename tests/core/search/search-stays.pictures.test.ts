import * as fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import type { Property } from "#core/property/property.ts"
import { noFilters } from "#core/search-request/change-search.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const pictured = (slug: string, ...names: ReadonlyArray<string>) =>
  aHouse(slug, { pictures: names.map((name) => aPicture({ name })) })

const everywhere: StaySearch = {
  criteria: {
    where: aHouse("any").destination,
    dates: null,
    party: { adults: 1, children: 0, rooms: 1 },
  },
  filters: noFilters,
  sort: "priceLowToHigh",
  page: 1,
}

const shownIn = (...houses: ReadonlyArray<Property>) =>
  searchStays(aTownOf(...houses), everywhere, aViewer()).stays.map(({ pictures }) =>
    pictures.map(({ name }) => name),
  )

describe("the pictures of results", () => {
  it("begin with another where the card before begins with the same", () => {
    const towers = pictured("a", "tower", "pool")
    const alike = pictured("b", "tower", "room", "view")
    const third = pictured("c", "tower", "lobby")

    expect(shownIn(towers, alike, third)).toEqual([
      ["tower", "pool"],
      ["room", "view", "tower"],
      ["tower", "lobby"],
    ])
  })

  it("stay as they are where there is one alone, or none", () => {
    expect(shownIn(pictured("a", "tower"), pictured("b", "tower"), pictured("c"))).toEqual([
      ["tower"],
      ["tower"],
      [],
    ])
  })

  test("never repeat beside each other where a stay has two, and none gets lost", () => {
    const anyPictures = fc.uniqueArray(fc.constantFrom("one", "two", "three", "four"), {
      minLength: 2,
    })
    fc.assert(
      fc.property(fc.array(anyPictures, { minLength: 2, maxLength: 8 }), (all) => {
        const shown = shownIn(...all.map((names, place) => pictured(`house-${place}`, ...names)))

        expect(shown.map((names) => names.toSorted())).toEqual(all.map((names) => names.toSorted()))
        const repeated = shown.filter(([first], place) => first === shown[place - 1]?.[0])
        expect(repeated).toEqual([])
      }),
    )
  })
})
