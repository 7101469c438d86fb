import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { kmBetween } from "../place/distance.ts"
import { alternativesTo } from "./alternatives.ts"
import { whereaboutsOf, type Whereabouts } from "./candidates.ts"
import { facetsOf } from "./facets.ts"
import { findStay, type FoundStay } from "./found-stay.ts"
import { searchablePropertyAt } from "./searchable-property.ts"
import { nearMisses } from "./near-misses.ts"
import type { SearchAnswer } from "./search-answer.ts"
import type { SortOrder } from "../search-request/sort-order.ts"
import { stayCard } from "./stay-card.ts"
import { inSortOrder } from "./stay-order.ts"
import { stayQuestion, type StayQuestion, type Viewer } from "../room-mix/stay-question.ts"
import type { StaySearch } from "../search-request/stay-search.ts"
import { countFacets, type FacetCounts } from "./count-facets.ts"

/** So many stays are shown at once. */
export const PAGE_SIZE = 20

/** Around a landmark the nearest come first unless asked otherwise, elsewhere the cheapest. */
const sortFor = (sort: SortOrder | null, { place }: Whereabouts): SortOrder =>
  sort ?? (place?.kind === "landmark" ? "nearest" : "priceLowToHigh")

const stayableAt = (
  snapshot: CatalogueSnapshot,
  { candidates, named, place }: Whereabouts,
  question: StayQuestion,
): ReadonlyArray<FoundStay> => {
  const stays: Array<FoundStay> = []
  const landmark = place?.kind === "landmark" ? place.point : null
  for (const index of candidates) {
    const searchable = searchablePropertyAt(snapshot, index)
    const km = landmark === null ? null : kmBetween(landmark, searchable.property.point)
    const found = findStay(snapshot, searchable, km, question)
    if (found.mix.length > 0 || named !== null) stays.push(found)
  }
  return stays
}

const tallied = (
  snapshot: CatalogueSnapshot,
  { criteria, filters }: StaySearch,
  viewer: Viewer,
): {
  readonly tally: FacetCounts
  readonly question: StayQuestion
  readonly where: Whereabouts
} => {
  const question = stayQuestion(criteria, viewer)
  const where = whereaboutsOf(snapshot, criteria.where)
  const stays = stayableAt(snapshot, where, question)
  return { tally: countFacets(stays, filters, question), question, where }
}

/** How many stays a search finds. */
export const countStays = (
  snapshot: CatalogueSnapshot,
  search: StaySearch,
  viewer: Viewer,
): number => tallied(snapshot, search, viewer).tally.passing.length

/**
 * One page of the stays a search finds for a viewer. With dates, only what can be booked; a
 * property that was searched by name is shown all the same. A page beyond the last is the last.
 */
export const searchStays = (
  snapshot: CatalogueSnapshot,
  search: StaySearch,
  viewer: Viewer,
): SearchAnswer => {
  const { tally, question, where } = tallied(snapshot, search, viewer)
  const total = tally.passing.length
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(search.page, pages)
  const sort = sortFor(search.sort, where)
  const stays = inSortOrder(tally.passing, sort, page * PAGE_SIZE).slice((page - 1) * PAGE_SIZE)
  const asked = { question, filters: search.filters, sort }
  const missed = page < pages ? [] : nearMisses(snapshot, where, asked, viewer)
  return {
    place: where.place,
    total,
    page,
    pageSize: PAGE_SIZE,
    stays: stays.map((found) => stayCard(snapshot, found, question)),
    facets: facetsOf(tally),
    alternatives:
      total > 0
        ? []
        : alternativesTo(search, where, (other) => countStays(snapshot, other, viewer)),
    ...(missed.length > 0 ? { nearMisses: missed } : {}),
  }
}
