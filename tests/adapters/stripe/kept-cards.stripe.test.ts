import { stripeKeptCards } from "#adapters/stripe/kept-cards.stripe.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aPaymentAnswer, aRefusal, aScriptedWire } from "./a-scripted-wire.ts"

const run = Effect.runPromise

const over = ({ fetch }: ReturnType<typeof aScriptedWire>) =>
  stripeKeptCards({ secretKey: "sk_1", webhookSecret: "whsec_1", apiBase: "/stripe", fetch })

const kept = {
  brand: "visa",
  lastFour: "4242",
  expiryMonth: 12,
  expiryYear: 2034,
  customer: "cus_1",
  name: "pm_1",
} as const

const fieldsFor = async (card: Parameters<ReturnType<typeof over>["arrange"]>[1]) => {
  const wire = aScriptedWire(aPaymentAnswer())
  await run(over(wire).arrange("pi_1", card))
  expect(wire.lines()).toEqual(["POST /stripe/v1/payment_intents/pi_1"])
  return wire.asked[0]?.fields
}

describe("what is arranged with Stripe for a payment", () => {
  it("keeps nothing of a card that is typed", async () => {
    expect(await fieldsFor({ use: "typed" })).toEqual({
      setup_future_usage: "",
      "metadata[kept_for]": "",
    })
  })

  it("keeps a card for the account of its guest, who is there whenever it pays", async () => {
    expect(await fieldsFor({ use: "keeping", account: "a1" })).toEqual({
      setup_future_usage: "on_session",
      "metadata[kept_for]": "a1",
    })
  })

  it("names the kept card that pays, and keeps nothing of it a second time", async () => {
    expect(await fieldsFor({ use: "kept", card: kept })).toEqual({
      customer: "cus_1",
      payment_method: "pm_1",
      setup_future_usage: "",
      "metadata[kept_for]": "",
    })
  })

  it.each([
    ["typed", 400, "payment_intent_unexpected_state", "PaymentStepRefused"],
    ["typed", 404, "resource_missing", "PaymentStepRefused"],
    ["typed", 500, "resource_missing", "PaymentsUnreachable"],
    ["kept", 400, "payment_intent_unexpected_state", "PaymentStepRefused"],
    ["kept", 404, "resource_missing", "KeptCardUnknown"],
    ["kept", 500, "resource_missing", "PaymentsUnreachable"],
  ] as const)(
    "a card that is %s, answered with %i (%s), comes to: %s",
    async (use, status, code, tag) => {
      const card = use === "kept" ? ({ use, card: kept } as const) : ({ use } as const)

      const failure = await run(
        Effect.flip(over(aScriptedWire(aRefusal(status, code))).arrange("pi_1", card)),
      )

      expect(failure._tag).toBe(tag)
    },
  )

  it.each([{ use: "typed" }, { use: "kept", card: kept }] as const)(
    "a card that is $use, without an answer, says nothing of the card",
    async (card) => {
      const silent = { ...aScriptedWire(), fetch: () => Promise.reject(new Error("reset")) }

      const failure = await run(Effect.flip(over(silent).arrange("pi_1", card)))

      expect(failure._tag).toBe("PaymentsUnreachable")
    },
  )

  it("sends no measurements of earlier answers along", async () => {
    const wire = aScriptedWire(aPaymentAnswer())
    const cards = over(wire)
    for (const payment of ["pi_1", "pi_2"]) await run(cards.arrange(payment, { use: "typed" }))

    const measured = wire.asked.filter(({ headers }) => headers.has("x-stripe-client-telemetry"))
    expect(wire.asked).toHaveLength(2)
    expect(measured).toEqual([])
  })
})

const aMethod = (changes: object = {}) => ({
  id: "pm_1",
  object: "payment_method",
  customer: "cus_1",
  card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2034 },
  ...changes,
})

const aPaidOne = (payment_method: unknown, changes: object = {}) =>
  aPaymentAnswer({
    status: "requires_capture",
    setup_future_usage: "on_session",
    metadata: { kept_for: "a1" },
    payment_method,
    ...changes,
  })

describe("a card that Stripe keeps", () => {
  it.each([["cus_1"], [{ id: "cus_1" }]])("belongs to its customer: %j", async (customer) => {
    const wire = aScriptedWire(aPaidOne(aMethod({ customer })))

    expect(await run(over(wire).keep("pi_1"))).toEqual({ account: "a1", card: kept })
    expect(wire.lines()).toEqual(["GET /stripe/v1/payment_intents/pi_1?expand[0]=payment_method"])
  })

  it("is attached to a new customer, of whom nothing is said, where it has none", async () => {
    const attached = { body: aMethod({ customer: "cus_2" }) }
    const customer = { body: { id: "cus_2", object: "customer" } }
    const wire = aScriptedWire(aPaidOne(aMethod({ customer: null })), customer, attached)

    const answer = await run(over(wire).keep("pi_1"))

    expect(answer?.card.customer).toBe("cus_2")
    expect(wire.asked.slice(1).map(({ address, fields }) => [address, fields])).toEqual([
      ["/stripe/v1/customers", {}],
      ["/stripe/v1/payment_methods/pm_1/attach", { customer: "cus_2" }],
    ])
  })

  it.each([
    ["mastercard", "mastercard"],
    ["amex", "amex"],
    ["unionpay", "other"],
  ])("of the brand %s is called: %s", async (brand, called) => {
    const card = { ...aMethod().card, brand }

    const answer = await run(over(aScriptedWire(aPaidOne(aMethod({ card })))).keep("pi_1"))

    expect(answer?.card.brand).toBe(called)
  })

  it.each([
    ["nobody asked for it", aMethod(), { setup_future_usage: null }],
    ["the money is not there", aMethod(), { status: "requires_action" }],
    ["the payment has no card yet", null, {}],
    ["the card is only named", "pm_1", {}],
    ["it was paid with something else", aMethod({ card: undefined }), {}],
  ])("is none where %s", async (_, method, changes) => {
    const wire = aScriptedWire(aPaidOne(method, changes))

    expect(await run(over(wire).keep("pi_1"))).toBeNull()
    expect(wire.asked).toHaveLength(1)
  })

  it("is not kept where its customer is refused", async () => {
    const wire = aScriptedWire(
      aPaidOne(aMethod({ customer: null })),
      aRefusal(400, "customer_max_payment_methods"),
    )

    expect(await run(Effect.flip(over(wire).keep("pi_1")))).toMatchObject({
      _tag: "PaymentStepRefused",
      code: "customer_max_payment_methods",
    })
  })
})
