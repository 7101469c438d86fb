import type { Property } from "#core/property/property.ts"
import { anySearch, withDates } from "#core/search-request/change-search.ts"
import { openProperty } from "#core/search/open-property.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const { criteria } = withDates(anySearch, stayDates())
const here = { lat: 3.15, lng: 101.7 }
const close = { lat: 3.16, lng: 101.7 }
const far = { lat: 3.25, lng: 101.7 }
const opened = aHouse("opened", { kind: "hotel", stars: 3, point: here })

const similarTo = (property: Property, ...others: ReadonlyArray<Property>) =>
  openProperty(aTownOf(...others, property), property, criteria, aViewer()).similar.map(
    ({ slug }) => slug,
  )

describe("similar stays", () => {
  it("are of the same kind first, even farther off and with other stars", () => {
    const resort = aHouse("resort", { kind: "resort", stars: 3, point: here })
    const hotel = aHouse("hotel", { kind: "hotel", stars: 5, point: far })

    expect(similarTo(opened, resort, hotel)).toEqual(["hotel", "resort"])
    expect(similarTo(opened, hotel, resort)).toEqual(["hotel", "resort"])
  })

  it("of the same kind are those with the most similar stars, better or worse", () => {
    const grand = aHouse("grand", { kind: "hotel", stars: 5, point: here })
    const plain = aHouse("plain", { kind: "hotel", stars: 2, point: far })
    const unrated = aHouse("unrated", { kind: "hotel", stars: null, point: here })

    expect(similarTo(opened, unrated, grand, plain)).toEqual(["plain", "grand", "unrated"])
  })

  it("of an unrated stay are the unrated and those with fewest stars", () => {
    const unrated = aHouse("unrated-one", { kind: "hotel", stars: null, point: here })
    const plain = aHouse("plain", { kind: "hotel", stars: 1, point: here })
    const alike = aHouse("unrated-two", { kind: "hotel", stars: null, point: far })

    expect(similarTo(unrated, plain, alike)).toEqual(["unrated-two", "plain"])
  })

  it("that are otherwise alike are the nearest", () => {
    const near = aHouse("near", { kind: "hotel", stars: 3, point: close })
    const away = aHouse("away", { kind: "hotel", stars: 3, point: far })

    expect(similarTo(opened, away, near)).toEqual(["near", "away"])
    expect(similarTo(opened, near, away)).toEqual(["near", "away"])
  })

  it("are at most four that can be had, of the same destination, and never the stay itself", () => {
    const houses = ["a", "b", "c", "d", "e"].map((slug) => aHouse(slug))
    const full = aHouse("full", { kind: "hotel", stars: 3, room: { units: 0 } })
    const elsewhere = aHouse("elsewhere", { destination: "ipoh", region: "perak" })

    expect(similarTo(opened, full, elsewhere)).toEqual([])
    expect(similarTo(opened, ...houses)).toHaveLength(4)
  })
})
