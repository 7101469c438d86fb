import { describe, expect, test } from "vitest"
import { UNITS_A_DEGREE } from "#core/place/coast.ts"
import { borderPaths, landPath, neighbourPath, shorePath, viewBoxOf } from "#ui/parts/map/land.ts"

/** Where the coast was cut off in the west. */
const WEST = 98.5 * UNITS_A_DEGREE

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

  const pointsOf = (path: string) =>
    [...path.matchAll(/(-?\d+),(-?\d+)/g)].map(([, x, y]) => [Number(x), -Number(y)] as const)

  test.each([landPath, neighbourPath, shorePath, borderPaths.state, borderPaths.country])(
    "is drawn as lines, each from its first point to the others",
    (path) => {
      const [before, ...lines] = path.split("M")

      expect(before).toBe("")
      expect(lines.filter((line) => !/^-?\d+,-?\d+(L-?\d+,-?\d+)+$/.test(line))).toEqual([])
      expect(lines.length).toBeGreaterThan(0)
    },
  )

  test("goes on beyond the coast that is known to 100 m", () => {
    const south = Math.min(...pointsOf(neighbourPath).map(([, north]) => north))
    const west = Math.min(...pointsOf(neighbourPath).map(([east]) => east))

    expect(south).toBeLessThan(0)
    expect(west).toBeLessThan(98 * UNITS_A_DEGREE)
  })

  test("has a coast without the lines along which it was cut, and borders", () => {
    const cutIn = (path: string) =>
      path
        .split("M")
        .map(pointsOf)
        .flatMap((line) => line.slice(1).map((point, place) => [line[place] ?? point, point]))
        .filter(([from, to]) => from?.[0] === to?.[0] && from?.[0] === WEST).length

    expect(cutIn(landPath)).toBeGreaterThan(0)
    expect(cutIn(shorePath)).toBe(0)
    expect(pointsOf(shorePath).length).toBeGreaterThan(10_000)
    for (const path of Object.values(borderPaths)) expect(pointsOf(path).length).toBeGreaterThan(50)
  })
})
