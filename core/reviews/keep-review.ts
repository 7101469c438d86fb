import { Effect } from "effect"
import type { BookingRecord } from "../booking/booking-record.ts"
import { bookingIdFrom, bytesOf } from "../booking/confirmation-code.rules.ts"
import type { KeptReview } from "../guest-score/kept-review.ts"
import { ReviewId, type ReviewDraft } from "../guest-score/review.ts"
import { tidy } from "../kernel/characters.ts"
import { instantAt } from "../kernel/instant-at.ts"
import { reviewIssues, reviewWindow, shownName } from "./review.rules.ts"
import { ReviewClosed, ReviewRefused } from "./reviews.errors.ts"
import type { ReviewsNeeds } from "./reviews.needs.ts"

const MONTH_LENGTH = 7

/** Keeps the review of a stay that was had; under the same key it is the same review. */
export const keepReview = Effect.fnUntraced(function* (
  { reviews, randomness, clock }: ReviewsNeeds,
  record: BookingRecord,
  { marks, text, language }: ReviewDraft,
  key: string,
) {
  const issues = reviewIssues({ marks, text })
  if (issues.length > 0) return yield* new ReviewRefused({ issues })
  if (reviewWindow(record, clock.now()) !== "open") return yield* new ReviewClosed()
  const review: KeptReview = {
    id: ReviewId.make(bookingIdFrom(randomness.bytes(bytesOf.id))),
    property: record.property.slug,
    booking: record.id,
    key,
    guest: shownName(record),
    stayed: record.dates.checkOut.slice(0, MONTH_LENGTH),
    at: instantAt(clock.now()),
    marks,
    text: tidy(text),
    language,
    answer: null,
    hidden: null,
  }
  if ((yield* reviews.keep([review])) > 0) return
  const known = yield* reviews.ofBooking(record.id)
  if (known?.key !== key) return yield* new ReviewClosed()
})
