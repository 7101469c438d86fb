import { languages } from "#core/preferences/preferences.ts"
import { land, groundLines, names } from "#ui/parts/map/ground.ts"
import { describe, expect, test } from "vitest"

const pointsOf = (coordinates: unknown): ReadonlyArray<readonly [number, number]> =>
  Array.isArray(coordinates) && typeof coordinates[0] === "number"
    ? [coordinates as unknown as [number, number]]
    : (coordinates as ReadonlyArray<unknown>).flatMap(pointsOf)

describe("the ground of the map", () => {
  test("has closed land around Malaysia, and lakes in it", () => {
    const { features } = land()
    const polygons = features.map(({ geometry }) => geometry.coordinates)

    expect(polygons.every((rings) => pointsOf(rings).length >= 4)).toBe(true)
    const ours = features.filter(({ properties }) => properties["kind"] === "land")
    expect(ours.length).toBeGreaterThan(600)
    expect(ours.some(({ geometry }) => geometry.coordinates.length > 1)).toBe(true)
    for (const [lng, lat] of pointsOf(ours.map(({ geometry }) => geometry.coordinates))) {
      expect(lng).toBeGreaterThan(98)
      expect(lng).toBeLessThan(120)
      expect(lat).toBeGreaterThan(0.5)
      expect(lat).toBeLessThan(8)
    }
  })

  test("has coasts and borders of states and of the country", () => {
    const kinds = groundLines().features.map(({ properties }) => properties["kind"])

    expect(new Set(kinds)).toEqual(new Set(["coast", "state", "country"]))
  })

  test.each(languages)("names towns, sights and seas once each in %s", (language) => {
    const named = names(language).features.map(({ properties }) => properties)
    const written = (kind: string) =>
      named.filter((one) => one["kind"] === kind).map((one) => one["name"])

    expect(named.every(({ name }) => typeof name === "string" && name !== "")).toBe(true)
    expect(written("destination").length).toBeGreaterThan(60)
    expect(written("landmark").length).toBeGreaterThan(70)
    expect(written("region").filter((name) => written("destination").includes(name))).toEqual([])
    expect(new Set(written("sea")).size).toBe(4)
  })
})
