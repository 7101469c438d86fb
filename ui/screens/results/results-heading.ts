import type { Localised } from "#core/kernel/localised.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import type { Say } from "../../translations/translations.ts"

/** What the place or property searched is called; empty for all of Malaysia. */
export const nameOfWhere = (
  { criteria: { where } }: StaySearch,
  { place, stays }: SearchAnswer,
  local: (text: Localised) => string,
): string => {
  if (place !== null) return local(place.name)
  const named = stays.find(({ slug }) => slug === where)
  return named === undefined ? (where ?? "") : local(named.name)
}

/** The heading of the results: where they lie, or what they are near. */
export const headingOf = (
  search: StaySearch,
  found: SearchAnswer,
  t: Say,
  local: (text: Localised) => string,
): string => {
  if (search.criteria.area) return t("results.inArea")
  const name = nameOfWhere(search, found, local)
  if (name === "") return t("results.title")
  if (found.place === null) return t("results.named", { name })
  return found.place.kind === "landmark"
    ? t("results.near", { place: name })
    : t("results.in", { place: name })
}
