import { Schema } from "effect"
import { Filters } from "./filters.ts"
import { SearchCriteria } from "./search-criteria.ts"
import { SortOrder } from "./sort-order.ts"

/** The whole state of the results page; its address carries exactly this. Pages count from 1. */
export const StaySearch = Schema.Struct({
  criteria: SearchCriteria,
  filters: Filters,
  sort: Schema.NullOr(SortOrder),
  page: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 500 })),
})
export interface StaySearch extends Schema.Schema.Type<typeof StaySearch> {}
