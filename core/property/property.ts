import { Schema } from "effect"
import { Localised } from "../kernel/localised.ts"
import { LevyArea, Point } from "../place/place.ts"
import { PropertyAmenity } from "./amenities.ts"
import { ChildrenPolicy } from "./children-policy.ts"
import { FactSchema } from "./facts.ts"
import { Picture } from "./picture.ts"
import { CondoType, PropertyKind, Stars } from "./property-kind.ts"
import { RoomKind } from "./room-kind.ts"
import { Restriction } from "./restriction.ts"
import { Season } from "./season.ts"
import { RoomType } from "./room-type.ts"

/** The part of an address that names a property: lower-case letters, digits and hyphens. */
export const Slug = Schema.String.check(
  Schema.isMaxLength(200),
  Schema.isPattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
).pipe(Schema.brand("Slug"))
export type Slug = typeof Slug.Type

/** Times of day are written `15:00`. */
export const HouseRules = Schema.Struct({
  checkInFrom: Schema.String,
  checkOutUntil: Schema.String,
  quietFrom: Schema.NullOr(Schema.String),
  quietUntil: Schema.NullOr(Schema.String),
  pets: Schema.Boolean,
  smoking: Schema.Boolean,
  children: Schema.Boolean,
})
export interface HouseRules extends Schema.Schema.Type<typeof HouseRules> {}

/** What decides fees and taxes on a stay here. */
export const SellingTerms = Schema.Struct({
  feeBps: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 10000 })),
  sstRegistered: Schema.Boolean,
  tourismTaxExempt: Schema.Boolean,
  levyArea: Schema.NullOr(LevyArea),
  payAtProperty: Schema.Boolean,
})
export interface SellingTerms extends Schema.Schema.Type<typeof SellingTerms> {}

/** A place to stay with the room types it sells, as every guest may see it. */
export const Property = Schema.Struct({
  slug: Slug,
  name: Localised,
  kind: PropertyKind,
  condoType: Schema.NullOr(CondoType),
  stars: Stars,
  /** Slug of the destination it is in. */
  destination: Schema.String,
  /** Slug of the region it is in. */
  region: Schema.String,
  point: Point,
  address: Schema.String,
  overview: Localised,
  about: Localised,
  notes: Schema.Array(Localised),
  facilities: Schema.Array(Localised),
  amenities: Schema.Array(PropertyAmenity),
  /** What guests choose it by; pets are in the house rules, too (facts.ts). */
  facts: Schema.optionalKey(Schema.Array(FactSchema)),
  pictures: Schema.Array(Picture),
  houseRules: HouseRules,
  terms: SellingTerms,
  /** Prices and beds for children whose age is given; absent, no age makes a difference. */
  children: Schema.optionalKey(ChildrenPolicy),
  featured: Schema.Boolean,
  /** Not sold and not found for now; bookings that were made stay. */
  withdrawn: Schema.optionalKey(Schema.Boolean),
  /** The rooms that its room types share; a room type without `uses` has its own. */
  kinds: Schema.optionalKey(Schema.Array(RoomKind)),
  /** What is asked of all stays here. */
  restrictions: Schema.optionalKey(Schema.Array(Restriction)),
  /** Stretches of days with rates of their own for all rooms; of several, the last one counts. */
  seasons: Schema.optionalKey(Schema.Array(Season)),
  rooms: Schema.Array(RoomType),
})
export interface Property extends Schema.Schema.Type<typeof Property> {}
