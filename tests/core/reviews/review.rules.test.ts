import { BookingStatus } from "#core/booking/booking-status.ts"
import { aspects } from "#core/guest-score/aspects.ts"
import { reviewTerms } from "#core/guest-score/review.terms.ts"
import { lastReviewDay, reviewIssues, reviewWindow, shownName } from "#core/reviews/review.rules.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { marksOf } from "#fixtures/builders/a-review.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { guestOf } from "#core/people/guest-details.rules.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const codes = (text: string, marks = marksOf(3)) =>
  reviewIssues({ marks, text }).map(({ path, code }) => `${path} ${code}`)

describe("a review", () => {
  it("says something, and not too much, as characters are counted", () => {
    expect(codes("Quiet.\n\tAnd clean.")).toEqual([])
    expect(codes(" \n ")).toEqual(["text ReviewEmpty"])
    expect(codes("😀".repeat(reviewTerms.most))).toEqual([])
    expect(codes(`${"x".repeat(reviewTerms.most)}   `)).toEqual([])
    expect(codes("x".repeat(reviewTerms.most + 1))).toEqual(["text ReviewTooLong"])
    expect(codes("a\u0000b")).toEqual(["text TextUnreadable"])
  })

  it("has a mark for every aspect, which are named in the order in which they are asked", () => {
    expect(reviewIssues({ marks: {}, text: "" })).toEqual([
      ...aspects.map((aspect) => ({ path: `marks.${aspect}`, code: "MarkMissing" })),
      { path: "text", code: "ReviewEmpty" },
    ])
    const { staff: _, ...others } = marksOf(1)
    expect(reviewIssues({ marks: others, text: "Fine" })).toEqual([
      { path: "marks.staff", code: "MarkMissing" },
    ])
  })
})

describe("whether a stay can be reviewed", () => {
  const dates = stayDates("2026-12-04", "2026-12-06")
  const guest = guestOf(aGuest(), day("2026-11-21"))
  const had = aBookingRecord({ dates, status: "completed", guest })
  const lastMoment = Date.parse("2027-02-04T15:59:59.999Z")

  it("is until the end of the last day in Malaysia", () => {
    expect(lastReviewDay(had)).toBe("2027-02-04")
    expect(reviewWindow(had, lastMoment)).toBe("open")
    expect(reviewWindow(had, lastMoment + 1)).toBe("late")
  })

  it("is over once its guest was forgotten", () => {
    expect(reviewWindow({ ...had, guest: null }, lastMoment)).toBe("never")
    expect(shownName({ ...had, guest: null })).toBe("")
    expect(shownName(had)).toBe("Aisyah")
  })

  it("is not yet while the stay is still to come or under way", () => {
    for (const status of ["confirmed", "staying"] as const)
      expect(reviewWindow(aBookingRecord({ dates, status }), lastMoment)).toBe("early")
  })

  it("is never where the stay was called off, or never booked", () => {
    for (const status of ["cancelled", "refunded", "expired", "held", "failed"] as const)
      expect(reviewWindow(aBookingRecord({ dates, status }), lastMoment)).toBe("never")
  })

  it("is only where the stay was had, whatever the time", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BookingStatus.literals),
        fc.integer({ min: 0, max: lastMoment * 2 }),
        (status, now) => {
          const standing = reviewWindow(aBookingRecord({ dates, status }), now)

          expect(["open", "late"].includes(standing)).toBe(false)
        },
      ),
    )
  })
})
