import { sandboxCardPayments } from "#adapters/stripe/card-payments.sandbox.ts"
import { cardKeptBefore, type GivenCard } from "#core/payment/card-payments.port.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aCard } from "./a-sandbox.ts"
import { aScriptedWire } from "./a-scripted-wire.ts"

const order = { clientSecret: "pi_1_secret_1", publishableKey: "pk_test_1", sandbox: "/sandbox" }

const seen = (changes: object = {}) => ({
  status: "requires_capture",
  next_action: null,
  last_payment_error: null,
  ...changes,
})

const confirmed = async (card: GivenCard) => {
  const wire = aScriptedWire({ body: seen() })
  await Effect.runPromise(sandboxCardPayments(wire.fetch, () => "bm").confirm(order, card))
  return wire
}

const stateAfter = (body: unknown, status = 200) =>
  Effect.runPromise(
    Effect.result(
      sandboxCardPayments(aScriptedWire({ status, body }).fetch, () => "en").stateOf(order),
    ),
  )

describe("our own card form at the sandbox", () => {
  it("sends what was typed to the payment that its secret names", async () => {
    const wire = await confirmed({ ...aCard("4242424242424242"), expiryMonth: 3 })

    expect(wire.lines()).toEqual(["POST /sandbox/v1/payment_intents/pi_1/confirm"])
    expect(wire.asked[0]?.headers.get("authorization")).toBe("Bearer pk_test_1")
    expect(wire.asked[0]?.fields).toEqual({
      client_secret: "pi_1_secret_1",
      locale: "bm",
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": "4242424242424242",
      "payment_method_data[card][exp_month]": "3",
      "payment_method_data[card][exp_year]": "2040",
      "payment_method_data[card][cvc]": "123",
      "payment_method_data[billing_details][name]": "Aisyah Rahman",
    })
  })

  it("sends nothing of a card that was kept before", async () => {
    const wire = await confirmed(cardKeptBefore)

    expect(wire.asked[0]?.fields).toEqual({ client_secret: "pi_1_secret_1", locale: "bm" })
  })

  it("asks what became of a payment by its secret", async () => {
    const wire = aScriptedWire({ body: seen() })

    await Effect.runPromise(sandboxCardPayments(wire.fetch, () => "en").stateOf(order))

    expect(wire.lines()).toEqual([
      "GET /sandbox/v1/payment_intents/pi_1?client_secret=pi_1_secret_1",
    ])
    expect(wire.asked[0]?.headers.get("authorization")).toBe("Bearer pk_test_1")
  })
})

describe("what the sandbox says of a card", () => {
  const next_action = { redirect_to_url: { url: "/bank/1" } }
  const last_payment_error = { code: "card_declined", decline_code: "lost_card" }

  it.each([
    [{}, { kind: "authorised" }],
    [{ status: "succeeded" }, { kind: "authorised" }],
    [{ status: "processing" }, { kind: "processing" }],
    [
      { status: "requires_action", next_action },
      { kind: "challenge", address: "/bank/1" },
    ],
    [{ status: "requires_action" }, { kind: "processing" }],
    [{ status: "requires_capture", next_action }, { kind: "authorised" }],
    [
      { status: "requires_payment_method", last_payment_error },
      { kind: "declined", reason: "lostCard" },
    ],
    [{ status: "requires_payment_method" }, { kind: "processing" }],
  ])("is read from its payment: %j", async (changes, said) => {
    expect(await stateAfter(seen(changes))).toMatchObject({ success: said })
  })

  it.each([402, 404, 428, 430, 499])("is read from a refusal with %i", async (status) => {
    const error = { code: "expired_card" }

    expect(await stateAfter({ error }, status)).toMatchObject({
      success: { kind: "declined", reason: "expiredCard" },
    })
  })

  it.each([429, 500, 501])("is nothing in an answer with %i", async (status) => {
    const error = { code: "expired_card" }

    expect(await stateAfter({ error }, status)).toMatchObject({
      failure: { _tag: "PaymentsUnreachable" },
    })
  })

  it("is nothing in an answer that nobody can read", async () => {
    expect(await stateAfter({ id: "pi_1" })).toMatchObject({
      failure: { _tag: "PaymentsUnreachable" },
    })
  })
})
