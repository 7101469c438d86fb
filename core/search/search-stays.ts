import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { alternativesTo } from "./alternatives.ts"
import { whereaboutsOf, type Whereabouts } from "./candidates.ts"
import type { Sen } from "../money/sen.ts"
import { facetsOf } from "./facets.ts"
import { lessThanMiddle, middlePrice } from "../pricing/middle-price.ts"
import { kmFrom, anyStayAt } from "./seen-stays.ts"
import { oneRoomStayAt } from "./one-room-stays.ts"
import { nearMisses } from "./near-misses.ts"
import { cheapestFound, cheapestStayAt } from "./on-dates.ts"
import type { SearchAnswer, StayResult } from "./search-answer.ts"
import type { SortOrder } from "../search-request/sort-order.ts"
import { stayCard } from "./stay-card.ts"
import { inSortOrder, type Ordered } from "./stay-order.ts"
import { stayQuestion, type StayQuestion, type Viewer } from "../room-mix/stay-question.ts"
import type { StaySearch } from "../search-request/stay-search.ts"
import { malaysianDateAt } from "../stay/calendar.ts"
import { possibleDates } from "../stay/possible-dates.ts"
import { facetCounter, type FacetCounts } from "./count-facets.ts"

/** So many stays are shown at once. */
export const PAGE_SIZE = 20

/** Around a landmark the nearest come first unless asked otherwise, elsewhere the cheapest. */
const sortFor = (sort: SortOrder | null, { place }: Whereabouts): SortOrder =>
  sort ?? (place?.kind === "landmark" ? "nearest" : "priceLowToHigh")

/** One question for each of the dates that a search asks about. */
const questionsIn = ({ criteria }: StaySearch, viewer: Viewer): ReadonlyArray<StayQuestion> =>
  possibleDates(criteria, malaysianDateAt(viewer.now)).map((dates) =>
    stayQuestion({ dates, party: criteria.party }, viewer),
  )

const tallied = (
  snapshot: CatalogueSnapshot,
  search: StaySearch,
  viewer: Viewer,
): {
  readonly tally: FacetCounts
  readonly questions: ReadonlyArray<StayQuestion>
  readonly where: Whereabouts
} => {
  const { criteria, filters } = search
  const questions = questionsIn(search, viewer)
  const where = whereaboutsOf(snapshot, criteria)
  const counter = facetCounter(filters, (searchable) => kmFrom(where, searchable))
  const isOneRoom = where.named === null && criteria.party.rooms === 1
  const look = cheapestStayAt(
    questions.map((question) =>
      isOneRoom
        ? oneRoomStayAt(snapshot, question, filters)
        : anyStayAt(snapshot, where, question, filters),
    ),
  )
  for (const index of where.candidates) {
    const stay = look(index)
    if (stay !== null) counter.see(stay)
  }
  return { tally: counter.result(), questions, where }
}

/** A card of a stay that passed, with its rooms: they are worked out only for those on the page. */
const cardsOf = (
  snapshot: CatalogueSnapshot,
  stay: Ordered,
  { filters, criteria }: StaySearch,
  questions: ReadonlyArray<StayQuestion>,
): ReadonlyArray<StayResult> => {
  const shown = cheapestFound(snapshot, stay, questions, filters)
  if (shown === null) return []
  const card = stayCard(snapshot, shown.found, shown.question)
  const { dates } = shown.question
  return criteria.flexible === undefined || dates === null || card.price === null
    ? [card]
    : [{ ...card, dates }]
}

const withLess = (card: StayResult, less: Sen | null): StayResult =>
  less === null ? card : { ...card, belowMiddle: less }

/** Of two neighbours that begin with the same picture, the second begins with its next one. */
const beginningDifferently = (cards: ReadonlyArray<StayResult>): ReadonlyArray<StayResult> => {
  let before: string | undefined
  return cards.map((card) => {
    const [first, ...others] = card.pictures
    const pictures = first && first.name === before ? [...others, first] : card.pictures
    before = pictures[0]?.name
    return { ...card, pictures }
  })
}

/** How many stays a search finds. */
export const countStays = (
  snapshot: CatalogueSnapshot,
  search: StaySearch,
  viewer: Viewer,
): number => tallied(snapshot, search, viewer).tally.passing.length

/**
 * One page of the stays a search finds for a viewer. With dates, only what can be booked; a
 * property that was searched by name is shown all the same. On flexible dates each stay is shown on the
 * cheapest of them. A page beyond the last is the last.
 */
export const searchStays = (
  snapshot: CatalogueSnapshot,
  search: StaySearch,
  viewer: Viewer,
): SearchAnswer => {
  const { tally, questions, where } = tallied(snapshot, search, viewer)
  const total = tally.passing.length
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(search.page, pages)
  const sort = sortFor(search.sort, where)
  const stays = inSortOrder(tally.passing, sort, page * PAGE_SIZE).slice((page - 1) * PAGE_SIZE)
  const middle = sort === "recommended" ? middlePrice(tally.passing.map(({ cost }) => cost)) : null
  const missed =
    page < pages || search.criteria.flexible !== undefined
      ? []
      : questions.flatMap((question) =>
          nearMisses(snapshot, where, { question, filters: search.filters, sort }, viewer),
        )
  return {
    place: where.place,
    total,
    page,
    pageSize: PAGE_SIZE,
    stays: beginningDifferently(
      stays.flatMap((stay) =>
        cardsOf(snapshot, stay, search, questions).map((card) =>
          withLess(card, lessThanMiddle(stay.cost, middle)),
        ),
      ),
    ),
    facets: facetsOf(tally),
    alternatives:
      total > 0
        ? []
        : alternativesTo(search, where, (other) => countStays(snapshot, other, viewer)),
    ...(missed.length > 0 ? { nearMisses: missed } : {}),
  }
}
