import { coastlines, coastCorners, type Corner } from "#core/place/coast.ts"
import gazetteer from "#core/place/gazetteer.json" with { type: "json" }
import type { Language } from "#core/kernel/localised.ts"
import table from "./ground.json" with { type: "json" }
import { farNames } from "./far-names.table.ts"
import { closedLine, degreesOf, shoreOf, type Coordinates } from "./shore.ts"

/** Twice the area inside a line; above zero where it runs anticlockwise. */
const turnOf = (corners: ReadonlyArray<Corner>): number =>
  corners.reduce((sum, [east, north], place) => {
    const [nextEast, nextNorth] = corners[(place + 1) % corners.length] ?? [east, north]
    return sum + east * nextNorth - nextEast * north
  }, 0)

type Feature = {
  readonly type: "Feature"
  readonly properties: Readonly<Record<string, string | number>>
  readonly geometry:
    | { readonly type: "Polygon"; readonly coordinates: Array<Coordinates> }
    | { readonly type: "LineString"; readonly coordinates: Coordinates }
    | { readonly type: "Point"; readonly coordinates: [number, number] }
}

/** Features as MapLibre takes them. */
export type Features = { readonly type: "FeatureCollection"; readonly features: Array<Feature> }

const collected = (features: Array<Feature>): Features => ({ type: "FeatureCollection", features })

const polygon = (kind: string, coordinates: Array<Coordinates>): Feature => ({
  type: "Feature",
  properties: { kind },
  geometry: { type: "Polygon", coordinates },
})

const line = (kind: string, coordinates: Coordinates): Feature => ({
  type: "Feature",
  properties: { kind },
  geometry: { type: "LineString", coordinates },
})

/** Land and its lakes, and beyond the coast that is known to 100 m the land of the neighbours. */
export const land = (): Features => {
  const polygons: Array<Array<Coordinates>> = []
  for (const corners of coastlines.map(coastCorners)) {
    const isLake = turnOf(corners) < 0
    if (isLake) polygons.at(-1)?.push(closedLine(corners))
    else polygons.push([closedLine(corners)])
  }
  return collected([
    ...polygons.map((coordinates) => polygon("land", coordinates)),
    ...table.neighbours.map((steps) => polygon("neighbour", [closedLine(coastCorners(steps))])),
  ])
}

/** Coasts, and the borders of states and of the country on land. */
export const groundLines = (): Features =>
  collected([
    ...coastlines
      .flatMap((steps) => shoreOf(closedLine(coastCorners(steps))))
      .map((coast) => line("coast", coast)),
    ...table.states.map((steps) => line("state", degreesOf(coastCorners(steps)))),
    ...table.country.map((steps) => line("country", degreesOf(coastCorners(steps)))),
  ])

const named = (
  kind: string,
  name: string,
  { lat, lng }: { readonly lat: number; readonly lng: number },
  rank: number,
): Feature => ({
  type: "Feature",
  properties: { kind, name, rank },
  geometry: { type: "Point", coordinates: [lng, lat] },
})

/** Names of states, towns, sights, seas and neighbours, in one language. */
export const names = (language: Language): Features => {
  const towns = new Set(
    gazetteer.filter(({ kind }) => kind === "destination").map(({ name }) => name[language]),
  )
  // A state that is called as its town would be written twice.
  const places = gazetteer.filter(
    ({ kind, name }) => kind !== "region" || !towns.has(name[language]),
  )
  return collected([
    ...places.map(({ kind, name, point, popular }) =>
      named(kind, name[language], point, popular ? 0 : 1),
    ),
    ...farNames.map(({ kind, name, point }) => named(kind, name[language], point, 0)),
  ])
}
