import { queryFromSearch } from "#core/search-request/search-query.ts"
import { searchForStay, stayAskedIn } from "#core/search-request/stay-asked.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { readQuery, type Query } from "./query.ts"

/** The address of a search, as links carry it. */
export const queryOfSearch = (search: StaySearch): Query => readQuery(queryFromSearch(search))

/** The dates, party and terms of a search, as the page of a property reads them. */
export const stayQuery = (search: StaySearch): Query =>
  queryOfSearch(searchForStay(stayAskedIn(search)))
