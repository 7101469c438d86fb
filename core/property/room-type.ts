import { Schema } from "effect"
import { Localised } from "../kernel/localised.ts"
import { line } from "../kernel/typed-text.ts"
import { Sen } from "../money/sen.ts"
import { RoomAmenity } from "./amenities.ts"
import { Picture } from "./picture.ts"
import { CancellationPolicy, Deal } from "./rate.ts"

const atLeast = (minimum: number) => Schema.Int.check(Schema.isGreaterThanOrEqualTo(minimum))

export const RoomTypeId = line(256).check(Schema.isMinLength(1)).pipe(Schema.brand("RoomTypeId"))
export type RoomTypeId = typeof RoomTypeId.Type

/** Rooms of one property that are alike and sold under one rate. */
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
  /** How many such rooms exist. */
  units: atLeast(0),
  cancellation: CancellationPolicy,
  /** Refundable, untaxed, per room and stay; 0 when none is taken. */
  depositPerRoom: Sen,
  membersOnly: Schema.Boolean,
  baseRate: Sen,
  /** The rate of the nights before the two weekend days of the place. */
  weekendRate: Sen,
  deals: Schema.Array(Deal),
})
export interface RoomType extends Schema.Schema.Type<typeof RoomType> {}
