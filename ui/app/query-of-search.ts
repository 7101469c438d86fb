import type { StayResult } from "#core/search/search-answer.ts"
import { queryFromSearch } from "#core/search-request/search-query.ts"
import { searchForStay, stayAskedIn } from "#core/search-request/stay-asked.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { readQuery, type Query } from "./query.ts"

/** The address of a search, as links carry it. */
export const queryOfSearch = (search: StaySearch): Query => readQuery(queryFromSearch(search))

/**
 * The dates, party and terms of a search, as the page of a property reads them; of flexible dates those
 * that the stay was found on.
 */
export const stayQuery = (search: StaySearch, found: Pick<StayResult, "dates"> = {}): Query =>
  queryOfSearch(
    searchForStay({ ...stayAskedIn(search), ...(found.dates && { dates: found.dates }) }),
  )

/**
 * The address of each stay that a search found: on the dates that it was found on where the search left
 * them open.
 */
export const foundQuery = (search: StaySearch): ((stay: Pick<StayResult, "dates">) => Query) => {
  const query = stayQuery(search)
  const isOpen = search.criteria.flexible !== undefined
  return (stay) => (isOpen && stay.dates ? stayQuery(search, stay) : query)
}
