import type { Filters } from "../search-request/filters.ts"
import type { FoundStay } from "./found-stay.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import {
  tickedBits,
  filterGroupNames,
  filterGroups,
  type FilterGroup,
  type TickedBits,
} from "../search-request/filter-groups.ts"
import { filterBitsOf, type StayBits } from "./filter-bits.ts"
import { termFilters } from "../search-request/stay-asked.ts"
import { bitCounter } from "../kernel/bit-counter.ts"
import type { SearchableProperty } from "./searchable-property.ts"
import type { SeenStay, SeeStay } from "./seen-stays.ts"
import type { Ordered } from "./stay-order.ts"
import { stayOnTerms } from "./stay-on-terms.ts"

/** A stay that is among the results. */
type Passing = Pick<SeenStay, "searchable" | "cost" | "score"> & Pick<Ordered, "km" | "known">

/** The results, and for each filter how many stays each of its choices would leave. */
export type FacetCounts = {
  readonly passing: ReadonlyArray<Passing>
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
  ticked: TickedBits,
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
  const perNight = shown.price?.perNight ?? null
  const failed = failedBy(filters, tickedBits(filters), filterBitsOf(shown), perNight)
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

type Counters = Readonly<Record<FilterGroup, ReturnType<typeof bitCounter>>>

const counters = (): Counters =>
  Object.fromEntries(filterGroupNames.map((group) => [group, bitCounter()])) as Record<
    FilterGroup,
    ReturnType<typeof bitCounter>
  >

const countsOf = (counted: Counters): FacetCounts["counts"] =>
  Object.fromEntries(
    filterGroupNames.map((group) => [
      group,
      filterGroups[group].choices.map((_, choice) => counted[group].countOf(choice)),
    ]),
  ) as Record<FilterGroup, Array<number>>

/** Filters and counts stays in one walk: each filter is counted under all the others. */
export const facetCounter = (
  filters: Filters,
  kmTo: (searchable: SearchableProperty) => number | null,
): { readonly see: SeeStay; readonly result: () => FacetCounts } => {
  const ticked = tickedBits(filters)
  const counted = counters()
  const passing: Array<Passing> = []
  const prices: Array<number> = []
  const failedOf = ({ bits, perNight }: SeenStay): Failed =>
    failedBy(filters, ticked, bits, perNight)
  return {
    see: (stay) => {
      const { shown } = stay
      const { searchable, bits, cost, perNight, score, known } = shown
      const failed = failedOf(shown)
      for (const term of termFilters) {
        const other = stay[term]
        if (other === null) continue
        if ((other === shown ? failed : failedOf(other)) === null) counted[term].add(1)
      }
      if (failed === null) passing.push({ searchable, cost, score, km: kmTo(searchable), known })
      if (passesBut("price", failed) && perNight !== null) prices.push(perNight)
      for (const group of seenGroups)
        if (passesBut(group, failed)) counted[group].add(keptBy(group, bits[group], ticked[group]))
    },
    result: () => ({ passing, counts: countsOf(counted), prices }),
  }
}
