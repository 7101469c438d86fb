import type { Effect } from "effect"
import type { KeptReview } from "../guest-score/kept-review.ts"
import type { HidingReason, ReviewId } from "../guest-score/review.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"

/** A review with how often it was reported, by different people, for each reason. */
export type ReportedReview = {
  readonly review: KeptReview
  readonly reports: Readonly<Partial<Record<HidingReason, number>>>
}

/** Which reviews an operator looks at, the newest first. */
export type ReviewsLookedAt = {
  /** Of one property, or of all. */
  readonly property: string | null
  /** Only those that were reported and are still shown. */
  readonly reported: boolean
  readonly limit: number
}

/** What an operator does with a review; marks and text of a guest are never changed. */
export type ReviewChange =
  | { readonly kind: "hide"; readonly reason: HidingReason }
  | { readonly kind: "show" }
  | { readonly kind: "answer"; readonly text: string }

/**
 * What operators do with reviews, each step noted in the log of changes. Kept by
 * tests/contracts/review-moderation.contract.ts.
 */
export interface ReviewModeration {
  readonly list: (
    asked: ReviewsLookedAt,
  ) => Effect.Effect<ReadonlyArray<ReportedReview>, StoreUnreachable>
  /**
   * Changes a review and what its property's reviews come to; its guest is written to when it is
   * hidden. Answers with the review as it is then, or null where there is none.
   */
  readonly change: (
    review: ReviewId,
    change: ReviewChange,
  ) => Effect.Effect<KeptReview | null, StoreUnreachable>
}
