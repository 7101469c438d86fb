import { searchFromQuery } from "#core/search-request/search-query.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { useNavigate } from "@tanstack/react-router"
import { queryOfSearch } from "../../app/query-of-search.ts"

/** The search that the fields of a form ask for: the same as if it were sent without a script. */
export const searchIn = (form: HTMLFormElement): StaySearch => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return searchFromQuery(new URLSearchParams(fields)).search
}

/** Goes where the fields of a form lead, without losing the place on the page. */
export const useGoToSearch = (): ((form: HTMLFormElement) => void) => {
  const navigate = useNavigate()
  return (form) =>
    void navigate({ to: "/properties", search: queryOfSearch(searchIn(form)), resetScroll: false })
}
