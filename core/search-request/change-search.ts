import type { MapArea } from "../place/map-area.rules.ts"
import type { FlexibleDates } from "../stay/flexible-dates.ts"
import type { Party } from "../stay/party.ts"
import type { StayDates } from "../stay/stay-dates.ts"
import {
  condoTypes,
  facts,
  inOrder,
  propertyAmenities,
  propertyKinds,
  roomAmenities,
  starBands,
} from "./choices.ts"
import type { Filters } from "./filters.ts"
import type { SearchCriteria } from "./search-criteria.ts"
import type { SortOrder } from "./sort-order.ts"
import type { StaySearch } from "./stay-search.ts"

/** Who comes unless the guest says otherwise: one adult, no child, one room. */
export const defaultParty: Party = { adults: 1, children: 0, rooms: 1 }

/** Nothing narrowed: every stay is shown. */
export const noFilters: Filters = {
  freeCancellation: false,
  payAtProperty: false,
  starBands: [],
  guestScore: null,
  minPrice: null,
  maxPrice: null,
  propertyAmenities: [],
  roomAmenities: [],
  facts: [],
  kinds: [],
  condoTypes: [],
  bedrooms: null,
}

/** Where a guest starts: all of Malaysia, without dates, for the default party. */
export const anySearch: StaySearch = {
  criteria: { where: null, dates: null, party: defaultParty },
  filters: noFilters,
  sort: null,
  page: 1,
}

/** The same filters with each choice once and in the order of all choices, as addresses carry them. */
export const tidyFilters = (filters: Filters): Filters => ({
  ...filters,
  starBands: inOrder(starBands, filters.starBands),
  propertyAmenities: inOrder(propertyAmenities, filters.propertyAmenities),
  roomAmenities: inOrder(roomAmenities, filters.roomAmenities),
  facts: inOrder(facts, filters.facts),
  kinds: inOrder(propertyKinds, filters.kinds),
  condoTypes: inOrder(condoTypes, filters.condoTypes),
})

const withCriteria = (search: StaySearch, part: Partial<SearchCriteria>): StaySearch => ({
  ...search,
  criteria: { ...search.criteria, ...part },
  page: 1,
})

/** Each part of a search changes on its own; anything but the page leads back to the first page. */
export const withWhere = (search: StaySearch, where: string | null): StaySearch => {
  const { area: _, ...criteria } = search.criteria
  return { ...search, criteria: { ...criteria, where }, page: 1 }
}

/** A part of the map takes the place of where the search was, as a place takes that of it. */
export const withArea = (search: StaySearch, area: MapArea): StaySearch =>
  withCriteria(search, { where: null, area })

/** Exact dates, or none. */
export const withDates = (search: StaySearch, dates: StayDates | null): StaySearch => {
  const { flexible: _, ...criteria } = search.criteria
  return { ...search, criteria: { ...criteria, dates }, page: 1 }
}

const movedFrom = (dates: StayDates | null, flexible: FlexibleDates): StayDates | null => {
  switch (flexible.kind) {
    case "around":
      return dates
    case "weekends":
      return null
    default:
      return flexible satisfies never
  }
}

/** The dates of a search may be moved; any weekend of a month takes their place. */
export const withFlexibleDates = (search: StaySearch, flexible: FlexibleDates): StaySearch =>
  withCriteria(search, { flexible, dates: movedFrom(search.criteria.dates, flexible) })

export const withParty = (search: StaySearch, party: Party): StaySearch =>
  withCriteria(search, { party })

export const withFilters = (search: StaySearch, filters: Partial<Filters>): StaySearch => ({
  ...search,
  filters: tidyFilters({ ...search.filters, ...filters }),
  page: 1,
})

export const withSort = (search: StaySearch, sort: SortOrder | null): StaySearch => ({
  ...search,
  sort,
  page: 1,
})

export const withPage = (search: StaySearch, page: number): StaySearch => ({ ...search, page })
