import { anySearch, noFilters } from "./change-search.ts"
import type { Filters } from "./filters.ts"
import type { SearchCriteria } from "./search-criteria.ts"
import type { StaySearch } from "./stay-search.ts"

/** The filters that ask for terms of a rate plan: they decide under which plans a stay is priced. */
export const termFilters = ["freeCancellation", "payAtProperty"] as const
export type TermFilter = (typeof termFilters)[number]

/** The terms that are asked for. */
export type Terms = Pick<Filters, TermFilter>

export const noTerms: Terms = { freeCancellation: false, payAtProperty: false }

/** The terms asked for, one by one. */
export const termsIn = (terms: Terms): ReadonlyArray<TermFilter> =>
  termFilters.filter((term) => terms[term])

/** The stay that the page of a property is opened for; its `where` is not used. */
export interface StayAsked extends SearchCriteria {
  /** Left out where none are asked for. */
  readonly terms?: Terms
}

/** What the page of a property reads of a search: dates, party and terms. */
export const stayAskedIn = ({
  criteria: { dates, party },
  filters: { freeCancellation, payAtProperty },
}: StaySearch): StayAsked => ({
  where: null,
  dates,
  party,
  terms: { freeCancellation, payAtProperty },
})

/** The search for such stays everywhere; its address is the one that a page of a property has. */
export const searchForStay = ({ dates, party, terms }: StayAsked): StaySearch => ({
  ...anySearch,
  criteria: { where: null, dates, party },
  filters: { ...noFilters, ...terms },
})
