import { isOurs, paymentEvent } from "#core/booking/payment-event.ts"
import type { AcceptedGuest } from "#core/people/accepted-guest.ts"
import { guestOf } from "#core/people/guest-details.rules.ts"
import type { PaymentTruth } from "#core/payment/payments.port.ts"
import { noMoney, senOf } from "#core/money/amounts.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { day } from "#fixtures/builders/a-stay.ts"
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
  keptFor: null,
}

it("a payment is for the booking that asked for it, of that amount, in ringgit", () => {
  const asking = { ...record, payment }

  expect(isOurs(asking, truth)).toBe(true)
  expect(isOurs({ ...record, payment: null }, truth)).toBe(false)
  expect(isOurs(asking, { ...truth, booking: "another" })).toBe(false)
  expect(isOurs(asking, { ...truth, amount: senOf(501) })).toBe(false)
  expect(isOurs(asking, { ...truth, currency: "sgd" })).toBe(false)
})

it("money for a hold whose guest was forgotten sells nothing: there is nobody to sell to", () => {
  const eventFor = (guest: AcceptedGuest | null) =>
    paymentEvent(aBookingRecord({ status: "expired", guest, payment }), truth, 0, true)

  expect(eventFor(null)).toMatchObject({ type: "PAYMENT_AUTHORISED", nightsFree: false })
  expect(eventFor(guestOf(aGuest(), day("2026-11-21")))).toMatchObject({ nightsFree: true })
})
