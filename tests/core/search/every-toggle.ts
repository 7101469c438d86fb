import {
  condoTypes,
  facts,
  guestScores,
  propertyAmenities,
  propertyKinds,
  roomAmenities,
  starBands,
} from "#core/search-request/choices.ts"
import type { Filters } from "#core/search-request/filters.ts"
import type { Facets } from "#core/search/search-answer.ts"

type Toggle = { readonly count: number | undefined; readonly filters: Filters }

const listed = [
  "starBands",
  "propertyAmenities",
  "roomAmenities",
  "facts",
  "kinds",
  "condoTypes",
] as const
const choices = {
  starBands,
  propertyAmenities,
  roomAmenities,
  facts,
  kinds: propertyKinds,
  condoTypes,
}

/** Every choice that can be ticked, with the count shown beside it and the filters after the click. */
export const everyToggle = (filters: Filters, facets: Facets): ReadonlyArray<Toggle> => [
  { count: facets.freeCancellation, filters: { ...filters, freeCancellation: true } },
  { count: facets.payAtProperty, filters: { ...filters, payAtProperty: true } },
  ...guestScores.map((guestScore) => ({
    count: facets.guestScore[guestScore],
    filters: { ...filters, guestScore },
  })),
  ...[1, 2, 3, 4, 5].map((bedrooms) => ({
    count: facets.bedrooms[bedrooms],
    filters: { ...filters, bedrooms },
  })),
  ...listed.flatMap((name) =>
    choices[name].map((choice) => ({
      count: facets[name][choice],
      filters: { ...filters, [name]: [...filters[name], choice] },
    })),
  ),
]
