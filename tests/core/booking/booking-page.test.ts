import {
  failedMoneyOf,
  failedStepOf,
  pageOfBooking,
  requestAgain,
} from "#core/booking/booking-page.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

describe("the page of a booking", () => {
  it.each([
    ["held", "checkout"],
    ["paying", "checkout"],
    ["expired", "failed"],
    ["released", "failed"],
    ["failed", "failed"],
    ["refunding", "failed"],
    ["refunded", "failed"],
    ["cancelled", "view"],
  ] as const)("that is %s is %s", (status, page) => {
    expect(pageOfBooking(aBookingView({ status }))).toBe(page)
  })

  it.each([
    ["confirmed", "confirmed"],
    ["staying", "confirmed"],
    ["completed", "confirmed"],
    ["refunding", "view"],
    ["refunded", "view"],
  ] as const)("that once was confirmed and is %s is %s", (status, page) => {
    expect(pageOfBooking(aConfirmedBooking({ status }))).toBe(page)
  })
})

describe("going on after a failed booking", () => {
  it("asks for the same stay", () => {
    const booking = aBookingView({ status: "failed" })

    expect(requestAgain(booking)).toEqual({ stay: aStayRequest(), total: booking.quote.total })
    expect(requestAgain({ ...booking, rooms: [] })).toBeNull()
  })

  it.each([
    [{ status: "expired" }, "expired"],
    [{ status: "released" }, "released"],
    [{ status: "refunding" }, "soldOut"],
    [{ status: "refunded" }, "soldOut"],
    [{ status: "failed" }, "expired"],
    [{ status: "expired", lastDecline: "declined", attemptsLeft: 2 }, "expired"],
    [{ status: "released", lastDecline: "declined", attemptsLeft: 2 }, "released"],
    [{ status: "failed", lastDecline: "declined", attemptsLeft: 2 }, "declined"],
    [{ status: "failed", lastDecline: "declined", attemptsLeft: 0 }, "noAttempts"],
  ] as const)("says of %j that it ended as %s", (changes, step) => {
    expect(failedStepOf(aBookingView(changes))).toBe(step)
  })
})

describe("the money of a booking that came to nothing", () => {
  it.each([
    [{ status: "refunding", attemptsLeft: 4 }, "refunding"],
    [{ status: "refunded", attemptsLeft: 4 }, "refunded"],
    [{ status: "failed", attemptsLeft: 0 }, "none"],
    [{ status: "expired", attemptsLeft: 4 }, "none"],
    [{ status: "released", attemptsLeft: 5 }, "untouched"],
    [{ status: "expired", attemptsLeft: 5 }, "untouched"],
  ] as const)("of %j is %s", (booking, money) => {
    expect(failedMoneyOf(booking)).toBe(money)
  })
})
