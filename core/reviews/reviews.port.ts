import { Schema } from "effect"
import type { Effect } from "effect"
import type {
  BookingNotFound,
  BookingsUnreachable,
  KeyReused,
  TooManyAttempts,
} from "../booking/booking.errors.ts"
import type { IdempotencyKey } from "../booking/bookings.port.ts"
import { BookedProperty } from "../booking/booking-view.ts"
import { CalendarDate } from "../stay/calendar-date.ts"
import { StayDates } from "../stay/stay-dates.ts"
import type { Claim } from "../managing/managed-bookings.port.ts"
import type { PropertyNotFound } from "../property/property.errors.ts"
import type { Slug } from "../property/property.ts"
import {
  HidingReason,
  Review,
  type ReviewDraft,
  type ReviewId,
  type ReviewsPage,
} from "../guest-score/review.ts"
import type {
  ReviewClosed,
  ReviewNotFound,
  ReviewRefused,
  ReviewsUnreachable,
} from "./reviews.errors.ts"

const { name, slug, picture } = BookedProperty.fields

/** A stay as its guest may review it, and the review where there is one. */
export const OwnReview = Schema.Struct({
  property: Schema.Struct({ name, slug, picture }),
  dates: StayDates,
  standing: Schema.Literals(["open", "early", "late", "never"]),
  /** The last day on which it can be reviewed. */
  until: CalendarDate,
  review: Schema.NullOr(Review),
  /** Why nobody else reads it; null while everybody does. */
  hidden: Schema.NullOr(HidingReason),
})
export interface OwnReview extends Schema.Schema.Type<typeof OwnReview> {}

type Missing = BookingNotFound | BookingsUnreachable

/**
 * Lets guests review the stays they had, and everybody read and report reviews. A booking that is
 * not theirs does not exist for them. Kept by tests/contracts/reviews.contract.ts.
 */
export interface Reviews {
  /** Reviews of a property, from page 1. */
  readonly read: (
    property: Slug,
    page: number,
  ) => Effect.Effect<ReviewsPage, PropertyNotFound | ReviewsUnreachable>

  /** What can be reviewed of a booking, and what was. */
  readonly open: (claim: Claim) => Effect.Effect<OwnReview, Missing>

  /** Reviews a stay, once. The same key is the same review. */
  readonly write: (
    claim: Claim,
    draft: ReviewDraft,
    key: IdempotencyKey,
  ) => Effect.Effect<
    OwnReview,
    Missing | ReviewRefused | ReviewClosed | TooManyAttempts | KeyReused
  >

  /** Asks that a review be looked at; who reports it again counts once. */
  readonly report: (
    review: ReviewId,
    reason: HidingReason,
    key: IdempotencyKey,
  ) => Effect.Effect<
    { readonly reported: true },
    ReviewNotFound | ReviewsUnreachable | TooManyAttempts | KeyReused
  >
}
