import type { Localised } from "#core/kernel/localised.ts"
import type { Point } from "#core/place/place.ts"
import type { StayResult } from "#core/search/search-answer.ts"

const middleOf = (points: ReadonlyArray<Point>): Point => {
  const mean = (part: keyof Point) =>
    points.reduce((sum, point) => sum + point[part], 0) / points.length
  return { lat: mean("lat"), lng: mean("lng") }
}

/** The towns that the stays lie in, each once, in the middle of its stays. */
export const townsOf = (
  stays: ReadonlyArray<StayResult>,
  local: (text: Localised) => string,
): ReadonlyArray<{ readonly name: string; readonly point: Point }> =>
  [...Map.groupBy(stays, ({ destination }) => local(destination))].map(([name, there]) => ({
    name,
    point: middleOf(there.map(({ point }) => point)),
  }))
