import { queryFromSearch, searchFromQuery } from "#core/search-request/search-query.ts"
import { searchForStay, stayAskedIn } from "#core/search-request/stay-asked.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { useNavigate } from "@tanstack/react-router"
import { readQuery, type Query } from "../../app/query.ts"

/** The address of a search, as links carry it. */
export const queryOf = (search: StaySearch): Query => readQuery(queryFromSearch(search))

/** The dates, party and terms of a search, as the page of a property reads them. */
export const stayQuery = (search: StaySearch): Query => queryOf(searchForStay(stayAskedIn(search)))

/** The search that the fields of a form ask for: the same as if it were sent without a script. */
export const searchIn = (form: HTMLFormElement): StaySearch => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return searchFromQuery(new URLSearchParams(fields)).search
}

/** Goes where the fields of a form lead, without losing the place on the page. */
export const useGoToSearch = (): ((form: HTMLFormElement) => void) => {
  const navigate = useNavigate()
  return (form) =>
    void navigate({ to: "/properties", search: queryOf(searchIn(form)), resetScroll: false })
}
