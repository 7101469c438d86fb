import { withArea } from "#core/search-request/change-search.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { queryOfSearch } from "../../app/query-of-search.ts"
import type { AreaSearch } from "../../parts/map/use-search-here.ts"
import { useAskedSearch } from "./use-asked-search.ts"

/** Searches in a part of the map, with everything else of the search as it is; moves of one look at the map are one step back. */
export const useAreaSearch = (shown: StaySearch): AreaSearch => {
  const navigate = useNavigate()
  const asked = useAskedSearch(shown)
  const [isEager, setIsEager] = useState(false)
  const { area = null } = asked.criteria
  return {
    area,
    isEager,
    onEager: setIsEager,
    onSearch: (wanted) =>
      void navigate({
        to: "/properties",
        search: queryOfSearch(withArea(asked, wanted)),
        resetScroll: false,
        replace: isEager && area !== null,
      }),
  }
}
