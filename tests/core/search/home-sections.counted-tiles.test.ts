import type { Property } from "#core/property/property.ts"
import { homePage } from "#core/search/home-sections.ts"
import { placesOfKind } from "#core/place/gazetteer.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const tiles = (houses: ReadonlyArray<Property>, member = false) =>
  homePage(aTownOf(...houses), [], aViewer({ member }))

const counts = (places: ReturnType<typeof tiles>["places"]) =>
  places.map(({ place, stays }) => [place.slug, stays])

const inPenang = {
  destination: "george-town",
  region: "penang",
  point: { lat: 5.4141, lng: 100.3288 },
}

describe("the tiles of the home page", () => {
  it("count what can be had: nothing sold out, and nothing for members alone", () => {
    const houses = [
      aHouse("open"),
      aHouse("full", { room: { units: 0 } }),
      aHouse("locked", { room: { membersOnly: true } }),
    ]

    expect(counts(tiles(houses).places)).toEqual([["kuala-lumpur-state", 1]])
    expect(counts(tiles(houses, true).places)).toEqual([["kuala-lumpur-state", 2]])
  })

  it("have no place and no kind where everything is sold out", () => {
    const { places, kinds, landmarks } = tiles([aHouse("full", { room: { units: 0 } })])

    expect({ places, kinds, landmarks }).toEqual({ places: [], kinds: [], landmarks: [] })
  })

  it("put the place with most stays first, whatever the order of the table", () => {
    const one = aHouse("city")
    const [two, three] = [aHouse("two", inPenang), aHouse("three", inPenang)]

    expect(counts(tiles([one, two, three]).places)).toEqual([
      ["penang", 2],
      ["kuala-lumpur-state", 1],
    ])
    expect(counts(tiles([two, one, aHouse("other")]).places)[0]).toEqual(["kuala-lumpur-state", 2])
  })

  it("show popular landmarks alone, with the stays around them, and at most twelve", () => {
    const everywhere = placesOfKind("landmark").map(({ slug, point, destination, region }) =>
      aHouse(`at-${slug}`, { point, region, destination: destination ?? region }),
    )
    const { landmarks, places } = tiles(everywhere)

    expect(landmarks.every(({ place }) => place.popular && place.kind === "landmark")).toBe(true)
    expect([landmarks.length, places.length]).toEqual([12, 12])
    expect(landmarks.map(({ stays }) => stays)).toEqual(
      landmarks.map(({ stays }) => stays).toSorted((one, other) => other - one),
    )
  })

  it("show the first picture of another stay before the second one of the same", () => {
    const [front, pool, garden] = ["front", "pool", "garden"].map((name) => aPicture({ name }))
    const houses = [
      aHouse("hotel", { kind: "hotel", pictures: [front!] }),
      aHouse("villa", { kind: "villa", pictures: [front!, pool!] }),
      aHouse("other-villa", { kind: "villa", pictures: [garden!] }),
    ]

    expect(tiles(houses).kinds.map(({ kind, picture }) => [kind, picture.name])).toEqual([
      ["hotel", "front"],
      ["villa", "garden"],
    ])
  })
})
