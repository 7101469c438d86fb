import { coastlines, UNITS_A_DEGREE } from "#core/place/coast.ts"
import type { View } from "./projection.ts"

/** All land as one path of a drawing whose units are those of the coastlines, north up. */
export const landPath: string = coastlines
  .map((steps) => {
    const [first = "0,0", ...others] = steps.split(" ").map((step) => {
      const [east, north] = step.split(",").map(Number)
      return `${east},${-(north ?? 0)}`
    })
    return `M${first}l${others.join(" ")}z`
  })
  .join("")

/** The `viewBox` that shows a part of the map. */
export const viewBoxOf = ({ west, north, width, height }: View): string =>
  [west, -north, width, height].map((degrees) => (degrees * UNITS_A_DEGREE).toFixed(3)).join(" ")
