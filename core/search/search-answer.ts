import { Schema } from "effect"
import { GuestScore } from "../guest-score/review.ts"
import { RoomChoiceShown } from "../room-mix/room-mix.ts"
import { Instant } from "../kernel/instant.ts"
import { Issue } from "../kernel/issue.ts"
import { Localised } from "../kernel/localised.ts"
import { Sen } from "../money/sen.ts"
import { Place, Point } from "../place/place.ts"
import { PropertyAmenity, RoomAmenity } from "../property/amenities.ts"
import { Picture } from "../property/picture.ts"
import { Slug } from "../property/property.ts"
import { CondoType, PropertyKind, Stars } from "../property/property-kind.ts"
import { StayDates } from "../stay/stay-dates.ts"
import type { FilterGroup } from "../search-request/filter-groups.ts"
import { StaySearch } from "../search-request/stay-search.ts"

/** Dates near those asked for, with what the stay costs then, taxes and fees included. */
export const AlternativeDates = Schema.Struct({ dates: StayDates, cost: Sen })
export interface AlternativeDates extends Schema.Schema.Type<typeof AlternativeDates> {}

/** Which restrictions refuse a stay, and the dates at which it could be had, nearest first. */
export const NearMiss = Schema.Struct({
  restricted: Schema.NonEmptyArray(Issue),
  otherDates: Schema.NonEmptyArray(AlternativeDates),
})
export interface NearMiss extends Schema.Schema.Type<typeof NearMiss> {}

/** Per room and night; `perNightBefore` is without any deal, and the same where there is none. */
const PerNight = { perNight: Sen, perNightBefore: Sen }

/** The price on a card: of the cheapest mix for the stay searched, or the lowest night without dates. */
export const StayPrice = Schema.Union([
  /** What the stay costs, taxes and fees included; the deposit comes on top and goes back. */
  Schema.Struct({
    kind: Schema.Literal("stay"),
    ...PerNight,
    cost: Sen,
    /** How much of the cost is not for the rooms. */
    taxesAndFees: Sen,
    deposit: Sen,
    nights: Schema.Int,
    rooms: Schema.Int,
  }),
  /** What the rooms cost, before taxes and fees. */
  Schema.Struct({ kind: Schema.Literal("lowestNight"), ...PerNight }),
])
export type StayPrice = typeof StayPrice.Type

/** A property as a result: what it is, what the searched stay costs there, and in which rooms. */
export const StayResult = Schema.Struct({
  slug: Slug,
  name: Localised,
  kind: PropertyKind,
  condoType: Schema.NullOr(CondoType),
  stars: Stars,
  destination: Localised,
  region: Localised,
  point: Point,
  /** From the landmark searched, else from the destination's centre. */
  distanceKm: Schema.Number,
  pictures: Schema.Array(Picture),
  /** Of the mix shown. */
  guests: Schema.Int,
  bedrooms: Schema.Int,
  beds: Schema.Int,
  baths: Schema.Int,
  amenities: Schema.Array(PropertyAmenity),
  roomAmenities: Schema.Array(RoomAmenity),
  freeCancellationUntil: Schema.NullOr(Instant),
  /** The price shown is of a plan under which cancelling is never free. */
  nonRefundable: Schema.optionalKey(Schema.Literal(true)),
  payAtProperty: Schema.Boolean,
  /** Best promotion percent in the price shown; 0 when none. */
  promotionPercent: Schema.Int,
  /** Member deal a visitor would get after signing in; 0 when none. */
  memberPercent: Schema.Int,
  /** Null when it cannot be booked: Not Available. */
  price: Schema.NullOr(StayPrice),
  /** Of flexible dates the cheapest, which the price is for. */
  dates: Schema.optionalKey(StayDates),
  /** In the recommended order: how much less it costs than the middle price of what was found, where that is clearly so. */
  belowMiddle: Schema.optionalKey(Sen),
  /** Rooms left of the scarcest type of the mix; null without dates. */
  left: Schema.NullOr(Schema.Int),
  mix: Schema.Array(RoomChoiceShown),
  /** Left out where nobody reviewed it. */
  score: Schema.optionalKey(GuestScore),
})
export interface StayResult extends Schema.Schema.Type<typeof StayResult> {}

const Counts = Schema.Record(Schema.String, Schema.Int)

/** How many properties each choice would leave under all other filters that are on. */
export const Facets = Schema.Struct({
  freeCancellation: Schema.Int,
  payAtProperty: Schema.Int,
  starBands: Counts,
  guestScore: Counts,
  propertyAmenities: Counts,
  roomAmenities: Counts,
  facts: Counts,
  kinds: Counts,
  condoTypes: Counts,
  bedrooms: Counts,
  /** Twelve equal steps from the lowest to the highest price per night under the other filters. */
  prices: Schema.Struct({ lowest: Sen, highest: Sen, counts: Schema.Array(Schema.Int) }),
} satisfies Readonly<Record<FilterGroup | "prices", Schema.Top>>)
export interface Facets extends Schema.Schema.Type<typeof Facets> {}

/** What to change to find something, with what it would find. */
export const Alternative = Schema.Struct({
  kind: Schema.Literals(["dropFilters", "earlier", "later", "widen"]),
  search: StaySearch,
  count: Schema.Int,
})
export interface Alternative extends Schema.Schema.Type<typeof Alternative> {}

/** A stay that a restriction keeps out of the results, as it can be had on the first of its other dates. */
export const StayMissed = Schema.Struct({ ...NearMiss.fields, stay: StayResult })
export interface StayMissed extends Schema.Schema.Type<typeof StayMissed> {}

/** One page of results. */
export const SearchAnswer = Schema.Struct({
  /** Null for all of Malaysia, or when a property was searched by name. */
  place: Schema.NullOr(Place),
  total: Schema.Int,
  page: Schema.Int,
  pageSize: Schema.Int,
  stays: Schema.Array(StayResult),
  facets: Facets,
  /** Only when nothing was found. */
  alternatives: Schema.Array(Alternative),
  /** After the last of the results: stays that only a restriction keeps out. */
  nearMisses: Schema.optionalKey(Schema.Array(StayMissed)),
  /** It comes from memory while the database is away: prices and rooms may have changed since. */
  remembered: Schema.optionalKey(Schema.Literal(true)),
})
export interface SearchAnswer extends Schema.Schema.Type<typeof SearchAnswer> {}
