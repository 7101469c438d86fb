import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { noMoney } from "../money/amounts.ts"
import type { Whereabouts } from "./candidates.ts"
import { countFacets } from "./count-facets.ts"
import type { Filters } from "../search-request/filters.ts"
import { findStay, type FoundStay } from "./found-stay.ts"
import type { NearMiss, OtherDates } from "./near-miss.ts"
import { askedOn, missedAt, unrestricted, type Instead, type Missed } from "./other-dates.ts"
import type { StayMissed } from "./search-answer.ts"
import { searchablePropertyAt, type SearchableProperty } from "./searchable-property.ts"
import type { SortOrder } from "../search-request/sort-order.ts"
import { stayCard } from "./stay-card.ts"
import type { Terms } from "../search-request/stay-asked.ts"
import { stayOnTerms } from "./stay-on-terms.ts"
import { inSortOrder } from "./stay-order.ts"
import type { StayQuestion, Viewer } from "../room-mix/stay-question.ts"

/** So many stays are shown after the results. */
const MOST_SHOWN = 4

/** So many are tried: not all of them can be had on other dates. */
const MOST_TRIED = 12

const offered = ({ dates, found }: Instead): OtherDates => ({
  dates,
  cost: found.price?.cost ?? noMoney,
})

/** What a guest is told of a stay that was missed. */
export const nearMissOf = ({ restricted, instead: [first, ...others] }: Missed): NearMiss => ({
  restricted,
  otherDates: [offered(first), ...others.map(offered)],
})

/** The other dates on which a missed stay can be had on the terms asked for; null where there are none. */
export const missedOnTerms = (missed: Missed, terms: Terms): Missed | null => {
  const [first, ...others] = missed.instead.flatMap((instead) => {
    const found = stayOnTerms(instead.found, terms, instead.question)
    return found === null ? [] : [{ ...instead, found }]
  })
  return first === undefined ? null : { ...missed, instead: [first, ...others] }
}

const isRestricted = ({ rooms }: SearchableProperty): boolean =>
  rooms.some(({ restrictions }) => restrictions.length > 0)

/** The stays that could be had but for restrictions, as if there were none. */
const missedStays = (
  snapshot: CatalogueSnapshot,
  { candidates }: Whereabouts,
  question: StayQuestion,
): ReadonlyArray<FoundStay> => {
  const stays: Array<FoundStay> = []
  for (const index of candidates) {
    const searchable = searchablePropertyAt(snapshot, index)
    if (!isRestricted(searchable)) continue
    if (findStay(snapshot, searchable, null, question).mix.length > 0) continue
    const stay = findStay(snapshot, searchable, null, unrestricted(question))
    if (stay.mix.length > 0) stays.push(stay)
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
  const { passing } = countFacets(missedStays(snapshot, where, question), filters, question)
  const ask = askedOn(question, viewer)
  return inSortOrder(passing, sort, MOST_TRIED)
    .flatMap(({ searchable }) => {
      const any = missedAt(snapshot, searchable, question, ask)
      const missed = any && missedOnTerms(any, filters)
      if (missed === null) return []
      const [{ found, question: asked }] = missed.instead
      return [{ ...nearMissOf(missed), stay: stayCard(snapshot, found, asked) }]
    })
    .slice(0, MOST_SHOWN)
}
