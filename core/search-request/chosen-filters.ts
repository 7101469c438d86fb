import { withFilters } from "./change-search.ts"
import type { Filters } from "./filters.ts"
import type { StaySearch } from "./stay-search.ts"
import { filterGroupNames, filterGroups, type FilterGroup } from "./filter-groups.ts"

/** One filter that is on, as a choice, and the search without it. */
export type ChosenFilter =
  | { readonly group: FilterGroup; readonly choice: string; readonly without: StaySearch }
  | {
      readonly group: "price"
      readonly minPrice: Filters["minPrice"]
      readonly maxPrice: Filters["maxPrice"]
      readonly without: StaySearch
    }

const chosenIn = (filters: Filters, group: FilterGroup): ReadonlyArray<string> => {
  const chosen: ReadonlyArray<unknown> = [filters[group]].flat()
  const all: ReadonlyArray<unknown> = filterGroups[group].choices
  return all.filter((choice) => chosen.includes(choice)).map(String)
}

const withoutChoice = (search: StaySearch, group: FilterGroup, choice: string): StaySearch => {
  const chosen: unknown = search.filters[group]
  const left = Array.isArray(chosen)
    ? chosen.filter((one) => String(one) !== choice)
    : typeof chosen === "boolean"
      ? false
      : null
  return withFilters(search, { [group]: left })
}

/** Every filter that is on, each removable on its own, in the order of the panel. */
export const chosenFilters = (search: StaySearch): ReadonlyArray<ChosenFilter> => {
  const { minPrice, maxPrice } = search.filters
  const filterBits = filterGroupNames.flatMap((group) =>
    chosenIn(search.filters, group).map((choice) => ({
      group,
      choice,
      without: withoutChoice(search, group, choice),
    })),
  )
  if (minPrice === null && maxPrice === null) return filterBits
  const without = withFilters(search, { minPrice: null, maxPrice: null })
  return [...filterBits, { group: "price", minPrice, maxPrice, without }]
}
