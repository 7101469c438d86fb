import type { KeptReview } from "../guest-score/kept-review.ts"
import { tidy } from "../kernel/characters.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { OrderAbout } from "../workload/job.ts"
import { hidingJob } from "./review-jobs.ts"
import type { ReviewChange } from "./review-moderation.port.ts"

/** A review after an operator's step, with the line for the log and the letter that follow from it. */
export type Moderated = {
  readonly review: KeptReview
  readonly part: string
  readonly letter: OrderAbout<"review"> | null
}

const before = ({ hidden }: KeptReview): string => (hidden === null ? "shown" : hidden.reason)

/** What an operator's step at a moment (milliseconds since 1970) makes of a review; null where it changes nothing. */
export const moderated = (
  review: KeptReview,
  change: ReviewChange,
  now: number,
): Moderated | null => {
  const { id, hidden, booking } = review
  switch (change.kind) {
    case "hide": {
      const { reason } = change
      if (hidden?.reason === reason) return null
      return {
        review: { ...review, hidden: { reason, at: instantAt(now) } },
        part: `reviews.${id}: ${before(review)} → ${reason}`,
        letter: booking === null ? null : hidingJob(booking, reason, now),
      }
    }
    case "show":
      if (hidden === null) return null
      return {
        review: { ...review, hidden: null },
        part: `reviews.${id}: ${before(review)} → shown`,
        letter: null,
      }
    case "answer": {
      const text = tidy(change.text)
      return {
        review: { ...review, answer: { text, at: instantAt(now) } },
        part: `reviews.${id}.answer: ${JSON.stringify(text)}`,
        letter: null,
      }
    }
    default:
      return change satisfies never
  }
}
