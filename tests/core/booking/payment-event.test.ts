import { isOurs } from "#core/booking/payment-event.ts"
import type { PaymentTruth } from "#core/payment/payments.port.ts"
import { noMoney, senOf } from "#core/money/amounts.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { expect, it } from "vitest"

const record = aBookingRecord()
const payment = { payment: "pay_1", attempt: 1, amount: senOf(500), clientSecret: "secret" }
const truth: PaymentTruth = {
  payment: "pay_1",
  booking: record.id,
  attempt: 1,
  state: "authorised",
  amount: senOf(500),
  currency: "myr",
  captured: noMoney,
  refunded: noMoney,
  decline: null,
}

it("a payment is for the booking that asked for it, of that amount, in ringgit", () => {
  const asking = { ...record, payment }

  expect(isOurs(asking, truth)).toBe(true)
  expect(isOurs({ ...record, payment: null }, truth)).toBe(false)
  expect(isOurs(asking, { ...truth, booking: "another" })).toBe(false)
  expect(isOurs(asking, { ...truth, amount: senOf(501) })).toBe(false)
  expect(isOurs(asking, { ...truth, currency: "sgd" })).toBe(false)
})
