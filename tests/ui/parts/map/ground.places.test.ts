import { expect, test } from "vitest"
import gazetteer from "#core/place/gazetteer.json" with { type: "json" }
import { farNames } from "#ui/parts/map/far-names.table.ts"
import { groundLines, land, names } from "#ui/parts/map/ground.ts"

const named = names("en").features

const written = (kind: string, name: string) =>
  named.filter(({ properties }) => properties["kind"] === kind && properties["name"] === name)

test("popular places are written before others", () => {
  const ranks = gazetteer
    .filter(({ kind }) => kind !== "region")
    .map(({ kind, name, popular }) => [
      written(kind, name.en).map(({ properties }) => properties["rank"]),
      popular ? [0] : [1],
    ])

  expect(ranks.map(([rank]) => rank)).toEqual(ranks.map(([, wanted]) => wanted))
  expect(new Set(ranks.flatMap(([rank]) => rank))).toEqual(new Set([0, 1]))
})

test("a place is at its point, longitude first", () => {
  const langkawi = gazetteer.find(({ slug }) => slug === "langkawi")

  expect(written("destination", "Langkawi")).toEqual([
    {
      type: "Feature",
      properties: { kind: "destination", name: "Langkawi", rank: langkawi?.popular ? 0 : 1 },
      geometry: { type: "Point", coordinates: [langkawi?.point.lng, langkawi?.point.lat] },
    },
  ])
})

test("seas and neighbours are written first of all", () => {
  expect(named.slice(-farNames.length)).toEqual(
    farNames.map(({ kind, name, point: { lat, lng } }) => ({
      type: "Feature",
      properties: { kind, name: name.en, rank: 0 },
      geometry: { type: "Point", coordinates: [lng, lat] },
    })),
  )
})

test("each sea and neighbour has a kind, a name in every language, and a place near Malaysia", () => {
  expect(new Set(farNames.map(({ kind }) => kind))).toEqual(new Set(["country", "sea"]))
  const texts = farNames.flatMap(({ name: { en, bm, cn } }) => [en, bm, cn])
  expect(texts.filter((text) => !/^[\p{L} ]{2,}$/u.test(text))).toEqual([])
  const far = farNames.filter(
    ({ point: { lat, lng } }) => !(lat > 0 && lat < 9 && lng > 98 && lng < 124),
  )
  expect(far).toEqual([])
  expect(farNames.length).toBeGreaterThan(0)
})

test("a state that is called as its town is left out, the others are not", () => {
  const states = gazetteer.filter(({ kind }) => kind === "region")
  const towns = gazetteer.filter(({ kind }) => kind === "destination").map(({ name }) => name.en)
  const shown = named
    .filter(({ properties }) => properties["kind"] === "region")
    .map(({ properties }) => properties["name"])

  expect(shown).toEqual(states.map(({ name }) => name.en).filter((name) => !towns.includes(name)))
  expect(shown.length).toBeLessThan(states.length)
  expect(shown).toContain("Kedah")
})

/** Twice the area inside a line; above zero where it runs anticlockwise. */
const turn = (ring: ReadonlyArray<readonly [number, number]>): number =>
  ring.slice(1).reduce((sum, [lng, lat], place) => {
    const [fromLng, fromLat] = ring[place] ?? [0, 0]
    return sum + fromLng * lat - lng * fromLat
  }, 0)

const ringsOf = (kind: string) =>
  land()
    .features.filter(({ properties }) => properties["kind"] === kind)
    .map(({ geometry }) => geometry)
    .filter((geometry) => geometry.type === "Polygon")
    .map(({ coordinates }) => coordinates)

test("each piece of land is a closed line, with its lakes the other way round in it", () => {
  const pieces = ringsOf("land")
  const all = pieces.flat()

  expect(pieces.map(([outer = []]) => turn(outer) > 0)).toEqual(pieces.map(() => true))
  expect(pieces.flatMap(([, ...lakes]) => lakes).every((lake) => turn(lake) < 0)).toBe(true)
  expect(pieces.flatMap(([, ...lakes]) => lakes).length).toBeGreaterThan(0)
  expect(all.map((ring) => ring.at(-1))).toEqual(all.map((ring) => ring[0]))
})

test("the land of the neighbours is one closed line each", () => {
  const pieces = ringsOf("neighbour")

  expect(pieces.length).toBeGreaterThan(0)
  expect(pieces.map((rings) => rings.length)).toEqual(pieces.map(() => 1))
  expect(pieces.map(([ring]) => ring?.at(-1))).toEqual(pieces.map(([ring]) => ring?.[0]))
})

test("land and lines are collections of features as MapLibre takes them", () => {
  const { type, features } = groundLines()

  expect([type, land().type, names("bm").type]).toEqual([
    "FeatureCollection",
    "FeatureCollection",
    "FeatureCollection",
  ])
  expect(new Set(features.map(({ geometry }) => geometry.type))).toEqual(new Set(["LineString"]))
  expect(new Set([...features, ...land().features].map((feature) => feature.type))).toEqual(
    new Set(["Feature"]),
  )
})
