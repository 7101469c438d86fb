import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Slug } from "../property/property.ts"
import { HidingReason, Review } from "./review.ts"

/** Since when nobody else reads a review, and why. */
export const Hidden = Schema.Struct({ reason: HidingReason, at: Instant })
export interface Hidden extends Schema.Schema.Type<typeof Hidden> {}

/** A review as it is kept. */
export const KeptReview = Schema.Struct({
  ...Review.fields,
  property: Slug,
  /** Null for one that was invented, and once the booking is deleted. */
  booking: Schema.NullOr(Schema.String),
  /** The key that it was sent under. */
  key: Schema.String,
  hidden: Schema.NullOr(Hidden),
})
export interface KeptReview extends Schema.Schema.Type<typeof KeptReview> {}

/** A review as anyone may read it: what it is kept with stays out. */
export const reviewOf = ({
  property: _,
  booking: __,
  key: ___,
  hidden: ____,
  ...review
}: KeptReview): Review => review
