import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Language } from "../kernel/localised.ts"
import { coded, singleLine, multiLine } from "../kernel/typed-text.ts"
import { bounds } from "../kernel/text-bounds.ts"
import { hidingReasons } from "./hiding-reasons.ts"

/** From 1, poor, to 5, excellent. */
export const Mark = Schema.Literals([1, 2, 3, 4, 5])
export type Mark = typeof Mark.Type

const ofEveryAspect = <const Part extends Schema.Top>(part: Part) =>
  Schema.Struct({
    cleanliness: part,
    comfort: part,
    location: part,
    staff: part,
    facilities: part,
    value: part,
  })

/** One mark for each aspect; none may be left out. */
export const Marks = ofEveryAspect(Mark)
export interface Marks extends Schema.Schema.Type<typeof Marks> {}

/** 128 random bits in Crockford base32, lower case. */
export const ReviewId = coded(/^[0-9a-hjkmnp-tv-z]{26}$/, 26).pipe(Schema.brand("ReviewId"))
export type ReviewId = typeof ReviewId.Type

/** A month of a stay, such as `2026-11`: the days of a stay are nobody else's business. */
export const StayMonth = coded(/^\d{4}-\d{2}$/, 7)

/** What a guest gives: marks, a text and the language that it is written in. */
export const ReviewDraft = Schema.Struct({
  marks: Marks,
  text: multiLine(bounds.note),
  language: Language,
})
export interface ReviewDraft extends Schema.Schema.Type<typeof ReviewDraft> {}

/** What a property says to a review. */
export const ReviewAnswer = Schema.Struct({ text: Schema.String, at: Instant })
export interface ReviewAnswer extends Schema.Schema.Type<typeof ReviewAnswer> {}

/** A review as anyone may read it. */
export const Review = Schema.Struct({
  id: ReviewId,
  /** The guest's first name; empty once an account that ended was forgotten. */
  guest: singleLine(bounds.name),
  stayed: StayMonth,
  at: Instant,
  ...ReviewDraft.fields,
  answer: Schema.NullOr(ReviewAnswer),
  /** Nobody stayed: it was made up for a demonstration. */
  invented: Schema.optionalKey(Schema.Literal(true)),
})
export interface Review extends Schema.Schema.Type<typeof Review> {}

const Summed = { count: Schema.Int, sums: ofEveryAspect(Schema.Int) }

/** How many reviews a property has, and the sum of their marks, aspect by aspect. */
export const ReviewTotals = Schema.Struct({
  ...Summed,
  /** The same of those of them that were invented; left out where none was. */
  invented: Schema.optionalKey(Schema.Struct(Summed)),
})
export interface ReviewTotals extends Schema.Schema.Type<typeof ReviewTotals> {}

/** What the reviews of a property come to, as a card says it. */
export const GuestScore = Schema.Struct({
  /** From 20 to 100. */
  tenths: Schema.Int,
  count: Schema.Int,
  /** Some of the reviews were made up for a demonstration. */
  invented: Schema.optionalKey(Schema.Literal(true)),
})
export interface GuestScore extends Schema.Schema.Type<typeof GuestScore> {}

/** Some reviews of a property, the newest first, and what all of them together say. */
export const ReviewsPage = Schema.Struct({
  totals: ReviewTotals,
  /** From 1. */
  page: Schema.Int,
  pageSize: Schema.Int,
  reviews: Schema.Array(Review),
})
export interface ReviewsPage extends Schema.Schema.Type<typeof ReviewsPage> {}

/** Why a review may be hidden; a low mark is no reason. */
export const HidingReason = Schema.Literals(hidingReasons)
export type HidingReason = typeof HidingReason.Type
