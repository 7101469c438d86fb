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
type Coast = {
  readonly corners: ReadonlyArray<Corner>
  readonly south: number
  readonly north: number
}

const cornersOf = (line: string): ReadonlyArray<Corner> => {
  let [east, north] = [0, 0]
  return line.split(" ").map((step): Corner => {
    const [eastwards = 0, northwards = 0] = step.split(",").map(Number)
    east += eastwards
    north += northwards
    return [east, north]
  })
}

const coastOf = (line: string): Coast => {
  const corners = cornersOf(line)
  const norths = corners.map(([, north]) => north)
  return { corners, south: Math.min(...norths), north: Math.max(...norths) }
}

let decoded: ReadonlyArray<Coast> | undefined
const coasts = (): ReadonlyArray<Coast> => (decoded ??= coastlines.map(coastOf))

/** How often a line from the point to the east crosses a coast. */
const crossings = ({ corners }: Coast, [east, north]: Corner): number =>
  corners.filter(([fromEast, fromNorth], place) => {
    const [toEast, toNorth] = corners[(place + 1) % corners.length] ?? [fromEast, fromNorth]
    if (fromNorth > north === toNorth > north) return false
    const share = (north - fromNorth) / (toNorth - fromNorth)
    return east < fromEast + share * (toEast - fromEast)
  }).length

/** True for a point on land, as far as the coast is known. */
export const isAshore = ({ lat, lng }: Point): boolean => {
  const at: Corner = [lng * UNITS_A_DEGREE, lat * UNITS_A_DEGREE]
  const around = coasts().filter(({ south, north }) => south <= at[1] && at[1] <= north)
  return around.reduce((sum, coast) => sum + crossings(coast, at), 0) % 2 === 1
}
