import { flexDays } from "#core/search-request/criteria-query.ts"
import type { FilterName } from "#core/search-request/filters-query.ts"
import { Filters } from "#core/search-request/filters.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { singleLine } from "#core/kernel/typed-text.ts"
import { SortOrder } from "#core/search-request/sort-order.ts"
import { StaySearch } from "#core/search-request/stay-search.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { limits } from "#core/stay/limits.ts"
import { Party } from "#core/stay/party.ts"
import { Schema } from "effect"

/** All choices of one filter, by name. */
const LONGEST_CHOICES = 1000

/** Several choices of one filter, parted by commas. */
const Choices = singleLine(LONGEST_CHOICES)

const Amount = Schema.String.check(
  Schema.isMaxLength(16),
  Schema.isPattern(/^\d{1,13}(\.\d{1,2})?$/),
)

/** Degrees as `south,west,north,east`; which can be is checked where a search is read. */
const Area = Schema.String.check(
  Schema.isMaxLength(39),
  Schema.isPattern(/^-?\d{1,3}(\.\d{1,4})?(,-?\d{1,3}(\.\d{1,4})?){3}$/),
)

const Ages = Schema.String.check(
  Schema.isMaxLength(3 * limits.maxChildren),
  Schema.isPattern(/^(\d{1,2})?(,(\d{1,2})?){0,15}$/),
)

/** How a stay is written in an address: dates, party and terms. */
export const stayParameters = {
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  ...Party.fields,
  /** The age of each child, parted by commas; nothing between them where one is not known. */
  ages: Ages,
  freeCancellation: Schema.Literals(["1"]),
  payAtProperty: Schema.Literals(["1"]),
}

/** How a search is written in an address, name by name; prices are in ringgit. */
export const searchParameters = {
  where: singleLine(bounds.place),
  area: Area,
  ...stayParameters,
  /** Dates up to so many days earlier or later will do. */
  flex: Schema.Literals(flexDays),
  /** Instead of dates: any weekend of this month. */
  weekend: Schema.String.check(Schema.isMaxLength(7), Schema.isPattern(/^\d{4}-\d{2}$/)),
  stars: Choices,
  score: Filters.fields.guestScore.members[0],
  minPrice: Amount,
  maxPrice: Amount,
  amenities: Choices,
  facts: Choices,
  roomAmenities: Choices,
  kinds: Choices,
  condoTypes: Choices,
  bedrooms: Filters.fields.bedrooms.members[0],
  sort: SortOrder,
  page: StaySearch.fields.page,
} satisfies Readonly<Record<FilterName, Schema.Top>> & Readonly<Record<string, Schema.Top>>
