import { Filters } from "#core/search/filters.ts"
import { SortOrder } from "#core/search/sort-order.ts"
import { StaySearch } from "#core/search/stay-search.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { Party } from "#core/stay/party.ts"
import { Schema } from "effect"

/** Several choices of one filter, parted by commas. */
const Choices = Schema.String

/** How a stay is written in an address: dates and party. */
export const criteriaParameters = {
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  ...Party.fields,
}

/** How a search is written in an address, name by name; prices are in ringgit. */
export const searchParameters = {
  where: Schema.String,
  ...criteriaParameters,
  freeCancellation: Schema.Literals(["1"]),
  payAtProperty: Schema.Literals(["1"]),
  stars: Choices,
  minPrice: Schema.String.check(Schema.isPattern(/^\d{1,13}(\.\d{1,2})?$/)),
  maxPrice: Schema.String.check(Schema.isPattern(/^\d{1,13}(\.\d{1,2})?$/)),
  amenities: Choices,
  roomAmenities: Choices,
  kinds: Choices,
  condoTypes: Choices,
  bedrooms: Filters.fields.bedrooms.members[0],
  sort: SortOrder,
  page: StaySearch.fields.page,
}
