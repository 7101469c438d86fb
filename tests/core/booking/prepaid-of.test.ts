import { prepaidOf } from "#core/booking/prepaid-of.ts"
import { senOf } from "#core/money/amounts.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { expect, it } from "vitest"

const total = aConfirmedBooking().quote.total

it("is the price of a confirmed booking until its money is taken, less what was let off", () => {
  expect(prepaidOf(aConfirmedBooking({ method: "card" }))).toBe(total)
  expect(prepaidOf(aConfirmedBooking({ method: "card", waived: senOf(150) }))).toBe(total - 150)
})

it("is what was taken, also for a booking that came to nothing", () => {
  const captured = senOf(1)

  expect(prepaidOf(aConfirmedBooking({ method: "card", captured }))).toBe(1)
  expect(prepaidOf(aBookingView({ method: "card", captured, status: "refunding" }))).toBe(1)
})

it("is nothing before a booking is confirmed, and where it is paid for on arrival", () => {
  expect(prepaidOf(aBookingView({ method: "card" }))).toBe(0)
  expect(prepaidOf(aBookingView({ method: null }))).toBe(0)
  expect(prepaidOf(aConfirmedBooking({ method: "payAtProperty", captured: senOf(1) }))).toBe(0)
})
