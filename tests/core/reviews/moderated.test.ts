import type { Instant } from "#core/kernel/instant.ts"
import { moderated } from "#core/reviews/moderated.ts"
import { hidingJob } from "#core/reviews/review-jobs.ts"
import { aKeptReview } from "#fixtures/builders/a-review.ts"
import { describe, expect, it } from "vitest"

const at = "2026-12-09T02:30:00.000Z" as Instant
const now = Date.parse(at)
const review = aKeptReview()
const { id } = review
const hidden = { reason: "insults", at: review.at } as const

describe("what an operator does with a review", () => {
  it("hides it for a reason, which is told to its guest and noted", () => {
    expect(moderated(review, { kind: "hide", reason: "advertising" }, now)).toEqual({
      review: { ...review, hidden: { reason: "advertising", at } },
      part: `reviews.${id}: shown → advertising`,
      letter: hidingJob("b1", "advertising", now),
    })
    expect(moderated({ ...review, hidden }, { kind: "hide", reason: "unlawful" }, now)?.part).toBe(
      `reviews.${id}: insults → unlawful`,
    )
  })

  it("writes to nobody about one that was invented", () => {
    const invented = aKeptReview({ booking: null, invented: true })

    expect(moderated(invented, { kind: "hide", reason: "insults" }, now)?.letter).toBeNull()
  })

  it("shows it again", () => {
    expect(moderated({ ...review, hidden }, { kind: "show" }, now)).toEqual({
      review,
      part: `reviews.${id}: insults → shown`,
      letter: null,
    })
  })

  it("does nothing where it is so already", () => {
    expect(moderated(review, { kind: "show" }, now)).toBeNull()
    expect(moderated({ ...review, hidden }, { kind: "hide", reason: "insults" }, now)).toBeNull()
  })

  it("puts the property's answer below it, tidied, in the place of an older one", () => {
    const answer = { text: "Old", at: review.at }

    expect(moderated({ ...review, answer }, { kind: "answer", text: " Thank you " }, now)).toEqual({
      review: { ...review, answer: { text: "Thank you", at } },
      part: `reviews.${id}.answer: "Thank you"`,
      letter: null,
    })
  })
})
