import {
  BookingNotFound,
  BookingsUnreachable,
  DetailsRefused,
  GuaranteeNeeded,
  HoldOver,
  KeyReused,
  NoAttemptsLeft,
  PaymentUnavailable,
  PriceChanged,
  SoldOut,
  StepRefused,
} from "#core/booking/booking.errors.ts"
import { remarkOn } from "#core/checkout/checkout.context.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { expect, it } from "vitest"

it("says at the form what the guest can mend there", () => {
  const issues = [{ path: "email", code: "NotAnEmail" }]

  expect(remarkOn(new DetailsRefused({ issues }))).toBeNull()
  expect(remarkOn(new PriceChanged({ quote: aQuote() }))).toEqual({ kind: "priceChanged" })
  expect(remarkOn(new GuaranteeNeeded({ guarantee: "card" }))).toEqual({
    kind: "guaranteeNeeded",
    guarantee: "card",
  })
})

it.each([
  new SoldOut(),
  new HoldOver(),
  new NoAttemptsLeft(),
  new BookingNotFound(),
  new StepRefused({ status: "held" }),
  new KeyReused(),
  new PaymentUnavailable(),
  new BookingsUnreachable(),
])("says of $_tag beside the form only that Book Now did not get through", (failure) => {
  expect(remarkOn(failure)).toEqual({ kind: "unreachable" })
})
