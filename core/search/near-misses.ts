import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { noMoney } from "../money/amounts.ts"
import type { Whereabouts } from "./candidates.ts"
import { passing } from "./count-facets.ts"
import type { Filters } from "../search-request/filters.ts"
import type { NearMiss, OtherDates } from "./near-miss.ts"
import {
  askedOn,
  missedAt,
  triedAt,
  unrestricted,
  type Instead,
  type Missed,
  type Wanted,
} from "./other-dates.ts"
import type { StayMissed } from "./search-answer.ts"
import { searchablePropertyAt, type SearchableProperty } from "./searchable-property.ts"
import type { SortOrder } from "../search-request/sort-order.ts"
import { stayCard } from "./stay-card.ts"
import { inSortOrder, type Ordered } from "./stay-order.ts"
import type { StayQuestion, Viewer } from "../room-mix/stay-question.ts"

/** So many stays are shown after the results. */
const MOST_SHOWN = 4

/** So many are tried: not all of them can be had on other dates. */
const MOST_TRIED = 48

const offered = ({ dates, found }: Instead): OtherDates => ({
  dates,
  cost: found.price?.cost ?? noMoney,
})

/** What a guest reads about a stay that restrictions refuse. */
export const nearMissOf = ({ restricted, instead: [first, ...others] }: Missed): NearMiss => ({
  restricted,
  otherDates: [offered(first), ...others.map(offered)],
})

const isRestricted = ({ rooms }: SearchableProperty): boolean =>
  rooms.some(({ restrictions }) => restrictions.length > 0)

/** The stays that would pass the filters but for restrictions, as if there were none. */
const missedStays = (
  snapshot: CatalogueSnapshot,
  { candidates }: Whereabouts,
  question: StayQuestion,
  wanted: Wanted,
): ReadonlyArray<Ordered> => {
  const stays: Array<Ordered> = []
  const free = unrestricted(question)
  for (const index of candidates) {
    const searchable = searchablePropertyAt(snapshot, index)
    if (!isRestricted(searchable)) continue
    if (triedAt(snapshot, searchable, question, wanted) !== null) continue
    const stay = triedAt(snapshot, searchable, free, wanted)
    if (stay?.price) stays.push({ searchable, km: null, cost: stay.price.cost })
  }
  return stays
}

/**
 * Stays that pass the filters and that only a restriction keeps out of the results, as they can be
 * had on the nearest other dates; none without dates.
 */
export const nearMisses = (
  snapshot: CatalogueSnapshot,
  where: Whereabouts,
  {
    question,
    filters,
    sort,
  }: {
    readonly question: StayQuestion
    readonly filters: Filters
    readonly sort: SortOrder
  },
  viewer: Viewer,
): ReadonlyArray<StayMissed> => {
  if (question.asked === null) return []
  const wanted: Wanted = (found, asked) => passing(found, filters, asked)
  const missed = missedStays(snapshot, where, question, wanted)
  const ask = askedOn(question, viewer)
  const shown: Array<StayMissed> = []
  for (const { searchable } of inSortOrder(missed, sort, MOST_TRIED)) {
    if (shown.length === MOST_SHOWN) break
    const one = missedAt(snapshot, searchable, question, { ask, wanted })
    if (one === null) continue
    const [{ found, question: asked }] = one.instead
    shown.push({ ...nearMissOf(one), stay: stayCard(snapshot, found, asked) })
  }
  return shown
}
