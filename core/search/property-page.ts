import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Localised } from "../kernel/localised.ts"
import { Sen } from "../money/sen.ts"
import { Place } from "../place/place.ts"
import { Property } from "../property/property.ts"
import { NightRate } from "../property/rate.ts"
import { RoomTypeId } from "../property/room-type.ts"
import { CalendarDate } from "../stay/calendar-date.ts"
import { RoomChoiceShown } from "./room-mix.ts"
import { StayCard } from "./search-answer.ts"

/** What one room type is worth to this visitor for the dates asked. */
export const RoomOffer = Schema.Struct({
  roomType: RoomTypeId,
  /** Rooms free in all nights; 0 is Not Available; null without dates. */
  free: Schema.NullOr(Schema.Int),
  /** The operator's rate of each night; empty without dates. */
  nights: Schema.Array(NightRate),
  /** Lowest rate of the next 60 days. */
  lowestNight: Sen,
  freeCancellationUntil: Schema.NullOr(Instant),
  /** A member-only room seen by a visitor. */
  locked: Schema.Boolean,
  /** Member deal this visitor would get after signing in; 0 when none. */
  memberPercent: Schema.Int,
})
export interface RoomOffer extends Schema.Schema.Type<typeof RoomOffer> {}

export const Nearby = Schema.Struct({ name: Localised, slug: Schema.String, km: Schema.Number })
export interface Nearby extends Schema.Schema.Type<typeof Nearby> {}

/** All that the page of one property shows. */
export const PropertyPage = Schema.Struct({
  property: Property,
  destination: Place,
  region: Place,
  offers: Schema.Array(RoomOffer),
  /** The cheapest rooms that seat the party; null when none can, or without dates. */
  mix: Schema.NullOr(Schema.Array(RoomChoiceShown)),
  landmarks: Schema.Array(Nearby),
  similar: Schema.Array(StayCard),
  /** It comes from memory while the database is away: prices and rooms may have changed since. */
  remembered: Schema.optionalKey(Schema.Literal(true)),
})
export interface PropertyPage extends Schema.Schema.Type<typeof PropertyPage> {}

/** One night of a property's calendar. */
export const CalendarNight = Schema.Struct({
  date: CalendarDate,
  soldOut: Schema.Boolean,
  lowestRate: Schema.NullOr(Sen),
})
export interface CalendarNight extends Schema.Schema.Type<typeof CalendarNight> {}
