import { addDays } from "../stay/calendar.ts"
import type { Whereabouts } from "./candidates.ts"
import { noFilters, withDates, withFilters, withWhere } from "../search-request/change-search.ts"
import type { Alternative } from "./search-answer.ts"
import type { StaySearch } from "../search-request/stay-search.ts"

type Changed = Pick<Alternative, "kind" | "search">

const withoutFilters = (search: StaySearch): ReadonlyArray<Changed> => [
  { kind: "dropFilters", search: withFilters(search, noFilters) },
]

const shifted = (
  search: StaySearch,
  kind: "earlier" | "later",
  days: number,
): ReadonlyArray<Changed> => {
  const { dates } = search.criteria
  if (dates === null) return []
  const moved = { checkIn: addDays(dates.checkIn, days), checkOut: addDays(dates.checkOut, days) }
  return [{ kind, search: withDates(search, moved) }]
}

/** From a landmark, a destination or a property to its region, and from there to all of Malaysia. */
const widened = (search: StaySearch, { place, named }: Whereabouts): ReadonlyArray<Changed> =>
  [place?.region ?? named?.region ?? null, null].map((where) => ({
    kind: "widen",
    search: withWhere(search, where),
  }))

/** What to change in a search that found nothing, each with what it would find; never with nothing. */
export const alternativesTo = (
  search: StaySearch,
  where: Whereabouts,
  countOf: (search: StaySearch) => number,
): ReadonlyArray<Alternative> => {
  const counted = (changes: ReadonlyArray<Changed>): ReadonlyArray<Alternative> =>
    changes
      .map((change) => ({ ...change, count: countOf(change.search) }))
      .filter(({ count }) => count > 0)
  return [
    ...counted(withoutFilters(search)),
    ...counted(shifted(search, "earlier", -1)),
    ...counted(shifted(search, "later", 1)),
    ...counted(widened(search, where)).slice(0, 1),
  ]
}
