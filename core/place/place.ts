import { Schema } from "effect"
import { Localised } from "../kernel/localised.ts"

/** A point on the map in WGS84 decimal degrees. */
export const Point = Schema.Struct({ lat: Schema.Number, lng: Schema.Number })
export interface Point extends Schema.Schema.Type<typeof Point> {}

/** A region is a state or federal territory; a destination a town or area; a landmark a sight. */
export const PlaceKind = Schema.Literals(["region", "destination", "landmark"])
export type PlaceKind = typeof PlaceKind.Type

/** The dated local levies of product rules; a place is in at most one of these areas. */
export const LevyArea = Schema.Literals([
  "penang",
  "melaka",
  "langkawi",
  "pahang",
  "perak",
  "port-dickson",
  "selangor",
  "johor",
])
export type LevyArea = typeof LevyArea.Type

/** Somewhere in Malaysia that a guest can search for. Slugs are unique over all kinds. */
export const Place = Schema.Struct({
  kind: PlaceKind,
  slug: Schema.String,
  name: Localised,
  /** Other and older spellings: KL, JB, Malacca. */
  aliases: Schema.Array(Schema.String),
  point: Point,
  /** Slug of the region it is in; its own slug for a region. */
  region: Schema.String,
  /** Slug of the destination of a landmark; null for others. */
  destination: Schema.NullOr(Schema.String),
  levyArea: Schema.NullOr(LevyArea),
  /** Friday and Saturday where the working week starts on Sunday (Kedah, Kelantan, Terengganu). */
  weekend: Schema.Literals(["fri-sat", "sat-sun"]),
  popular: Schema.Boolean,
})
export interface Place extends Schema.Schema.Type<typeof Place> {}
