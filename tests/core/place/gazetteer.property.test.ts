import fc from "fast-check"
import { expect, test } from "vitest"
import { kmBetween } from "#core/place/distance.ts"
import { folded } from "#core/place/folded.ts"
import { places, placesMatching } from "#core/place/gazetteer.ts"

const anyPlace = fc.constantFrom(...places)
const anyPoint = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test("a place is always found by each of its names", () => {
  fc.assert(
    fc.property(anyPlace, (place) => {
      const names = [place.name.en, place.name.bm, place.name.cn, ...place.aliases]

      for (const name of names) expect(placesMatching(name.toUpperCase())).toContain(place)
    }),
  )
})

test("a distance is never negative, never farther than half around the earth, and has no direction", () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, (here, there) => {
      const km = kmBetween(here, there)

      expect(km).toBeGreaterThanOrEqual(0)
      expect(km).toBeLessThan(20_038)
      expect(kmBetween(there, here)).toBeCloseTo(km, 6)
      expect(kmBetween(here, here)).toBe(0)
    }),
  )
})

test("folding a second time changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(folded(folded(text))).toBe(folded(text))
    }),
  )
})
