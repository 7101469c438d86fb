import { describe, expect, test } from "vitest"
import { UNITS_A_DEGREE } from "#core/place/coast.ts"
import { landPath, viewBoxOf } from "#ui/parts/map/land.ts"

describe("the land", () => {
  test("lies where Malaysia lies", () => {
    const starts = [...landPath.matchAll(/M(-?\d+),(-?\d+)/g)].map(([, x, y]) => ({
      lng: Number(x) / UNITS_A_DEGREE,
      lat: -Number(y) / UNITS_A_DEGREE,
    }))

    expect(starts.length).toBeGreaterThan(10)
    for (const { lng, lat } of starts) {
      expect(lng).toBeGreaterThan(98)
      expect(lng).toBeLessThan(120)
      expect(lat).toBeGreaterThan(0.5)
      expect(lat).toBeLessThan(8)
    }
    expect(viewBoxOf({ west: 100, north: 6, width: 2, height: 1 })).toBe(
      "1000000.000 -60000.000 20000.000 10000.000",
    )
  })
})
