import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { alternativesTo } from "./alternatives.ts"
import { whereaboutsOf, type Whereabouts } from "./candidates.ts"
import { facetsOf } from "./facets.ts"
import { findStay, type FoundStay } from "./found-stay.ts"
import { kmFrom, seeStays } from "./seen-stays.ts"
import { seeOneRoomStays } from "./one-room-stays.ts"
import { nearMisses } from "./near-misses.ts"
import type { SearchAnswer } from "./search-answer.ts"
import type { SortOrder } from "../search-request/sort-order.ts"
import { stayCard } from "./stay-card.ts"
import { inSortOrder, type Ordered } from "./stay-order.ts"
import { stayOnTerms } from "./stay-on-terms.ts"
import { stayQuestion, type StayQuestion, type Viewer } from "../room-mix/stay-question.ts"
import type { StaySearch } from "../search-request/stay-search.ts"
import { facetCounter, type FacetCounts } from "./count-facets.ts"

/** So many stays are shown at once. */
export const PAGE_SIZE = 20

/** Around a landmark the nearest come first unless asked otherwise, elsewhere the cheapest. */
const sortFor = (sort: SortOrder | null, { place }: Whereabouts): SortOrder =>
  sort ?? (place?.kind === "landmark" ? "nearest" : "priceLowToHigh")

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
  const where = whereaboutsOf(snapshot, criteria)
  const counter = facetCounter(filters, (searchable) => kmFrom(where, searchable))
  const isOneRoom = where.named === null && question.party.rooms === 1
  const each = isOneRoom ? seeOneRoomStays : seeStays
  each(snapshot, where, question, filters, counter.see)
  return { tally: counter.result(), question, where }
}

/** A stay that passed, with its rooms: they are worked out only for those on the page. */
const shownOnPage = (
  snapshot: CatalogueSnapshot,
  { searchable, km }: Ordered,
  { filters }: StaySearch,
  question: StayQuestion,
): FoundStay => {
  const found = findStay(snapshot, searchable, km, question)
  return stayOnTerms(found, filters, question) ?? found
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
    stays: stays.map((stay) =>
      stayCard(snapshot, shownOnPage(snapshot, stay, search, question), question),
    ),
    facets: facetsOf(tally),
    alternatives:
      total > 0
        ? []
        : alternativesTo(search, where, (other) => countStays(snapshot, other, viewer)),
    ...(missed.length > 0 ? { nearMisses: missed } : {}),
  }
}
