import type { HidingReason, ReviewId } from "#core/guest-score/review.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { Claim } from "#core/managing/managed-bookings.port.ts"
import type { Slug } from "#core/property/property.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import { Effect } from "effect"
import { startReview } from "./start-review.ts"
import { newVisit } from "./visit.browser.ts"

/** What became of a report; too many are asked to come again later. */
const toldOf = {
  ReviewNotFound: "reported",
  TooManyAttempts: "slowed",
  ReviewsUnreachable: "failed",
  KeyReused: "failed",
} as const

/** How guests write, read and report reviews. */
export const reviewWays = (reviews: Reviews) => ({
  review: (claim: Claim, language: Language) => startReview(reviews, claim, language),
  /** Null where nobody answered. */
  read: (property: Slug, page: number) =>
    Effect.runPromise(Effect.orElseSucceed(reviews.read(property, page), () => null)),
  /** What is gone already needs no report. */
  report: (review: ReviewId, reason: HidingReason) =>
    Effect.runPromise(
      reviews.report(review, reason, newVisit()).pipe(
        Effect.match({
          onSuccess: () => "reported" as const,
          onFailure: ({ _tag }) => toldOf[_tag],
        }),
      ),
    ),
})
