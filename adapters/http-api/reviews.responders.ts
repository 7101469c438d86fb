import type { Reviews } from "#core/reviews/reviews.port.ts"
import type { Responders } from "./responders.ts"
import type { reviewsEndpoints } from "./reviews.endpoints.ts"

/** Answers the calls about reviews from the port. */
export const reviewsResponders = (reviews: Reviews): Responders<typeof reviewsEndpoints> => ({
  readReviews: ({ params: { slug }, query: { page } }) => reviews.read(slug, Number(page)),
  openReview: ({ params: { id }, query }) =>
    reviews.open({ id, link: query.link === "" ? null : query.link }),
  writeReview: ({ params: { id }, payload: { link, draft }, key }) =>
    reviews.write({ id, link }, draft, key),
  reportReview: ({ params: { review }, payload: { reason }, key }) =>
    reviews.report(review, reason, key),
})
