import { describe, expect, test } from "vitest"
import {
  gatheredIn,
  isInView,
  legibleIn,
  panned,
  nearer,
  placeIn,
  towards,
  viewOf,
} from "#ui/parts/map/projection.ts"

const georgeTown = { lat: 5.4141, lng: 100.3288 }
const kuching = { lat: 1.5575, lng: 110.344 }

describe("a view of the map", () => {
  test("shows all points with room around them, in the shape asked for", () => {
    const view = viewOf([georgeTown, kuching], 0.5)

    expect([georgeTown, kuching].every((point) => isInView(view, point))).toBe(true)
    expect(view.width / view.height).toBeCloseTo(0.5)
  })

  test("has a single point in its middle", () => {
    const { x, y } = placeIn(viewOf([georgeTown], 2), georgeTown)

    expect([x, y]).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)])
  })

  test("keeps its middle while it comes nearer, and goes where it is dragged", () => {
    const view = viewOf([georgeTown, kuching], 1)
    const near = nearer(view, 2)

    expect(near.width).toBeCloseTo(view.width / 2)
    expect(near.west + near.width / 2).toBeCloseTo(view.west + view.width / 2)
    expect(panned(view, 0.5, 0).west).toBeCloseTo(view.west + view.width / 2)
  })
})

describe("pins that would hide each other", () => {
  const nextDoor = { lat: georgeTown.lat + 0.001, lng: georgeTown.lng }
  const pins = [georgeTown, kuching, nextDoor].map((point) => ({ point }))

  test("are gathered, the others stand alone", () => {
    const view = viewOf([georgeTown, kuching], 1)

    expect(gatheredIn(view, pins).map((group) => group.map(({ point }) => point))).toEqual([
      [georgeTown, nextDoor],
      [kuching],
    ])
  })

  test("come apart after a few steps nearer, were they at one point", () => {
    for (const other of [nextDoor, georgeTown]) {
      const pair = [georgeTown, other].map((point) => ({ point }))
      let [view, steps] = [viewOf([georgeTown, kuching], 1), 0]
      for (; gatheredIn(view, pair).length === 1 && steps < 20; steps += 1)
        view = towards(view, [georgeTown, other], 1.6)

      expect(gatheredIn(view, pair)).toHaveLength(2)
      expect(steps).toBeGreaterThan(1)
    }
  })
})

describe("the names of towns", () => {
  const view = viewOf([georgeTown, kuching], 1)
  const named = (name: string, point: { lat: number; lng: number }) => ({ name, point })
  const far = named("Kuching", kuching)
  const near = named("George Town", georgeTown)
  const nextTo = named("Butterworth", { lat: georgeTown.lat, lng: georgeTown.lng + 0.1 })

  test("are left out where an earlier one stands already, until they come apart", () => {
    const towns = [near, far, nextTo]

    expect(legibleIn(view, towns, [])).toEqual([near, far])
    expect(legibleIn(viewOf([near.point, nextTo.point], 1), [near, nextTo], [])).toEqual([
      near,
      nextTo,
    ])
  })

  test("stand below their own pin, and are left out under another", () => {
    const under = { point: { ...georgeTown, lat: georgeTown.lat - view.height * 0.045 } }

    expect(legibleIn(view, [near], [near])).toEqual([near])
    expect(legibleIn(view, [near, far], [under])).toEqual([far])
  })

  test("are left out where their town is out of view", () => {
    expect(legibleIn(viewOf([georgeTown], 1), [near, far], [])).toEqual([near])
  })
})
