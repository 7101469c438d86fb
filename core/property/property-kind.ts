import { Schema } from "effect"

/** The kinds of stay that are sold. */
export const PropertyKind = Schema.Literals([
  "hotel",
  "resort",
  "condo",
  "homestay",
  "chalet",
  "villa",
  "guestHouse",
])
export type PropertyKind = typeof PropertyKind.Type

/** What a condo is like inside. */
export const CondoType = Schema.Literals([
  "studio",
  "oneBedroom",
  "twoBedrooms",
  "threeBedrooms",
  "loft",
  "duplex",
  "penthouse",
  "dualKey",
])
export type CondoType = typeof CondoType.Type

/** Whole stars from 0 to 5, or null for a property nobody rated. */
export const Stars = Schema.NullOr(Schema.Literals([0, 1, 2, 3, 4, 5]))
export type Stars = typeof Stars.Type
