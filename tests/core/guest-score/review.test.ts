import { KeptReview } from "#core/guest-score/kept-review.ts"
import {
  GuestScore,
  HidingReason,
  Marks,
  Review,
  ReviewDraft,
  ReviewId,
  ReviewsPage,
  ReviewTotals,
  StayMonth,
} from "#core/guest-score/review.ts"
import { noReviews, totalsOf } from "#core/guest-score/guest-score.rules.ts"
import { reviewOf } from "#core/guest-score/kept-review.ts"
import { aKeptReview, aReviewDraft, marksOf } from "#fixtures/builders/a-review.ts"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const takes = (schema: Schema.ConstraintDecoder<unknown>, value: unknown): boolean =>
  Schema.decodeUnknownExit(schema)(value)._tag === "Success"

describe("a review", () => {
  it("has one mark from 1 to 5 for every aspect", () => {
    expect(takes(Marks, marksOf(1))).toBe(true)
    expect(takes(Marks, marksOf(5))).toBe(true)
    for (const mark of [0, 6, 2.5, "4", null])
      for (const aspect of Object.keys(marksOf(3)))
        expect(takes(Marks, { ...marksOf(3), [aspect]: mark })).toBe(false)
    for (const aspect of Object.keys(marksOf(3))) {
      const { [aspect]: _, ...rest } = marksOf(3) as unknown as Record<string, number>
      expect(takes(Marks, rest)).toBe(false)
    }
  })

  it("is bounded, readable and in a language of the site", () => {
    expect(takes(ReviewDraft, aReviewDraft({ text: "x".repeat(8000) }))).toBe(true)
    expect(takes(ReviewDraft, aReviewDraft({ text: "x".repeat(8001) }))).toBe(false)
    expect(takes(ReviewDraft, aReviewDraft({ text: "a\u0000b" }))).toBe(false)
    expect(takes(ReviewDraft, { ...aReviewDraft(), language: "de" })).toBe(false)
  })

  it("names a month, never a day", () => {
    expect(["2026-12", "2027-01"].filter((month) => takes(StayMonth, month))).toHaveLength(2)
    for (const text of ["2026-12-04", "x2026-12", "26-12", "2026-1", ""])
      expect(takes(StayMonth, text)).toBe(false)
  })

  it("has an id of 26 characters", () => {
    expect(takes(ReviewId, "0123456789abcdefghjkmnpqrs")).toBe(true)
    for (const id of ["0".repeat(25), "0".repeat(27), "I".repeat(26), `${"0".repeat(25)}u`])
      expect(takes(ReviewId, id)).toBe(false)
  })

  it("is read by everybody without what it is kept with", () => {
    const review = reviewOf(aKeptReview())

    expect(takes(Review, review)).toBe(true)
    expect(Object.keys(review).toSorted()).toEqual(
      ["answer", "at", "guest", "id", "language", "marks", "stayed", "text"].toSorted(),
    )
    const page = { totals: noReviews, page: 1, pageSize: 4, reviews: [review] }
    expect(Schema.decodeUnknownSync(ReviewsPage)(page)).toEqual(page)
    for (const [, rest] of withoutEachField(page)) expect(takes(ReviewsPage, rest)).toBe(false)
    for (const [, totals] of withoutEachField(noReviews))
      expect(takes(ReviewsPage, { ...page, totals })).toBe(false)
  })

  it("says so where it was invented, and what was answered", () => {
    const answer = { text: "Thank you", at: aKeptReview().at }
    const review = aKeptReview({ invented: true, answer, booking: null })

    expect(Schema.decodeUnknownSync(KeptReview)(review)).toEqual(review)
    expect(takes(KeptReview, { ...review, invented: false })).toBe(false)
    expect(takes(KeptReview, { ...review, answer: { text: "Thank you" } })).toBe(false)
  })

  it("is hidden for one of these reasons alone", () => {
    const at = aKeptReview().at
    for (const reason of ["personalData", "insults", "advertising", "notTheStay", "unlawful"]) {
      expect(takes(HidingReason, reason)).toBe(true)
      expect(takes(KeptReview, { ...aKeptReview(), hidden: { reason, at } })).toBe(true)
    }
    for (const reason of ["lowMarks", "", "unfriendly"])
      expect(takes(HidingReason, reason)).toBe(false)
    expect(takes(KeptReview, { ...aKeptReview(), hidden: { reason: "insults" } })).toBe(false)
  })
})

it("is told on a card as tenths, of how many reviews, and as invented or not at all", () => {
  const isScore = Schema.is(GuestScore)

  expect(isScore({ tenths: 86, count: 12 })).toBe(true)
  expect(isScore({ tenths: 86, count: 12, invented: true })).toBe(true)
  expect(isScore({ tenths: 86, count: 12, invented: false })).toBe(false)
  expect(isScore({ tenths: 86 })).toBe(false)
  expect(isScore({ count: 12 })).toBe(false)
  expect(isScore({ tenths: 8.6, count: 12 })).toBe(false)
})

it("is summed with those that were invented beside, or with none", () => {
  const { invented: _, ...sums } = totalsOf([{ marks: marksOf(4) }])
  const isTotals = Schema.is(ReviewTotals)

  expect(isTotals(sums)).toBe(true)
  expect(isTotals({ ...sums, invented: sums })).toBe(true)
  expect(isTotals({ ...sums, invented: {} })).toBe(false)
  expect(isTotals({ sums: sums.sums })).toBe(false)
})
