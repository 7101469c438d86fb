import { describe, expect, test } from "vitest"
import {
  landmarksNear,
  placeBySlug,
  places,
  placesMatching,
  placesOfKind,
} from "#core/place/gazetteer.ts"

const firstFor = (text: string): string | undefined => placesMatching(text)[0]?.slug

describe("the table of places", () => {
  test("has the regions, destinations and landmarks of Malaysia", () => {
    expect(placesOfKind("region")).toHaveLength(16)
    expect(placesOfKind("destination")).toHaveLength(67)
    expect(placesOfKind("landmark")).toHaveLength(76)
  })

  test("gives no slug to two places", () => {
    expect(new Set(places.map((place) => place.slug)).size).toBe(places.length)
  })

  test("puts every place in a region, and every landmark in a destination of it", () => {
    for (const place of places) {
      expect(placeBySlug(place.region)?.kind).toBe("region")
      if (place.kind !== "landmark") continue
      expect(placeBySlug(place.destination ?? "")?.kind).toBe("destination")
    }
  })

  test("names a region with -state where a destination has its name", () => {
    expect(placeBySlug("melaka")?.kind).toBe("destination")
    expect(placeBySlug("melaka-state")?.kind).toBe("region")
  })

  test("ends the week on Friday and Saturday in Kedah, Kelantan and Terengganu only", () => {
    const early = placesOfKind("region").filter((region) => region.weekend === "fri-sat")

    expect(early.map((region) => region.slug)).toEqual(["kedah", "kelantan", "terengganu"])
  })

  test.each([
    ["pantai-cenang", "langkawi"],
    ["eagle-square", "langkawi"],
    ["alor-setar", null],
    ["port-dickson", "port-dickson"],
    ["seremban", null],
    ["tioman", "pahang"],
    ["kota-kinabalu", null],
  ])("levies %s as %s", (slug, area) => {
    expect(placeBySlug(slug)?.levyArea).toBe(area)
  })
})

describe("matching a text", () => {
  test.each([
    ["KL", "kuala-lumpur"],
    ["jb", "johor-bahru"],
    ["Malacca", "melaka"],
    ["pulau pinang", "penang"],
    ["Penang", "penang"],
    ["檳城", "penang"],
    ["槟城", "penang"],
    ["馬六甲", "melaka"],
    ["兰卡威", "langkawi"],
    ["浮羅交怡", "langkawi"],
    ["frasers hill", "frasers-hill"],
    ["FRASER’S  HILL", "frasers-hill"],
    ["Lángkawi", "langkawi"],
    ["twin towers", "petronas-twin-towers"],
    ["Batu Feringgi", "batu-ferringhi"],
  ])("answers %s with %s first", (text, slug) => {
    expect(firstFor(text)).toBe(slug)
  })

  test("puts names that begin with the text before names that contain it", () => {
    const slugs = placesMatching("kuala").map((place) => place.slug)

    expect(slugs.indexOf("kuala-selangor")).toBeLessThan(slugs.indexOf("pavilion-kl"))
  })

  test("puts popular places before others of the same rank", () => {
    expect(firstFor("kota")).toBe("kota-kinabalu")
  })

  test.each(["", "  ", "!?", "Atlantis"])("finds nothing for %j", (text) => {
    expect(placesMatching(text)).toEqual([])
  })
})

describe("landmarks near a point", () => {
  test("come nearest first and no farther than asked", () => {
    const near = landmarksNear({ lat: 2.196, lng: 102.2405 }, 1.1)

    expect(near.map(({ landmark }) => landmark.slug)).toEqual([
      "jonker-street",
      "taming-sari-tower",
      "dutch-square",
    ])
  })
})
