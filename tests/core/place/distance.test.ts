import { kmBetween } from "#core/place/distance.ts"
import { placeBySlug } from "#core/place/gazetteer.ts"
import { describe, expect, it } from "vitest"

const pointOf = (slug: string) => placeBySlug(slug)?.point ?? { lat: 0, lng: 0 }

describe("the distance as the crow flies", () => {
  it.each([
    ["a degree along the equator", { lat: 0, lng: 100 }, { lat: 0, lng: 101 }, 111.195],
    ["a degree along a meridian", { lat: 3, lng: 101 }, { lat: 4, lng: 101 }, 111.195],
    ["a degree of longitude in the far north", { lat: 60, lng: 0 }, { lat: 60, lng: 1 }, 55.596],
    ["a way across the equator", { lat: -30, lng: 10 }, { lat: 60, lng: 130 }, 14_511.553],
    ["half around the earth", { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015.115],
  ])("of %s is known", (_, from, to, km) => {
    expect(kmBetween(from, to) / km).toBeCloseTo(1, 4)
  })

  it("of George Town from Kuala Lumpur is that of an hour's flight", () => {
    const km = kmBetween(pointOf("kuala-lumpur"), pointOf("george-town"))

    expect(Math.round(km / 10) * 10).toBe(290)
  })
})
