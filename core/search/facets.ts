import { senOf } from "../money/amounts.ts"
import type { Facets } from "./search-answer.ts"
import type { FacetCounts } from "./count-facets.ts"
import { filterGroups, type FilterGroup } from "../search-request/filter-groups.ts"

/** The histogram of prices has so many equal steps. */
const PRICE_STEPS = 12

const priceSteps = (prices: ReadonlyArray<number>): Facets["prices"] => {
  let lowest = prices[0] ?? 0
  let highest = lowest
  for (const price of prices) {
    lowest = Math.min(lowest, price)
    highest = Math.max(highest, price)
  }
  const counts = Array.from({ length: PRICE_STEPS }, () => 0)
  for (const price of prices) {
    const step = Math.floor(((price - lowest) * PRICE_STEPS) / (highest - lowest + 1))
    counts[step] = (counts[step] ?? 0) + 1
  }
  return { lowest: senOf(lowest), highest: senOf(highest), counts }
}

/**
 * The counts beside the filters. The count of a choice is the number of results once it is ticked,
 * all else staying as it is: for choices of which any will do that is the number of all ticked.
 */
export const facetsOf = ({ counts, prices }: FacetCounts): Facets => {
  const named = (group: FilterGroup): Record<string, number> =>
    Object.fromEntries(
      filterGroups[group].choices.map((choice, index) => [`${choice}`, counts[group][index] ?? 0]),
    )
  return {
    freeCancellation: counts.freeCancellation[0] ?? 0,
    payAtProperty: counts.payAtProperty[0] ?? 0,
    starBands: named("starBands"),
    guestScore: named("guestScore"),
    propertyAmenities: named("propertyAmenities"),
    roomAmenities: named("roomAmenities"),
    facts: named("facts"),
    kinds: named("kinds"),
    condoTypes: named("condoTypes"),
    bedrooms: named("bedrooms"),
    prices: priceSteps(prices),
  }
}
