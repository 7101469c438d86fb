import {
  paymentMethods,
  paysByCard,
  methodOfDifference,
  paysNow,
  paysOnArrival,
} from "#core/payment/paid-when.ts"
import { isFinal } from "#core/payment/payments.port.ts"
import { expect, it } from "vitest"

it("takes a card's money with Book Now, and the other when the guest arrives", () => {
  expect(paymentMethods.filter(paysNow)).toEqual(["card"])
  expect(paymentMethods.filter(paysOnArrival)).toEqual(["payAtProperty"])
})

it("asks for a card only where a card pays", () => {
  expect(paymentMethods.filter(paysByCard)).toEqual(["card"])
})

it("asks for the difference of a changed stay by a method that is paid at once", () => {
  expect(paymentMethods.map(methodOfDifference)).toEqual(["card", "card"])
  expect(paymentMethods.map(methodOfDifference).every(paysNow)).toBe(true)
})

it("asks for nothing before a way to pay is chosen", () => {
  expect([paysNow(null), paysOnArrival(null), paysByCard(null)]).toEqual([false, false, false])
})

it("asks a provider again that did not answer, and never one that said no", () => {
  expect(isFinal).toEqual({ PaymentStepRefused: true, PaymentsUnreachable: false })
})
