import table from "./coast.json" with { type: "json" }
import type { Point } from "./place.ts"

/**
 * The coasts of Malaysia and its neighbours, true to about 100 m, by OpenStreetMap (ODbL). Each is a
 * closed line: a first corner, then steps from corner to corner, each `east,north` in ten thousandths
 * of a degree. Land is what an odd number of them encloses: a lake is a line inside another, runs
 * clockwise, and follows the coast around it.
 */
export const coastlines: ReadonlyArray<string> = table

/** How many such units make one degree. */
export const UNITS_A_DEGREE = 10_000

/** A corner of a line, in units of `UNITS_A_DEGREE`. */
export type Corner = readonly [east: number, north: number]

/** The corners of a line that is written in steps. */
export const coastCorners = (line: string): ReadonlyArray<Corner> => {
  let [east, north] = [0, 0]
  return line.split(" ").map((step): Corner => {
    const [eastwards = 0, northwards = 0] = step.split(",").map(Number)
    east += eastwards
    north += northwards
    return [east, north]
  })
}

/** A piece of a coast, from one corner to the next, in one of the bands that it runs through. */
type Edge = { readonly band: number; readonly from: Corner; readonly to: Corner }

/** Edges are looked up by bands of so many units of latitude. */
const BAND = 500

const bandOf = (north: number): number => Math.floor(north / BAND)

const edgesOf = (corners: ReadonlyArray<Corner>): ReadonlyArray<Edge> =>
  corners.flatMap((from, place) => {
    const to = corners[(place + 1) % corners.length] ?? from
    const first = bandOf(Math.min(from[1], to[1]))
    const bands = bandOf(Math.max(from[1], to[1])) - first + 1
    return Array.from({ length: bands }, (_, band) => ({ band: first + band, from, to }))
  })

/** Whether a line from the point to the east crosses an edge. */
const isCrossed = (
  { from: [fromEast, fromNorth], to: [toEast, toNorth] }: Edge,
  [east, north]: Corner,
): boolean => {
  if (fromNorth > north === toNorth > north) return false
  const share = (north - fromNorth) / (toNorth - fromNorth)
  return east < fromEast + share * (toEast - fromEast)
}

/** Tells points on land from those on water by closed lines; a western and a southern edge are land. */
export const landIn = (lines: ReadonlyArray<string>): ((point: Point) => boolean) => {
  const bands = Map.groupBy(lines.map(coastCorners).flatMap(edgesOf), ({ band }) => band)
  return ({ lat, lng }) => {
    const at: Corner = [lng * UNITS_A_DEGREE, lat * UNITS_A_DEGREE]
    const crossed = bands.get(bandOf(at[1]))?.filter((edge) => isCrossed(edge, at))
    return crossed !== undefined && crossed.length % 2 === 1
  }
}

/** True for a point on land, as far as the coast is known. */
export const isAshore = /* @__PURE__ */ landIn(coastlines)
