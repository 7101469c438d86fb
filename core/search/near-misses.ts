import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { AskedStay } from "../inventory/asked-stay.ts"
import type { Whereabouts } from "./candidates.ts"
import { passing } from "./count-facets.ts"
import type { Filters } from "../search-request/filters.ts"
import {
  arrivalsAround,
  askedOn,
  mayArrive,
  missedAt,
  triedAt,
  unrestricted,
  type Instead,
  type Missed,
  type Wanted,
} from "./other-dates.ts"
import type { AlternativeDates, NearMiss, StayMissed } from "./search-answer.ts"
import { searchablePropertyAt, type SearchableProperty } from "./searchable-property.ts"
import type { SortOrder } from "../search-request/sort-order.ts"
import { stayCard } from "./stay-card.ts"
import { inSortOrder, type Ordered } from "./stay-order.ts"
import type { StayQuestion, Viewer } from "../room-mix/stay-question.ts"

/** So many stays are shown after the results. */
const MOST_SHOWN = 4

/**
 * So many are tried, the first in the order of the results: each costs up to some fifty searches of one
 * property. Those that are shut on all days around are not counted, so that a coast in its monsoon hides
 * nobody. A guest who sees none here misses at most stays that are restricted, and behind 48 others that are
 * sold out or cannot be left on any date near; nothing that is said is wrong.
 */
const MOST_TRIED = 48

const offered = ({ dates, price }: Instead): AlternativeDates => ({ dates, cost: price.cost })

/** What a guest reads about a stay that restrictions refuse. */
export const nearMissOf = ({ restricted, instead: [first, ...others] }: Missed): NearMiss => ({
  restricted,
  otherDates: [offered(first), ...others.map(offered)],
})

const isRestricted = ({ rooms }: SearchableProperty): boolean =>
  rooms.some(({ underPlans }) => underPlans.some(({ restrictions }) => restrictions.length > 0))

/** The stays that would pass the filters but for restrictions, as if there were none. */
const missedStays = (
  snapshot: CatalogueSnapshot,
  { candidates }: Whereabouts,
  question: StayQuestion,
  { asked, wanted }: { readonly asked: AskedStay; readonly wanted: Wanted },
): ReadonlyArray<Ordered> => {
  const stays: Array<Ordered> = []
  const free = unrestricted(question)
  const arrivals = arrivalsAround(asked)
  for (const index of candidates) {
    const searchable = searchablePropertyAt(snapshot, index)
    if (!isRestricted(searchable) || !mayArrive(searchable, arrivals)) continue
    if (triedAt(snapshot, searchable, question, wanted) !== null) continue
    const stay = triedAt(snapshot, searchable, free, wanted)
    if (stay === null) continue
    const { found, price } = stay
    stays.push({ searchable, km: null, cost: price.cost, score: found.score })
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
  const { asked } = question
  if (asked === null) return []
  const wanted: Wanted = (found, when) => passing(found, filters, when)
  const missed = missedStays(snapshot, where, question, { asked, wanted })
  const ask = askedOn(question, viewer)
  const shown: Array<StayMissed> = []
  for (const { searchable } of inSortOrder(missed, sort, MOST_TRIED)) {
    if (shown.length === MOST_SHOWN) break
    const one = missedAt(snapshot, searchable, question, { ask, wanted })
    if (one === null) continue
    const [{ found, question: then }] = one.instead
    shown.push({ ...nearMissOf(one), stay: stayCard(snapshot, found, then) })
  }
  return shown
}
