import {
  condoTypes,
  facts,
  guestScores,
  propertyAmenities,
  propertyKinds,
  roomAmenities,
  starBands,
} from "#core/search-request/choices.ts"
import type { FilterGroup } from "#core/search-request/filter-groups.ts"
import type { Filters } from "#core/search-request/filters.ts"
import type { Facets } from "#core/search/search-answer.ts"

type Toggle = { readonly count: number | undefined; readonly filters: Filters }

type Listed = "starBands" | "propertyAmenities" | "roomAmenities" | "facts" | "kinds" | "condoTypes"

const choices = {
  starBands,
  propertyAmenities,
  roomAmenities,
  facts,
  kinds: propertyKinds,
  condoTypes,
} as const satisfies Readonly<Record<Listed, ReadonlyArray<string>>>

const BEDROOMS = [1, 2, 3, 4, 5]

/** The choices of every filter but the price; a new filter has to say here how it is ticked. */
const toggles = (
  filters: Filters,
  facets: Facets,
): Readonly<Record<FilterGroup, ReadonlyArray<Toggle>>> => {
  const boxes = (name: Listed) =>
    choices[name].map((choice) => ({
      count: facets[name][choice],
      filters: { ...filters, [name]: [...filters[name], choice] },
    }))
  return {
    freeCancellation: [
      { count: facets.freeCancellation, filters: { ...filters, freeCancellation: true } },
    ],
    payAtProperty: [{ count: facets.payAtProperty, filters: { ...filters, payAtProperty: true } }],
    guestScore: guestScores.map((guestScore) => ({
      count: facets.guestScore[guestScore],
      filters: { ...filters, guestScore },
    })),
    bedrooms: BEDROOMS.map((bedrooms) => ({
      count: facets.bedrooms[bedrooms],
      filters: { ...filters, bedrooms },
    })),
    starBands: boxes("starBands"),
    propertyAmenities: boxes("propertyAmenities"),
    roomAmenities: boxes("roomAmenities"),
    facts: boxes("facts"),
    kinds: boxes("kinds"),
    condoTypes: boxes("condoTypes"),
  }
}

/** Every choice that can be ticked, with the count shown beside it and the filters after the click. */
export const everyToggle = (filters: Filters, facets: Facets): ReadonlyArray<Toggle> =>
  Object.values(toggles(filters, facets)).flat()
