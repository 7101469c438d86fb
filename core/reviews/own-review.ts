import type { BookingRecord } from "../booking/booking-record.ts"
import { reviewOf, type KeptReview } from "../guest-score/kept-review.ts"
import { lastReviewDay, reviewWindow } from "./review.rules.ts"
import type { OwnReview } from "./reviews.port.ts"

/** What the guest of a booking is shown of its review. */
export const ownReviewOf = (
  record: BookingRecord,
  kept: KeptReview | null,
  now: number,
): OwnReview => {
  const { slug, name, picture } = record.property
  return {
    property: { slug, name, picture },
    dates: record.dates,
    standing: reviewWindow(record, now),
    until: lastReviewDay(record),
    review: kept && reviewOf(kept),
    hidden: kept?.hidden?.reason ?? null,
  }
}
