import { expect, test } from "vitest"
import { gatheredAt, pixelOf } from "#ui/parts/map/gathered.ts"

const ZOOM = 8
/** Pixels of a degree on the equator. */
const A_DEGREE = (512 * 2 ** ZOOM) / 360

const pinAt = (east: number, north: number) => ({
  point: { lng: 100 + east / A_DEGREE, lat: north / A_DEGREE },
})

test.each([
  [39, 0, [2]],
  [-39, 0, [2]],
  [0, 21, [2]],
  [0, -21, [2]],
  [39, 21, [2]],
  [41, 0, [1, 1]],
  [-41, 0, [1, 1]],
  [0, 23, [1, 1]],
  [0, -23, [1, 1]],
])("a pin %s pixels to the east and %s to the north of another hides it, or not", (x, y, sizes) => {
  expect(gatheredAt(ZOOM, [pinAt(0, 0), pinAt(x, y)]).map((group) => group.length)).toEqual(sizes)
})

test("a pin joins the group that it would hide, and no other", () => {
  const pins = [pinAt(0, 0), pinAt(300, 0), pinAt(310, 0)]

  expect(gatheredAt(ZOOM, pins)).toEqual([[pins[0]], [pins[1], pins[2]]])
})

test("the north is farther from the equator on the map than on the globe", () => {
  const { x, y } = pixelOf({ lat: 45, lng: 10 }, 0)

  expect(x).toBeCloseTo(270.222_222, 5)
  expect(y).toBeCloseTo(184.178_96, 3)
})
