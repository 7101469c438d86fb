import type { Filters } from "../search-request/filters.ts"
import type { Facets } from "./search-answer.ts"

/** One step of the histogram: its height in percent of the highest, and whether its prices are asked for. */
export type PriceBar = { readonly share: number; readonly isWithin: boolean }

const WHOLE = 100

/** The steps of the prices as bars; one with any stay at all is never invisible. */
export const barsOf = (
  { lowest, highest, counts }: Facets["prices"],
  { minPrice, maxPrice }: Pick<Filters, "minPrice" | "maxPrice">,
): ReadonlyArray<PriceBar> => {
  const most = Math.max(1, ...counts)
  const step = (highest - lowest) / Math.max(1, counts.length)
  return counts.map((count, place) => {
    const from = lowest + place * step
    return {
      share: Math.ceil((count * WHOLE) / most),
      isWithin: from + step >= (minPrice ?? 0) && from <= (maxPrice ?? Infinity),
    }
  })
}
