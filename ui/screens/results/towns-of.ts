import type { Localised } from "#core/kernel/localised.ts"
import type { Point } from "#core/place/place.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import { middleOf } from "../../parts/map/gathered.ts"

/** The towns that the stays lie in, each once, in the middle of its stays. */
export const townsOf = (
  stays: ReadonlyArray<StayResult>,
  local: (text: Localised) => string,
): ReadonlyArray<{ readonly name: string; readonly point: Point }> =>
  [...Map.groupBy(stays, ({ destination }) => local(destination))].map(([name, there]) => ({
    name,
    point: middleOf(there.map(({ point }) => point)),
  }))
