import { shoreOf } from "#ui/parts/map/shore.ts"
import { describe, expect, test } from "vitest"

describe("a shore", () => {
  test("draws no coast where the map was cut", () => {
    const corner: Array<[number, number]> = [
      [98.5, 1],
      [99, 1],
      [99, 2],
      [98.5, 2],
      [98.5, 1],
    ]

    expect(shoreOf(corner)).toEqual([corner.slice(0, 4)])
    expect(shoreOf(corner.map(([lng, lat]) => [lng + 1, lat]))).toHaveLength(1)
  })
})
