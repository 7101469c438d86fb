import { Schema } from "effect"
import { PropertyAmenity, RoomAmenity } from "../property/amenities.ts"
import { FactSchema } from "../property/facts.ts"
import { CondoType, PropertyKind } from "../property/property-kind.ts"
import { Sen } from "../money/sen.ts"

/** The band 0-1 includes the unrated. */
export const StarBand = Schema.Literals(["0-1", "2", "3", "4", "5"])
export type StarBand = typeof StarBand.Type

/** What a guest narrows the results by; several choices of one filter are alternatives, except amenities and facts, which must all be there. */
export const Filters = Schema.Struct({
  freeCancellation: Schema.Boolean,
  payAtProperty: Schema.Boolean,
  starBands: Schema.Array(StarBand),
  /** Bounds of the cost per room and night, both included; see `StayPrice` for what is in it. */
  minPrice: Schema.NullOr(Sen),
  maxPrice: Schema.NullOr(Sen),
  propertyAmenities: Schema.Array(PropertyAmenity),
  roomAmenities: Schema.Array(RoomAmenity),
  facts: Schema.Array(FactSchema),
  kinds: Schema.Array(PropertyKind),
  condoTypes: Schema.Array(CondoType),
  /** At least this guest score, in whole points; who was not reviewed has none. */
  guestScore: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 7, maximum: 9 }))),
  /** At least so many bedrooms in one room of the mix. */
  bedrooms: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 5 }))),
})
export interface Filters extends Schema.Schema.Type<typeof Filters> {}
