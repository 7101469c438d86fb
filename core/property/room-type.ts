import { Schema } from "effect"
import { Localised } from "../kernel/localised.ts"
import { singleLine } from "../kernel/typed-text.ts"
import { Sen } from "../money/sen.ts"
import { RoomAmenity } from "./amenities.ts"
import { Picture } from "./picture.ts"
import { RatePlan } from "./rate-plan.ts"
import { CancellationPolicy, Deal } from "./rate.ts"
import { RoomUse } from "./room-kind.ts"
import { Restriction } from "./restriction.ts"
import { Season } from "./season.ts"

const atLeast = (minimum: number) => Schema.Int.check(Schema.isGreaterThanOrEqualTo(minimum))

export const RoomTypeId = singleLine(256)
  .check(Schema.isMinLength(1))
  .pipe(Schema.brand("RoomTypeId"))
export type RoomTypeId = typeof RoomTypeId.Type

/** What guests choose: rooms of one property that are sold together under one rate. */
export const RoomType = Schema.Struct({
  id: RoomTypeId,
  name: Localised,
  maxAdults: atLeast(1),
  maxChildren: atLeast(0),
  maxGuests: atLeast(1),
  bedrooms: atLeast(0),
  beds: atLeast(1),
  baths: atLeast(0),
  sizeSqm: Schema.NullOr(atLeast(1)),
  amenities: Schema.Array(RoomAmenity),
  pictures: Schema.Array(Picture),
  /** How many rooms it has for itself; 0 where `uses` says which rooms it takes. */
  units: atLeast(0),
  /** The rooms that it takes of the kinds of its property; left out, one of its own. */
  uses: Schema.optionalKey(Schema.NonEmptyArray(RoomUse)),
  /** Not sold for now; bookings that were made stay. */
  withdrawn: Schema.optionalKey(Schema.Boolean),
  /** The terms of a room type without plans; with plans, each has its own. */
  cancellation: CancellationPolicy,
  /** Refundable, untaxed, per room and stay; 0 when none is taken. */
  depositPerRoom: Sen,
  membersOnly: Schema.Boolean,
  baseRate: Sen,
  /** The rate of the nights before the two weekend days of the place. */
  weekendRate: Sen,
  deals: Schema.Array(Deal),
  /** What is asked of stays in these rooms, beside what the property asks of all. */
  restrictions: Schema.optionalKey(Schema.Array(Restriction)),
  /** The terms that guests choose among; without any there is one plan (plans-of.ts). */
  plans: Schema.optionalKey(Schema.NonEmptyArray(RatePlan)),
  /** Stretches of days with rates of their own; they count before those of the property. */
  seasons: Schema.optionalKey(Schema.Array(Season)),
})
export interface RoomType extends Schema.Schema.Type<typeof RoomType> {}
