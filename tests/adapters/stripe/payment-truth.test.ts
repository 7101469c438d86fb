import { paymentTruth } from "#adapters/stripe/payment-truth.ts"
import type Stripe from "stripe"
import { describe, expect, it } from "vitest"

const truthOf = (changes: object = {}) =>
  paymentTruth({
    id: "pi_1",
    status: "requires_capture",
    amount: 64496,
    amount_received: 0,
    currency: "myr",
    latest_charge: null,
    last_payment_error: null,
    setup_future_usage: null,
    metadata: { booking: "b1", attempt: "3" },
    ...changes,
  } as unknown as Stripe.PaymentIntent)

describe("Stripe's payment, in the words of the product", () => {
  it("says what was asked, taken and given back", () => {
    const latest_charge = { id: "ch_1", amount_refunded: 10_000 }

    expect(truthOf({ status: "succeeded", amount_received: 64496, latest_charge })).toEqual({
      payment: "pi_1",
      booking: "b1",
      attempt: 3,
      state: "captured",
      amount: 64496,
      currency: "myr",
      captured: 64496,
      refunded: 10_000,
      decline: null,
      keptFor: null,
    })
  })

  it.each([
    ["requires_payment_method", "awaitingCard"],
    ["requires_confirmation", "awaitingCard"],
    ["requires_action", "awaitingGuest"],
    ["processing", "processing"],
    ["requires_capture", "authorised"],
    ["succeeded", "captured"],
    ["canceled", "cancelled"],
    ["a_status_of_next_year", "processing"],
  ])("with the status %s is %s", (status, state) => {
    expect(truthOf({ status }).state).toBe(state)
  })

  it.each([
    ["there is no charge", null],
    ["the charge is only named", "ch_1"],
  ])("gave nothing back where %s", (_, latest_charge) => {
    expect(truthOf({ latest_charge }).refunded).toBe(0)
  })

  it("belongs to no booking where none is written on it", () => {
    expect(truthOf({ metadata: {} })).toMatchObject({ booking: "", attempt: 0 })
  })

  it("says why its last card was declined", () => {
    const last_payment_error = { code: "card_declined", decline_code: "lost_card" }

    expect(truthOf({ last_payment_error }).decline).toBe("lostCard")
  })

  it.each([
    ["on_session", { kept_for: "a1" }, "a1"],
    ["on_session", {}, null],
    ["off_session", { kept_for: "a1" }, null],
    [null, { kept_for: "a1" }, null],
  ])("to be used again %s, with %j written on it, is kept for: %s", (usage, metadata, account) => {
    expect(truthOf({ setup_future_usage: usage, metadata }).keptFor).toBe(account)
  })
})
