import { describe, expect, test } from "vitest"
import {
  areaIn,
  cornersOf,
  gatheredIn,
  isInView,
  legibleIn,
  nearer,
  panned,
  placeIn,
  towards,
  viewOf,
  type View,
} from "#ui/parts/map/projection.ts"

const about = (view: View) => ({
  west: expect.closeTo(view.west, 9),
  north: expect.closeTo(view.north, 9),
  width: expect.closeTo(view.width, 9),
  height: expect.closeTo(view.height, 9),
})

const at = (lng: number, lat: number) => ({ lng, lat })
const pinAt = (lng: number, lat: number) => ({ point: at(lng, lat) })

/** One degree high and wide, from the point 100, 5 to the south and east. */
const degree: View = { west: 100, north: 5, width: 1, height: 1 }

describe("a view of points", () => {
  test("is as high as they need, with room around them", () => {
    expect(viewOf([at(100, 2), at(103, 4)], 2)).toEqual(
      about({ width: 5.4, height: 2.7, west: 98.8, north: 4.35 }),
    )
  })

  test("is as wide as they need where they lie side by side", () => {
    expect(viewOf([at(106, 2), at(100, 3)], 1)).toEqual(
      about({ width: 8.1, height: 8.1, west: 98.95, north: 6.55 }),
    )
    expect(viewOf([at(106, 2), at(100, 3)], 2).height).toBeCloseTo(4.05, 9)
  })

  test("is no nearer than the coast is true", () => {
    expect(viewOf([at(100, 2)], 2)).toEqual(
      about({ width: 0.08, height: 0.04, west: 99.96, north: 2.02 }),
    )
  })
})

describe("a view", () => {
  const view: View = { west: 100, north: 6, width: 2, height: 1 }

  test("shows an area, which its corners span", () => {
    expect(areaIn(view)).toEqual({ south: 5, west: 100, north: 6, east: 102 })
    expect(cornersOf({ south: 1, west: 2, north: 3, east: 4 })).toEqual([at(2, 1), at(4, 3)])
  })

  test("comes nearer to its middle, and goes back from it", () => {
    expect(nearer(view, 2)).toEqual(about({ width: 1, height: 0.5, west: 100.5, north: 5.75 }))
    expect(nearer(view, 0.5)).toEqual(about({ width: 4, height: 2, west: 99, north: 6.5 }))
  })

  test("comes no nearer than a hundredth of a degree", () => {
    expect(nearer({ ...view, width: 0.04, height: 0.02 }, 4)).toEqual(
      about({ width: 0.02, height: 0.01, west: 100.01, north: 5.995 }),
    )
  })

  test("is moved by shares of itself to the east and south", () => {
    expect(panned(view, 0.5, 0.25)).toEqual(about({ ...view, west: 101, north: 5.75 }))
  })

  test("has each point in a place from its upper left", () => {
    expect(placeIn(view, at(100.5, 5.75))).toEqual({ x: 0.25, y: 0.25 })
  })

  test("holds the points on its edges, and none beyond them", () => {
    const edges = [at(100, 5.5), at(102, 5.5), at(101, 6), at(101, 5)]
    const beyond = [at(99.9, 5.5), at(102.1, 5.5), at(101, 6.1), at(101, 4.9)]

    expect(edges.map((point) => isInView(view, point))).toEqual([true, true, true, true])
    expect(beyond.map((point) => isInView(view, point))).toEqual([false, false, false, false])
  })
})

describe("pins in a view", () => {
  const groups = (view: View, ...others: ReadonlyArray<ReturnType<typeof pinAt>>) =>
    gatheredIn(view, [pinAt(100.5, 4.5), ...others]).map((group) => group.length)

  test.each([
    [0.21, 0, 0],
    [-0.21, 0, 0],
    [0, 0.06, 0],
    [0, -0.06, 0],
    [0.23, 0, 1],
    [-0.23, 0, 1],
    [0, 0.08, 1],
    [0, -0.08, 1],
  ])("hide another that is %s beside and %s above them, or not", (east, north, apart) => {
    expect(groups(degree, pinAt(100.5 + east, 4.5 + north))).toEqual(apart ? [1, 1] : [2])
  })

  test("out of it are left out", () => {
    expect(groups(degree, pinAt(102, 4.5))).toEqual([1])
  })

  test("are each alone at the nearest, and only there", () => {
    const nearest = { west: 100.495, north: 4.505, width: 0.01, height: 0.01 }

    expect(groups(nearest, pinAt(100.5, 4.5))).toEqual([1, 1])
    expect(groups({ ...nearest, height: 0.0101 }, pinAt(100.5, 4.5))).toEqual([2])
  })

  test("of another group do not join the first", () => {
    expect(groups(degree, pinAt(100.9, 4.5), pinAt(100.92, 4.5), pinAt(100.5, 4.9))).toEqual([
      1, 2, 1,
    ])
  })
})

describe("names in a view", () => {
  const name = pinAt(100.5, 4.5)

  test.each([
    [0.29, 0, false],
    [-0.29, 0, false],
    [0, 0.04, false],
    [0, -0.04, false],
    [0.31, 0, true],
    [-0.31, 0, true],
    [0, 0.05, true],
    [0, -0.05, true],
  ])("%s beside and %s above an earlier one can be read: %s", (east, north, isRead) => {
    const other = pinAt(100.5 + east, 4.5 + north)

    expect(legibleIn(degree, [name, other], [])).toEqual(isRead ? [name, other] : [name])
  })

  test.each([
    [0, -0.045, false],
    [0.23, -0.045, false],
    [-0.23, -0.045, false],
    [0, -0.02, false],
    [0, -0.07, false],
    [0.25, -0.045, true],
    [-0.25, -0.045, true],
    [0, -0.01, true],
    [0, -0.08, true],
  ])("with a pin %s beside and %s above their point can be read: %s", (east, north, isRead) => {
    const pin = pinAt(100.5 + east, 4.5 + north)

    expect(legibleIn(degree, [name], [pin])).toEqual(isRead ? [name] : [])
  })

  test("are read beside pins of which one is under them and another is not", () => {
    expect(legibleIn(degree, [name], [pinAt(100.9, 4.5), pinAt(100.5, 4.455)])).toEqual([])
  })

  test("out of the view are left out", () => {
    expect(legibleIn(degree, [pinAt(102, 4.5)], [])).toEqual([])
  })
})

describe("the way towards gathered points", () => {
  test("is their own view where that is nearer than a step", () => {
    const points = [at(100.4, 4.4), at(100.5, 4.5)]

    expect(towards(degree, points, 1.6)).toEqual(about(viewOf(points, 1)))
  })

  test("is otherwise a step nearer, with them in the middle", () => {
    const points = [at(100.1, 4.4), at(100.7, 4.4)]

    expect(towards(degree, points, 2)).toEqual(
      about({ width: 0.5, height: 0.5, west: 100.15, north: 4.65 }),
    )
  })

  test("keeps the shape of the view", () => {
    const points = [at(100.4, 4.4), at(100.5, 4.5)]
    const wide = { ...degree, height: 0.5 }

    expect(towards(wide, points, 1.6)).toEqual(about(viewOf(points, 2)))
  })
})
