import { placesOfKind } from "#core/place/gazetteer.ts"
import { popularPlaces } from "#core/search/home-tiles.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf } from "./small-town.ts"

const slugsOf = (...towns: ReadonlyArray<string>) =>
  popularPlaces(
    aTownOf(...towns.map((destination, place) => aHouse(`house-${place}`, { destination }))),
  ).map(({ slug }) => slug)

describe("popular places", () => {
  it("are the popular destinations with stays, most stays first", () => {
    expect(slugsOf("ipoh", "melaka", "melaka")).toEqual(["melaka", "ipoh"])
  })

  it("are neither destinations that few look for nor other kinds of place", () => {
    const rare = placesOfKind("destination").find(
      ({ popular, region }) => !popular && region === "perlis",
    )

    expect(rare).toBeDefined()
    expect(slugsOf("ipoh", rare?.slug ?? "none", "lost-city")).toEqual(["ipoh"])
  })

  it("are at most eight, each said to be where it lies", () => {
    const towns = placesOfKind("destination").filter(({ popular }) => popular)
    const all = popularPlaces(
      aTownOf(...towns.map(({ slug }) => aHouse(`in-${slug}`, { destination: slug }))),
    )

    expect(all).toHaveLength(8)
    expect(all.every(({ within }) => within !== null)).toBe(true)
  })
})
