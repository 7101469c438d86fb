import { coastlines, coastCorners, isAshore, landIn } from "#core/place/coast.ts"
import { describe, expect, it } from "vitest"

const KUALA_LUMPUR = { lat: 3.1478, lng: 101.6953 }
const STRAIT_OF_MALACCA = { lat: 3.0, lng: 100.6 }
const BETWEEN_PENANG_AND_BUTTERWORTH = { lat: 5.4, lng: 100.35 }
const GEORGE_TOWN = { lat: 5.4141, lng: 100.33 }
const SINGAPORE = { lat: 1.36, lng: 103.82 }
const KUCHING = { lat: 1.5533, lng: 110.3592 }

describe("the land", () => {
  it.each([
    ["Kuala Lumpur", KUALA_LUMPUR, true],
    ["George Town", GEORGE_TOWN, true],
    ["Kuching", KUCHING, true],
    ["Singapore", SINGAPORE, true],
    ["the Strait of Malacca", STRAIT_OF_MALACCA, false],
    ["the channel at Penang", BETWEEN_PENANG_AND_BUTTERWORTH, false],
    ["the South China Sea", { lat: 4, lng: 107 }, false],
    ["north of everything", { lat: 20, lng: 101 }, false],
  ])("at %s is told from water", (_, point, ashore) => {
    expect(isAshore(point)).toBe(ashore)
  })

  it("has closed lines with three corners at least", () => {
    expect(coastlines.every((line) => line.split(" ").length >= 3)).toBe(true)
  })
})

describe("a line", () => {
  it("is a first corner and steps from there", () => {
    expect(coastCorners("10,20 4,0 -1,5")).toEqual([
      [10, 20],
      [14, 20],
      [13, 25],
    ])
  })
})

describe("closed lines", () => {
  /** An island of 4 by 4 degrees from 10 east and 20 north, with a lake of 1 by 1 in its middle. */
  const island = "100000,200000 40000,0 0,40000 -40000,0"
  const lake = "115000,215000 10000,0 0,10000 -10000,0"
  const isLand = landIn([island, lake])

  it.each([
    ["in the south-west", { lat: 20.5, lng: 10.5 }, true],
    ["in the north-east", { lat: 23.5, lng: 13.5 }, true],
    ["between the island's coast and the lake", { lat: 22, lng: 11 }, true],
    ["in the lake", { lat: 22, lng: 12 }, false],
    ["west of it", { lat: 22, lng: 9 }, false],
    ["east of it", { lat: 22, lng: 15 }, false],
    ["south of it", { lat: 19, lng: 12 }, false],
    ["north of it", { lat: 25, lng: 12 }, false],
    ["on its western edge", { lat: 20.5, lng: 10 }, true],
    ["on its eastern edge", { lat: 20.5, lng: 14 }, false],
    ["on its southern edge", { lat: 20, lng: 12 }, true],
    ["on its northern edge", { lat: 24, lng: 12 }, false],
  ])("tell a point %s from land or water", (_, point, expected) => {
    expect(isLand(point)).toBe(expected)
  })

  it("may run at any angle", () => {
    const isInTriangle = landIn(["0,0 30000,10000 -10000,20000"])
    const within = [
      { lat: 1, lng: 1 },
      { lat: 2, lng: 1.5 },
      { lat: 2.9, lng: 1.98 },
      { lat: 0.5, lng: 1.4 },
    ]
    const outside = [
      { lat: 2, lng: 1.3 },
      { lat: 2, lng: 2.6 },
      { lat: 0.5, lng: 1.6 },
      { lat: 0.5, lng: 0.2 },
    ]

    expect(within.map(isInTriangle)).toEqual([true, true, true, true])
    expect(outside.map(isInTriangle)).toEqual([false, false, false, false])
  })

  it("lie south of the equator, too", () => {
    const isOnIsland = landIn(["100000,-20000 10000,0 0,10000 -10000,0"])

    expect(isOnIsland({ lat: -1.5, lng: 10.5 })).toBe(true)
    expect(isOnIsland({ lat: 1.5, lng: 10.5 })).toBe(false)
  })

  it("lie around nothing where there are none", () => {
    expect(landIn([])({ lat: 22, lng: 12 })).toBe(false)
  })
})
