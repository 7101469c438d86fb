import { senOf } from "#core/money/amounts.ts"
import { Slug } from "#core/property/property.ts"
import { filterGroups } from "#core/search-request/filter-groups.ts"
import type { Facets, SearchAnswer, StayResult } from "#core/search/search-answer.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"

const counted = (group: keyof typeof filterGroups, count: number): Record<string, number> =>
  Object.fromEntries(filterGroups[group].choices.map((choice) => [`${choice}`, count]))

/** Every choice leaves three stays. */
export const someFacets = (changes: Partial<Facets> = {}): Facets => ({
  freeCancellation: 3,
  payAtProperty: 3,
  starBands: counted("starBands", 3),
  guestScore: counted("guestScore", 3),
  propertyAmenities: counted("propertyAmenities", 3),
  roomAmenities: counted("roomAmenities", 3),
  facts: counted("facts", 3),
  kinds: counted("kinds", 3),
  condoTypes: counted("condoTypes", 3),
  bedrooms: counted("bedrooms", 3),
  prices: { lowest: senOf(9_000), highest: senOf(90_000), counts: [3, 0, 1, 0] },
  ...changes,
})

/** The Springwater and others like it, for a weekend in December. */
export const someStays = (count: number, changes: Partial<StayResult> = {}): Array<StayResult> =>
  Array.from({ length: count }, (_, place) =>
    aStayCard({
      slug: Slug.make(`stay-${place}`),
      name: { en: `Stay ${place}`, bm: `Inap ${place}`, cn: `住宿 ${place}` },
      ...changes,
    }),
  )

/** Results on one page. */
export const aSearchAnswer = (changes: Partial<SearchAnswer> = {}): SearchAnswer => ({
  place: null,
  total: 3,
  page: 1,
  pageSize: 24,
  stays: someStays(3),
  facets: someFacets(),
  alternatives: [],
  ...changes,
})
