import { LinkToken } from "#core/booking/booking-link.ts"
import { BookingId } from "#core/booking/booking-view.ts"
import {
  BookingNotFound,
  BookingsUnreachable,
  KeyReused,
  TooManyAttempts,
} from "#core/booking/booking.errors.ts"
import { HidingReason, ReviewDraft, ReviewId, ReviewsPage } from "#core/guest-score/review.ts"
import { singleLine } from "#core/kernel/typed-text.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import { Slug } from "#core/property/property.ts"
import {
  ReviewClosed,
  ReviewNotFound,
  ReviewRefused,
  ReviewsUnreachable,
} from "#core/reviews/reviews.errors.ts"
import { OwnReview } from "#core/reviews/reviews.port.ts"
import { Effect, Schema } from "effect"
import { endpoint } from "./endpoint.ts"
import { textQuery } from "./query.ts"

const missing = [BookingNotFound, BookingsUnreachable] as const

/** Empty for signed-in users and for the browser that made the booking. */
const optionalLink = Schema.Union([LinkToken, Schema.Literal("")]).pipe(
  Schema.withDecodingDefaultKey(Effect.succeed("" as const)),
)

/** The number of a page, from 1. */
const Page = singleLine(3).check(Schema.isPattern(/^[1-9]\d{0,2}$/))

const ofBooking = {
  params: Schema.Struct({ id: BookingId }),
  absent: () => new BookingNotFound(),
  path: "/api/bookings/{id}/review",
  status: 200,
  success: OwnReview,
} as const

/** The calls behind the port `Reviews`. */
export const reviewsEndpoints = {
  readReviews: endpoint({
    params: Schema.Struct({ slug: Slug }),
    absent: () => new PropertyNotFound(),
    method: "GET",
    path: "/api/properties/{slug}/reviews",
    query: textQuery(Schema.Struct({ page: Page })),
    keyed: false,
    status: 200,
    success: ReviewsPage,
    failures: [PropertyNotFound, ReviewsUnreachable],
  }),
  openReview: endpoint({
    ...ofBooking,
    method: "GET",
    query: textQuery(Schema.Struct({ link: optionalLink })),
    keyed: false,
    failures: missing,
  }),
  writeReview: endpoint({
    ...ofBooking,
    method: "POST",
    keyed: true,
    payload: Schema.Struct({ link: Schema.NullOr(LinkToken), draft: ReviewDraft }),
    failures: [...missing, ReviewRefused, ReviewClosed, TooManyAttempts, KeyReused],
  }),
  reportReview: endpoint({
    params: Schema.Struct({ review: ReviewId }),
    absent: () => new ReviewNotFound(),
    method: "POST",
    path: "/api/reviews/{review}/reports",
    keyed: true,
    payload: Schema.Struct({ reason: HidingReason }),
    status: 200,
    success: Schema.Struct({ reported: Schema.Literal(true) }),
    failures: [ReviewNotFound, ReviewsUnreachable, TooManyAttempts, KeyReused],
  }),
}
