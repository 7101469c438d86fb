import { Schema } from "effect"
import { Localised } from "../kernel/localised.ts"
import { Place } from "../place/place.ts"
import { Picture } from "../property/picture.ts"
import { PropertyKind } from "../property/property-kind.ts"
import { StayResult } from "./search-answer.ts"

/** A tile that starts a search: a place with its picture and how many stays it has. */
export const PlaceTile = Schema.Struct({
  place: Place,
  picture: Picture,
  stays: Schema.Int,
})
export interface PlaceTile extends Schema.Schema.Type<typeof PlaceTile> {}

export const KindTile = Schema.Struct({
  kind: PropertyKind,
  picture: Picture,
  stays: Schema.Int,
})
export interface KindTile extends Schema.Schema.Type<typeof KindTile> {}

/** The sections of the home page; each may be empty. */
export const HomePage = Schema.Struct({
  specialOffers: Schema.Array(StayResult),
  places: Schema.Array(PlaceTile),
  kinds: Schema.Array(KindTile),
  trending: Schema.Array(StayResult),
  featured: Schema.Array(StayResult),
  landmarks: Schema.Array(PlaceTile),
  /** It comes from memory while the database is away: prices and rooms may have changed since. */
  remembered: Schema.optionalKey(Schema.Literal(true)),
})
export interface HomePage extends Schema.Schema.Type<typeof HomePage> {}

/** An answer to what a guest types into the destination field. */
export const Suggestion = Schema.Struct({
  kind: Schema.Literals(["region", "destination", "landmark", "property"]),
  slug: Schema.String,
  name: Localised,
  /** The region or destination it is in. */
  within: Schema.NullOr(Localised),
})
export interface Suggestion extends Schema.Schema.Type<typeof Suggestion> {}
