import { Effect } from "effect"
import type { ReviewStore } from "../guest-score/review-store.port.ts"
import { reviewTerms } from "../guest-score/review.terms.ts"
import type { ReviewsPage } from "../guest-score/review.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"

/** The reviews that the page of a property shows at first. */
export const firstReviews = (
  reviews: Pick<ReviewStore, "ofProperty" | "totalsOf">,
  property: string,
): Effect.Effect<ReviewsPage, StoreUnreachable> =>
  Effect.gen(function* () {
    const { shownFirst } = reviewTerms
    return {
      totals: yield* reviews.totalsOf(property),
      page: 1,
      pageSize: shownFirst,
      reviews: yield* reviews.ofProperty(property, { skip: 0, limit: shownFirst }),
    }
  })
