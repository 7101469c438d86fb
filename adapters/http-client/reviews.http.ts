import { reviewsEndpoints } from "#adapters/http-api/reviews.endpoints.ts"
import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import { ReviewsUnreachable } from "#core/reviews/reviews.errors.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import type { ApiClient } from "./api-client.ts"

const silentBookings = () => new BookingsUnreachable()
const silentReviews = () => new ReviewsUnreachable()

/** Reaches what guests say of their stays through our own HTTP API. */
export const httpReviews = (ask: ApiClient): Reviews => ({
  read: (slug, page) =>
    ask(
      reviewsEndpoints.readReviews,
      { params: { slug }, query: { page: String(page) } },
      silentReviews,
    ),
  open: ({ id, link }) =>
    ask(
      reviewsEndpoints.openReview,
      { params: { id }, query: { link: link ?? "" } },
      silentBookings,
    ),
  write: ({ id, link }, draft, key) =>
    ask(
      reviewsEndpoints.writeReview,
      { params: { id }, payload: { link, draft }, key },
      silentBookings,
    ),
  report: (review, reason, key) =>
    ask(
      reviewsEndpoints.reportReview,
      { params: { review }, payload: { reason }, key },
      silentReviews,
    ),
})
