import { searchFromQuery } from "#core/search-request/search-query.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { useRouterState } from "@tanstack/react-router"
import { parametersOf } from "../../app/query.ts"

/** The search that the address asks for already, while the results may still be those before it. */
export const useAskedSearch = (shown: StaySearch): StaySearch => {
  const query = useRouterState({
    select: ({ location }) => (location.pathname === "/properties" ? location.search : null),
  })
  return query === null ? shown : searchFromQuery(parametersOf(query)).search
}
