import table from "./coast.json" with { type: "json" }
import type { Point } from "./place.ts"

/**
 * The coasts of Malaysia and its neighbours, true to about 100 m, by OpenStreetMap (ODbL). Each is a
 * closed line: a first corner, then steps from corner to corner, each `east,north` in thousandths of
 * a degree. Land is what an odd number of them lies around: a lake is a line inside another.
 */
export const coastlines: ReadonlyArray<string> = table

/** How many such units make one degree. */
export const UNITS_A_DEGREE = 1000

type Corner = readonly [east: number, north: number]

const cornersOf = (line: string): ReadonlyArray<Corner> => {
  let [east, north] = [0, 0]
  return line.split(" ").map((step): Corner => {
    const [eastwards = 0, northwards = 0] = step.split(",").map(Number)
    east += eastwards
    north += northwards
    return [east, north]
  })
}

/** How often a line from the point to the east crosses a coast. */
const crossings = (corners: ReadonlyArray<Corner>, [east, north]: Corner): number =>
  corners.filter((from, place) => {
    const [fromEast, fromNorth] = from
    const [toEast, toNorth] = corners[(place + 1) % corners.length] ?? from
    if (fromNorth > north === toNorth > north) return false
    const share = (north - fromNorth) / (toNorth - fromNorth)
    return east < fromEast + share * (toEast - fromEast)
  }).length

/** Tells points on land from those on water by closed lines; a western and a southern edge are land. */
export const landIn = (lines: ReadonlyArray<string>): ((point: Point) => boolean) => {
  const coasts = lines.map(cornersOf)
  return ({ lat, lng }) => {
    const at: Corner = [lng * UNITS_A_DEGREE, lat * UNITS_A_DEGREE]
    return coasts.reduce((sum, coast) => sum + crossings(coast, at), 0) % 2 === 1
  }
}

/** True for a point on land, as far as the coast is known. */
export const isAshore = /* @__PURE__ */ landIn(coastlines)
