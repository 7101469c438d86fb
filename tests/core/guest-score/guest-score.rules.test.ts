import { BEST_SCORE } from "#core/guest-score/score.terms.ts"
import {
  guestScoreOf,
  noReviews,
  scoreOfAspect,
  scoreShown,
  totalsOf,
  withMarks,
  writtenByGuests,
} from "#core/guest-score/guest-score.rules.ts"
import { aspects } from "#core/guest-score/aspects.ts"
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

describe("invented reviews", () => {
  const invented = { marks: marksOf(5), invented: true } as const
  const written = { marks: marksOf(3, { staff: 1 }) }

  it("count as others do, and are told apart", () => {
    const totals = totalsOf([invented, written])

    expect(totals).toEqual({
      ...totalsOf(reviewsOf(marksOf(5), written.marks)),
      invented: totalsOf(reviewsOf(marksOf(5))),
    })
    expect(totalsOf([written])).not.toHaveProperty("invented")
  })

  it("taken away leave what guests wrote", () => {
    const anyReview = fc
      .record({ marks: anyMarks, isInvented: fc.boolean() })
      .map(({ marks, isInvented }) => ({ marks, ...(isInvented && { invented: true as const }) }))
    fc.assert(
      fc.property(fc.array(anyReview, { maxLength: 20 }), (all) => {
        const real = all.filter((review) => !review.invented)

        expect(writtenByGuests(totalsOf(all))).toEqual(totalsOf(real))
      }),
    )
  })
})

describe("on a card a score", () => {
  it("says of how many reviews it is, and whether some were invented", () => {
    const written = { marks: marksOf(4) }

    expect(scoreShown(noReviews)).toBeNull()
    expect(scoreShown(totalsOf([written, written]))).toEqual({ tenths: 80, count: 2 })
    expect(scoreShown(totalsOf([written, { marks: marksOf(5), invented: true }]))).toEqual({
      tenths: 90,
      count: 2,
      invented: true,
    })
  })
})
