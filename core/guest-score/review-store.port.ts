import type { Effect } from "effect"
import type { Instant } from "../kernel/instant.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { KeptReview } from "./kept-review.ts"
import type { HidingReason, Review, ReviewId, ReviewTotals } from "./review.ts"

/** A request to hide a review. */
export type ReviewReport = {
  readonly review: ReviewId
  /** A fingerprint of who says so: each counts once. */
  readonly reporter: string
  readonly reason: HidingReason
  readonly at: Instant
}

/** Which reviews of a property are asked for, of those that are shown, the newest first. */
export type ReviewsAsked = { readonly skip: number; readonly limit: number }

/**
 * Keeps reviews. What a property's reviews come to follows from those that are shown, at every
 * moment. Kept by tests/contracts/review-store.contract.ts.
 */
export interface ReviewStore {
  /** Keeps reviews of stays that have none yet, and says how many there were. */
  readonly keep: (reviews: ReadonlyArray<KeptReview>) => Effect.Effect<number, StoreUnreachable>
  readonly ofBooking: (booking: string) => Effect.Effect<KeptReview | null, StoreUnreachable>
  readonly ofProperty: (
    property: string,
    asked: ReviewsAsked,
  ) => Effect.Effect<ReadonlyArray<Review>, StoreUnreachable>
  readonly totalsOf: (property: string) => Effect.Effect<ReviewTotals, StoreUnreachable>
  /** False where no such review is shown. */
  readonly report: (report: ReviewReport) => Effect.Effect<boolean, StoreUnreachable>
}
