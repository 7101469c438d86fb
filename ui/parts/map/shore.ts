import { UNITS_A_DEGREE, type Corner } from "#core/place/coast.ts"

/** Points of a line as GeoJSON has them: degrees, longitude first. */
export type Coordinates = Array<[number, number]>

/** A line in degrees. */
export const degreesOf = (corners: ReadonlyArray<Corner>): Coordinates =>
  corners.map(([east, north]) => [east / UNITS_A_DEGREE, north / UNITS_A_DEGREE])

/** A line in degrees that ends where it begins. */
export const closedLine = (corners: ReadonlyArray<Corner>): Coordinates => {
  const degrees = degreesOf(corners)
  return [...degrees, ...degrees.slice(0, 1)]
}

/** Where the coast was cut off, in degrees: no coast runs along these lines. */
const EDGES = { lng: [98.5, 119.5069], lat: [0.6, 7.8] } as const

const runsAlong = (
  [fromLng, fromLat]: readonly [number, number],
  [toLng, toLat]: readonly [number, number],
): boolean =>
  EDGES.lng.some((edge) => fromLng === edge && toLng === edge) ||
  EDGES.lat.some((edge) => fromLat === edge && toLat === edge)

/** A closed line without the parts at which the map was cut. */
export const shoreOf = (coordinates: Coordinates): Array<Coordinates> => {
  const pieces: Array<Coordinates> = [[]]
  coordinates.forEach((corner, place) => {
    const before = coordinates[place - 1]
    if (before && runsAlong(before, corner)) pieces.push([])
    pieces.at(-1)?.push(corner)
  })
  return pieces.filter((piece) => piece.length > 1)
}
