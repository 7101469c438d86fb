import type { Filters } from "../search-request/filters.ts"
import type { FoundStay } from "./found-stay.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import {
  tickedBits,
  filterGroupNames,
  filterGroups,
  type FilterGroup,
  type FilterBits,
} from "../search-request/filter-groups.ts"
import { filterBitsOf, type StayBits } from "./filter-bits.ts"
import { termFilters, type Terms } from "../search-request/stay-asked.ts"
import { stayOnTerms } from "./stay-on-terms.ts"

/** The results, and for each filter how many stays each of its choices would leave. */
export type FacetCounts = {
  readonly passing: ReadonlyArray<FoundStay>
  /** One count per choice, in the order of the group's choices. */
  readonly counts: Readonly<Record<FilterGroup, ReadonlyArray<number>>>
  /** The prices per night under all filters but the price. */
  readonly prices: ReadonlyArray<number>
}

type SeenGroup = keyof StayBits
type Filter = "price" | SeenGroup
type Failed = Filter | "several" | null

const hasTicked = (group: FilterGroup, own: number, ticked: number): boolean => {
  if (ticked === 0) return true
  const both = own & ticked
  return filterGroups[group].mode === "any" ? both !== 0 : both === ticked
}

/** True for a stay that no filter but this one keeps out of the results. */
const passesBut = (filter: Filter, failed: Failed): boolean => failed === null || failed === filter

const termNames: ReadonlyArray<string> = termFilters
const seenGroups = filterGroupNames.filter(
  (group): group is SeenGroup => !termNames.includes(group),
)

const isWithin = ({ minPrice, maxPrice }: Filters, perNight: number | null): boolean =>
  perNight === null
    ? minPrice === null && maxPrice === null
    : (minPrice === null || perNight >= minPrice) && (maxPrice === null || perNight <= maxPrice)

/** Beside the terms asked for, the one filter that keeps a stay out of the results, if it is only one; null where none does. */
const failedBy = (
  filters: Filters,
  ticked: FilterBits,
  own: StayBits,
  perNight: number | null,
): Failed => {
  let failed: Failed = isWithin(filters, perNight) ? null : "price"
  for (const group of seenGroups)
    if (!hasTicked(group, own[group], ticked[group])) {
      if (failed !== null) return "several"
      failed = group
    }
  return failed
}

/** The stay as it is found under the terms and filters asked for; null where they keep it out. */
export const passing = (
  found: FoundStay,
  filters: Filters,
  question: StayQuestion,
): FoundStay | null => {
  const shown = stayOnTerms(found, filters, question)
  if (shown === null) return null
  const failed = failedBy(filters, tickedBits(filters), filterBitsOf(shown), perNightOf(shown))
  return failed === null ? shown : null
}

/**
 * The choices that would have this stay among their results once ticked. Beside ticked choices of
 * which any will do, every other choice would keep it; one missing of all leaves nothing to count.
 */
const keptBy = (group: FilterGroup, own: number, ticked: number): number => {
  const { mode } = filterGroups[group]
  switch (mode) {
    case "one":
      return own
    case "any":
      return (own & ticked) === 0 ? own : -1
    case "all":
      return (own & ticked) === ticked ? own : 0
    default:
      return mode satisfies never
  }
}

const add = (counts: Array<number>, kept: number): void => {
  for (let choice = 0; choice < counts.length; choice += 1)
    if ((kept & (1 << choice)) !== 0) counts[choice] = (counts[choice] ?? 0) + 1
}

const noCounts = () =>
  Object.fromEntries(
    filterGroupNames.map((group) => [group, filterGroups[group].choices.map(() => 0)]),
  ) as Record<FilterGroup, Array<number>>

const perNightOf = ({ price }: FoundStay): number | null => price?.perNight ?? null

/** Filters and counts in one walk: each filter is counted under all the others. */
export const countFacets = (
  stays: ReadonlyArray<FoundStay>,
  filters: Filters,
  question: StayQuestion,
): FacetCounts => {
  const ticked = tickedBits(filters)
  const counts = noCounts()
  const passing: Array<FoundStay> = []
  const prices: Array<number> = []
  const failedOf = (stay: FoundStay, own = filterBitsOf(stay)): Failed =>
    failedBy(filters, ticked, own, perNightOf(stay))
  const countTerms = (found: FoundStay, shown: FoundStay, isPassing: boolean): void => {
    for (const term of termFilters) {
      const asked: Terms = { ...filters, [term]: true }
      const stay = filters[term] ? shown : stayOnTerms(found, asked, question)
      if (stay === null) continue
      if (stay === shown ? isPassing : failedOf(stay) === null) add(counts[term], 1)
    }
  }
  for (const found of stays) {
    const shown = stayOnTerms(found, filters, question)
    if (shown === null) continue
    const own = filterBitsOf(shown)
    const perNight = perNightOf(shown)
    const failed = failedOf(shown, own)
    countTerms(found, shown, failed === null)
    if (failed === null) passing.push(shown)
    if (passesBut("price", failed) && perNight !== null) prices.push(perNight)
    for (const group of seenGroups)
      if (passesBut(group, failed)) add(counts[group], keptBy(group, own[group], ticked[group]))
  }
  return { passing, counts, prices }
}
