import {
  BEST_SCORE,
  guestScoreOf,
  noReviews,
  scoreOfAspect,
  totalsOf,
  withMarks,
} from "#core/guest-score/guest-score.rules.ts"
import { aspects } from "#core/guest-score/review.ts"
import { anyMarks } from "#fixtures/arbitraries/any-review.ts"
import { marksOf } from "#fixtures/builders/a-review.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const reviewsOf = (...marks: ReadonlyArray<ReturnType<typeof marksOf>>) =>
  marks.map((one) => ({ marks: one }))

describe("a guest score", () => {
  it("is none without reviews", () => {
    expect(guestScoreOf(noReviews)).toBeNull()
    expect(scoreOfAspect(noReviews, "staff")).toBeNull()
    expect(totalsOf([])).toEqual(noReviews)
  })

  it.each([
    [[marksOf(5)], 100],
    [[marksOf(1)], 20],
    [[marksOf(4, { staff: 5 })], 83],
    // 25 of 30 points: 8.333…
    [[marksOf(5), marksOf(4)], 90],
    [[marksOf(4), marksOf(4, { value: 3 })], 78],
    // 4.025 of 5 is 8.05, and half a tenth goes up.
    [[...Array.from({ length: 6 }, () => marksOf(4)), marksOf(4, { value: 5 })], 80],
  ])("of %j is %i tenths", (marks, score) => {
    expect(guestScoreOf(totalsOf(reviewsOf(...marks)))).toBe(score)
  })

  it("rounds half a tenth up", () => {
    const sums = { ...noReviews.sums, staff: 161 }
    expect(scoreOfAspect({ count: 40, sums }, "staff")).toBe(81)
    expect(scoreOfAspect({ count: 40, sums: { ...sums, staff: 160 } }, "staff")).toBe(80)
  })

  it("of an aspect is that of its own marks", () => {
    const totals = totalsOf(reviewsOf(marksOf(5, { value: 1 }), marksOf(5, { value: 2 })))

    expect(aspects.map((aspect) => scoreOfAspect(totals, aspect))).toEqual([
      100, 100, 100, 100, 100, 30,
    ])
  })

  it("is the same in whichever order reviews are counted, and lies between worst and best", () => {
    fc.assert(
      fc.property(fc.array(anyMarks, { minLength: 1, maxLength: 40 }), fc.nat(), (all, by) => {
        const turned = [...all.slice(by % all.length), ...all.slice(0, by % all.length)].reverse()
        const score = guestScoreOf(totalsOf(reviewsOf(...all))) ?? 0

        expect(guestScoreOf(totalsOf(reviewsOf(...turned)))).toBe(score)
        expect(score).toBeGreaterThanOrEqual(20)
        expect(score).toBeLessThanOrEqual(BEST_SCORE * 10)
        const marks = all.flatMap((one): ReadonlyArray<number> => Object.values(one))
        const exact = (20 * marks.reduce((sum, mark) => sum + mark, 0)) / marks.length
        expect(Math.abs(score - exact)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  it("never falls by a review of best marks, nor rises by one of worst", () => {
    fc.assert(
      fc.property(fc.array(anyMarks, { minLength: 1, maxLength: 20 }), (all) => {
        const totals = totalsOf(reviewsOf(...all))
        const before = guestScoreOf(totals) ?? 0

        expect(guestScoreOf(withMarks(totals, marksOf(5)))).toBeGreaterThanOrEqual(before)
        expect(guestScoreOf(withMarks(totals, marksOf(1)))).toBeLessThanOrEqual(before)
      }),
    )
  })
})
