import { mapArea } from "#core/place/map-area.ts"
import { areaAround, isArea, isInArea } from "#core/place/map-area.rules.ts"
import { anyArea } from "#fixtures/arbitraries/any-stay-search.ts"
import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const penang = { south: 5.2, west: 100.1, north: 5.5, east: 100.4 }
const georgeTown = { lat: 5.414, lng: 100.329 }

describe("a part of the map", () => {
  it.each([
    [{}, true],
    [{ south: -90, west: -180, north: 90, east: 180 }, true],
    [{ south: 5.5 }, true],
    [{ east: 100.1 }, true],
    [{ south: 5.6 }, false],
    [{ west: 100.5 }, false],
    [{ south: -90.0001 }, false],
    [{ north: 90.0001 }, false],
    [{ west: -180.0001 }, false],
    [{ east: 180.0001 }, false],
    [{ north: Number.NaN }, false],
  ])("of Penang with %j can be asked for: %s", (changes, can) => {
    expect(isArea({ ...penang, ...changes })).toBe(can)
    expect(Schema.is(mapArea)({ ...penang, ...changes })).toBe(can)
  })

  it("is four numbers", () => {
    expect(Schema.is(mapArea)({ ...penang, south: "5.2" })).toBe(false)
    expect(Schema.is(mapArea)({ south: 5.2, west: 100.1, north: 5.5 })).toBe(false)
  })

  it.each([
    [{}, true],
    [{ lat: 5.2 }, true],
    [{ lat: 5.5 }, true],
    [{ lng: 100.1 }, true],
    [{ lng: 100.4 }, true],
    [{ lat: 5.1999 }, false],
    [{ lat: 5.5001 }, false],
    [{ lng: 100.0999 }, false],
    [{ lng: 100.4001 }, false],
  ])("with its edges has a point with %j in it: %s", (changes, isIn) => {
    expect(isInArea(penang, { ...georgeTown, ...changes })).toBe(isIn)
  })

  it("is carried by addresses with all of it and less than 0.0001 degrees around it", () => {
    expect(areaAround({ south: 5.20009, west: 100.12341, north: 5.50001, east: 100.4 })).toEqual({
      south: 5.2,
      west: 100.1234,
      north: 5.5001,
      east: 100.4,
    })
    const anyDegrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    fc.assert(
      fc.property(
        anyDegrees(90),
        anyDegrees(90),
        anyDegrees(180),
        anyDegrees(180),
        (one, other, here, there) => {
          const area = {
            south: Math.min(one, other),
            north: Math.max(one, other),
            west: Math.min(here, there),
            east: Math.max(here, there),
          }
          const around = areaAround(area)

          expect(isArea(around)).toBe(true)
          expect(isInArea(around, { lat: area.south, lng: area.west })).toBe(true)
          expect(isInArea(around, { lat: area.north, lng: area.east })).toBe(true)
          expect(area.south - around.south).toBeLessThan(0.0002)
          expect(around.east - area.east).toBeLessThan(0.0002)
        },
      ),
    )
  })

  it("that an address can carry stays as it is, or grows by a rounding", () => {
    fc.assert(
      fc.property(anyArea, (area) => {
        const around = areaAround(area)

        expect(Math.abs(around.north - area.north)).toBeLessThan(0.000_11)
        expect(Math.abs(around.west - area.west)).toBeLessThan(0.000_11)
      }),
    )
  })
})
