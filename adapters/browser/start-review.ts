import type { Language } from "#core/kernel/localised.ts"
import type { Claim } from "#core/managing/managed-bookings.port.ts"
import { reviewWith } from "#core/reviews/review.actors.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import { UnsentReview } from "#core/reviews/unsent-review.ts"
import { Option, Schema } from "effect"
import { createActor } from "xstate"
import { newVisit } from "./visit.browser.ts"

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(UnsentReview))

/** Starts a review that goes on with what this tab kept, and is kept until it is sent. */
export const startReview = (reviews: Reviews, claim: Claim, language: Language) => {
  const key = `review-of-${claim.id}`
  const nothing: UnsentReview = { marks: {}, text: "", language }
  const unsent = Option.getOrElse(decode(sessionStorage.getItem(key)), () => nothing)
  const input = { visit: newVisit(), claim, unsent }
  const review = createActor(reviewWith(reviews), { input })
  review.subscribe(({ context: { marks, text, language: chosen }, status }) => {
    if (status === "done") return sessionStorage.removeItem(key)
    try {
      sessionStorage.setItem(key, JSON.stringify({ marks, text, language: chosen }))
    } catch {
      // Storage is full or forbidden: what is written stays as long as the page does.
    }
  })
  return review.start()
}
