import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Issue } from "../kernel/issue.ts"
import { Localised } from "../kernel/localised.ts"
import { Sen } from "../money/sen.ts"
import { Place } from "../place/place.ts"
import { Property } from "../property/property.ts"
import { NightRate } from "../property/rate.ts"
import { RoomKindId } from "../property/room-kind.ts"
import { PlanId } from "../property/rate-plan.ts"
import { RoomTypeId } from "../property/room-type.ts"
import { CalendarDate } from "../stay/calendar-date.ts"
import { RoomChoiceShown } from "../room-mix/room-mix.ts"
import { ReviewsPage } from "../guest-score/review.ts"
import { NearMiss, StayResult } from "./search-answer.ts"

/** What one plan of a room type is worth to this visitor for the dates asked. */
export const PlanOffer = Schema.Struct({
  plan: PlanId,
  /** Lowest rate of the next 60 days. */
  lowestNight: Sen,
  freeCancellationUntil: Schema.NullOr(Instant),
  /** A member-only plan seen by a visitor. */
  locked: Schema.Boolean,
  /** The restrictions that keep the stay out of this plan, where they are not those of its room type. */
  restricted: Schema.optionalKey(Schema.NonEmptyArray(Issue)),
})
export interface PlanOffer extends Schema.Schema.Type<typeof PlanOffer> {}

/** What one room type is worth to this visitor for the dates asked. */
export const RoomOffer = Schema.Struct({
  roomType: RoomTypeId,
  /** Rooms free in all nights, under any plan; 0 is Not Available; null without dates. */
  free: Schema.NullOr(Schema.Int),
  /** The restrictions that keep the stay out of these rooms under every plan; none is free then. */
  restricted: Schema.optionalKey(Schema.NonEmptyArray(Issue)),
  /** The operator's rate of each night; empty without dates. */
  nights: Schema.Array(NightRate),
  /** Lowest rate of the next 60 days, under the plans that are sold for the shortest stays. */
  lowestNight: Sen,
  /** Under the first plan. */
  freeCancellationUntil: Schema.NullOr(Instant),
  /** A room seen by a visitor that is for members under every plan. */
  locked: Schema.Boolean,
  /** Member deal this visitor would get after signing in; 0 when none. */
  memberPercent: Schema.Int,
  /** Each plan, where the room type has any. */
  plans: Schema.optionalKey(Schema.Array(PlanOffer)),
})
export interface RoomOffer extends Schema.Schema.Type<typeof RoomOffer> {}

/** A kind of rooms that several room types take: how many are free in all nights of the stay. */
export const KindFree = Schema.Struct({ kind: RoomKindId, free: Schema.Int })
export interface KindFree extends Schema.Schema.Type<typeof KindFree> {}

export const Nearby = Schema.Struct({ name: Localised, slug: Schema.String, km: Schema.Number })
export interface Nearby extends Schema.Schema.Type<typeof Nearby> {}

/** How the page of a property meets the terms that were asked for. */
export const TermsMet = Schema.Struct({
  /** Whether the lowest price has them, only a higher one does, or none. */
  price: Schema.Literals(["lowest", "higher", "none"]),
})
export interface TermsMet extends Schema.Schema.Type<typeof TermsMet> {}

/** All that the page of one property shows. */
export const PropertyPage = Schema.Struct({
  property: Property,
  destination: Place,
  region: Place,
  offers: Schema.Array(RoomOffer),
  /** Of what its room types share; none without dates, or where nothing is shared. */
  kinds: Schema.optionalKey(Schema.Array(KindFree)),
  /** The cheapest rooms that seat the party, on the terms asked for if any are so; null when none can, or without dates. */
  mix: Schema.NullOr(Schema.Array(RoomChoiceShown)),
  /** From what price a night can be had, as a card without dates shows it; left out where nothing can be had. */
  lowestNight: Schema.optionalKey(Sen),
  /** Where terms were asked for, and rooms can be had. */
  onTerms: Schema.optionalKey(TermsMet),
  /** Where only restrictions keep the stay out: which, and when it could be had. */
  nearMiss: Schema.optionalKey(NearMiss),
  landmarks: Schema.Array(Nearby),
  similar: Schema.Array(StayResult),
  /** The newest reviews, and what all of them come to; left out while they cannot be read. */
  reviews: Schema.optionalKey(ReviewsPage),
  /** It comes from memory while the database is away: prices and rooms may have changed since. */
  remembered: Schema.optionalKey(Schema.Literal(true)),
})
export interface PropertyPage extends Schema.Schema.Type<typeof PropertyPage> {}

/** One night of a property's calendar, and the stays that may arrive on its day. */
export const CalendarNight = Schema.Struct({
  date: CalendarDate,
  soldOut: Schema.Boolean,
  lowestRate: Schema.NullOr(Sen),
  /** Nobody may arrive on this day, though its night may be part of a stay. */
  noArrival: Schema.optionalKey(Schema.Literal(true)),
  /** Stays that arrive on this day are of at least so many nights, where that is more than one. */
  minNights: Schema.optionalKey(Schema.Int),
})
export interface CalendarNight extends Schema.Schema.Type<typeof CalendarNight> {}

/** One night in the calendar of a search: the lowest price of a room among the stays it looks at. */
export const PlaceNight = Schema.Struct({
  date: CalendarDate,
  /** Before taxes and fees; null where no room is free. */
  lowestRate: Schema.NullOr(Sen),
})
export interface PlaceNight extends Schema.Schema.Type<typeof PlaceNight> {}
