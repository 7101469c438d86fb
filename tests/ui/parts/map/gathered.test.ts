import { gatheredAt, middleOf, NEAREST_ZOOM, pixelOf } from "#ui/parts/map/gathered.ts"
import fc from "fast-check"
import { describe, expect, test } from "vitest"

const georgeTown = { lat: 5.4141, lng: 100.3288 }
const nextDoor = { lat: georgeTown.lat + 0.001, lng: georgeTown.lng }
const kuching = { lat: 1.5575, lng: 110.344 }
const pins = [georgeTown, kuching, nextDoor].map((point) => ({ point }))
const groupsAt = (zoom: number) =>
  gatheredAt(zoom, pins).map((group) => group.map(({ point }) => point))

const anyPin = fc.record({
  point: fc.record({
    lat: fc.double({ min: 0.6, max: 7.8, noNaN: true }),
    lng: fc.double({ min: 98, max: 120, noNaN: true }),
  }),
})

describe("the Mercator map", () => {
  test("has the point 0, 0 in its middle and doubles with each zoom", () => {
    expect(pixelOf({ lat: 0, lng: 0 }, 0)).toEqual({ x: 256, y: 256 })
    expect(pixelOf({ lat: 0, lng: 90 }, 1)).toEqual({ x: 768, y: 512 })
    expect(pixelOf({ lat: 85.0511287798066, lng: -180 }, 0)).toEqual({
      x: 0,
      y: expect.closeTo(0, 6),
    })
  })
})

describe("pins that would hide each other", () => {
  test("are gathered at a far zoom and come apart at a near one", () => {
    expect(groupsAt(1)).toEqual([[georgeTown, kuching, nextDoor]])
    expect(groupsAt(8)).toEqual([[georgeTown, nextDoor], [kuching]])
    expect(groupsAt(15)).toEqual([[georgeTown], [kuching], [nextDoor]])
  })

  test("stand alone at the nearest zoom, were they at one point", () => {
    const twins = [{ point: georgeTown }, { point: georgeTown }]

    expect(gatheredAt(NEAREST_ZOOM - 0.25, twins)).toHaveLength(1)
    expect(gatheredAt(NEAREST_ZOOM, twins)).toEqual([[twins[0]], [twins[1]]])
  })

  test("are each in exactly one group, in their order", () => {
    fc.assert(
      fc.property(fc.array(anyPin), fc.integer({ min: 3, max: 17 }), (some, zoom) => {
        const groups = gatheredAt(zoom, some)

        expect(groups.flat().toSorted((a, b) => some.indexOf(a) - some.indexOf(b))).toEqual(some)
        expect(groups.map(([first]) => some.indexOf(first))).toEqual(
          groups.map(([first]) => some.indexOf(first)).toSorted((a, b) => a - b),
        )
      }),
    )
  })
})

test("the middle of some points is their mean", () => {
  expect(
    middleOf([
      { lat: 1, lng: 100 },
      { lat: 3, lng: 104 },
    ]),
  ).toEqual({ lat: 2, lng: 102 })
})
