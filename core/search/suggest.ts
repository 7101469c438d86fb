import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Localised } from "../kernel/localised.ts"
import { folded } from "../place/folded.ts"
import { misspeltPlaces, placeBySlug, placesMatching } from "../place/gazetteer.ts"
import { bestRank, rankOf } from "../place/name-match.ts"
import type { Place } from "../place/place.ts"
import type { Property } from "../property/property.ts"
import type { Suggestion } from "./home-page.ts"
import { memoizeByObject } from "../kernel/memoize-by-object.ts"

/** As many as fit under the field. */
export const MOST_SUGGESTIONS = 8

type Ranked = { readonly suggestion: Suggestion; readonly rank: number }

const namesOf = memoizeByObject(({ name, slug }: Property): ReadonlyArray<string> => [
  ...new Set([...Object.values(name), slug].map(folded)),
])

const placeNames = ({ name, aliases }: Place) => [...Object.values(name), ...aliases]

const nameOf = (slug: string): Localised | null => placeBySlug(slug)?.name ?? null

/** A place as the list under the field offers it. */
export const placeSuggested = (place: Place): Suggestion => {
  const { kind, slug, name, region, destination } = place
  return { kind, slug, name, within: kind === "region" ? null : nameOf(destination ?? region) }
}

const ofProperty = ({ slug, name, destination }: Property): Suggestion => ({
  kind: "property",
  slug,
  name,
  within: nameOf(destination),
})

const propertiesMatching = (
  { properties }: CatalogueSnapshot,
  wanted: string,
): ReadonlyArray<Ranked> => {
  const ranked: Array<Ranked> = []
  for (const property of properties) {
    const rank = namesOf(property).reduce(
      (best, name) => Math.min(best, rankOf(name, wanted)),
      Infinity,
    )
    if (rank < Infinity) ranked.push({ suggestion: ofProperty(property), rank })
  }
  return ranked
}

/**
 * Places and properties by any of their names, in any language and spelling. Whole names come
 * before beginnings, beginnings before the middle, and places before properties.
 */
export const suggestionsFor = (
  snapshot: CatalogueSnapshot,
  text: string,
): ReadonlyArray<Suggestion> => {
  const wanted = folded(text)
  if (wanted === "") return []
  const places = placesMatching(text).map((place) => ({
    suggestion: placeSuggested(place),
    rank: bestRank(placeNames(place), wanted),
  }))
  const found = [...places, ...propertiesMatching(snapshot, wanted)]
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ suggestion }) => suggestion)
  return (found.length > 0 ? found : misspeltPlaces(text).map(placeSuggested)).slice(
    0,
    MOST_SUGGESTIONS,
  )
}
