import { stripeCardPayments } from "#adapters/stripe/card-payments.stripe.ts"
import type { OpenForm } from "#adapters/stripe/open-form.ts"
import { cardAtProvider, cardKeptBefore } from "#core/payment/card-payments.port.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const order = { clientSecret: "pi_1_secret_1", publishableKey: "pk_test_1", sandbox: "" }
const elements = { name: "the open form" }

/** Stripe's script, which gives one answer to whatever it is asked. */
const cardsThatAnswer = (answer: unknown, isOpen = true) => {
  const asked: Array<unknown> = []
  const call = (name: string) => async (said: unknown) => {
    asked.push([name, said])
    return answer
  }
  const stripe = {
    confirmPayment: call("confirm"),
    retrievePaymentIntent: call("retrieve"),
  } as unknown as OpenForm["stripe"]
  const cards = stripeCardPayments({
    formNow: () => (isOpen ? ({ stripe, elements } as unknown as OpenForm) : null),
    stripeNow: async () => stripe,
    here: () => "https://stay.test/checkout",
  })
  return { cards, asked }
}

const stateAfter = (answer: unknown) =>
  Effect.runPromise(Effect.result(cardsThatAnswer(answer).cards.stateOf(order)))

describe("a card that Stripe's script confirms", () => {
  const authorised = { paymentIntent: { status: "requires_capture" } }
  const returning = {
    redirect: "if_required",
    confirmParams: { return_url: "https://stay.test/checkout" },
  }

  it("is confirmed by the open form, and its guest comes back to the page", async () => {
    const { cards, asked } = cardsThatAnswer(authorised)

    await Effect.runPromise(cards.confirm(order, cardAtProvider))

    expect(asked).toEqual([["confirm", { elements, clientSecret: "pi_1_secret_1", ...returning }]])
  })

  it("needs no open form where it was kept before", async () => {
    const { cards, asked } = cardsThatAnswer(authorised, false)

    await Effect.runPromise(cards.confirm(order, cardKeptBefore))

    expect(asked).toEqual([["confirm", { clientSecret: "pi_1_secret_1", ...returning }]])
  })

  it("is asked about by the secret of its payment", async () => {
    const { cards, asked } = cardsThatAnswer(authorised, false)

    await Effect.runPromise(cards.stateOf(order))

    expect(asked).toEqual([["retrieve", "pi_1_secret_1"]])
  })
})

describe("what Stripe's script says of a card", () => {
  it.each([
    ["requires_capture", { kind: "authorised" }],
    ["succeeded", { kind: "authorised" }],
    ["requires_payment_method", { kind: "declined", reason: "declined" }],
    ["processing", { kind: "processing" }],
    ["requires_action", { kind: "processing" }],
    ["canceled", { kind: "processing" }],
  ])("with the status %s is %j", async (status, said) => {
    expect(await stateAfter({ paymentIntent: { status } })).toMatchObject({ success: said })
    const code = "payment_intent_unexpected_state"
    const error = { type: "invalid_request_error", code, payment_intent: { status } }
    expect(await stateAfter({ error })).toMatchObject({ success: said })
  })

  it.each([
    "api_connection_error",
    "api_error",
    "authentication_error",
    "idempotency_error",
    "rate_limit_error",
  ])("is nothing where the trouble is Stripe's own: %s", async (type) => {
    const error = { type, code: "expired_card" }

    expect(await stateAfter({ error })).toMatchObject({ failure: { _tag: "PaymentsUnreachable" } })
  })

  it.each([
    [{ type: "card_error", code: "card_declined", decline_code: "lost_card" }, "lostCard"],
    [{ type: "validation_error", code: "invalid_number" }, "incorrectNumber"],
    [{ type: "invalid_request_error", code: "payment_intent_unexpected_state" }, "declined"],
    [
      { type: "card_error", code: "expired_card", payment_intent: { status: "succeeded" } },
      "expiredCard",
    ],
  ])("is a refusal with its reason: %j", async (error, reason) => {
    expect(await stateAfter({ error })).toMatchObject({ success: { kind: "declined", reason } })
  })
})
