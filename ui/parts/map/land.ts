import { coastCorners, coastlines, UNITS_A_DEGREE } from "#core/place/coast.ts"
import table from "./ground.json" with { type: "json" }
import type { View } from "./projection.ts"
import { closedLine, degreesOf, shoreOf, type Coordinates } from "./shore.ts"

/** Lines as one path of a drawing whose units are those of the coastlines, north up. */
const pathOf = (lines: ReadonlyArray<Coordinates>): string =>
  lines
    .map((line) =>
      line
        .map(([lng, lat]) => [lng, -lat].map((degrees) => Math.round(degrees * UNITS_A_DEGREE)))
        .join("L"),
    )
    .map((points) => `M${points}`)
    .join("")

const coasts = coastlines.map((steps) => closedLine(coastCorners(steps)))

/** All land whose coast is known to 100 m; what an odd number of its lines encloses. */
export const landPath: string = pathOf(coasts)

/** The land beyond it. */
export const neighbourPath: string = pathOf(
  table.neighbours.map((steps) => closedLine(coastCorners(steps))),
)

/** The coasts, without the lines along which the map was cut. */
export const shorePath: string = pathOf(coasts.flatMap(shoreOf))

/** The borders of states, and of the country, on land. */
export const borderPaths = {
  state: pathOf(table.states.map((steps) => degreesOf(coastCorners(steps)))),
  country: pathOf(table.country.map((steps) => degreesOf(coastCorners(steps)))),
} as const

/** The `viewBox` that shows a part of the map. */
export const viewBoxOf = ({ west, north, width, height }: View): string =>
  [west, -north, width, height].map((degrees) => (degrees * UNITS_A_DEGREE).toFixed(3)).join(" ")
