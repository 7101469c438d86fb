import { Schema } from "effect"
import { mapArea } from "../place/map-area.ts"
import { FlexibleDates } from "../stay/flexible-dates.ts"
import { Party } from "../stay/party.ts"
import { StayDates } from "../stay/stay-dates.ts"

/** Where, when and for whom a guest looks for a stay; each part is changed on its own. */
export const SearchCriteria = Schema.Struct({
  /** Slug of a region, destination, landmark or property; null is all of Malaysia. */
  where: Schema.NullOr(Schema.String),
  /** Instead of a place: the part of the map that a guest looks at. `where` is null then. */
  area: Schema.optionalKey(mapArea),
  dates: Schema.NullOr(StayDates),
  /** How they may be moved; left out where they are exact. */
  flexible: Schema.optionalKey(FlexibleDates),
  party: Party,
})
export interface SearchCriteria extends Schema.Schema.Type<typeof SearchCriteria> {}
