import { stripePayments } from "#adapters/stripe/payments.stripe.ts"
import type { Sen } from "#core/money/sen.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aPaymentAnswer, aScriptedWire } from "./a-scripted-wire.ts"

const run = Effect.runPromise
const order = { booking: "b1", attempt: 2, amount: 64496 as Sen, method: "card" } as const

/** Stripe's adapter over a wire, at a place of its own or at Stripe's. */
const over = ({ fetch }: ReturnType<typeof aScriptedWire>, apiBase: string | null = "/stripe") =>
  stripePayments({ secretKey: "sk_test_1", webhookSecret: "whsec_1", apiBase, fetch })

const aList = (data: ReadonlyArray<unknown>) => ({ body: { object: "list", data } })

describe("where Stripe is asked", () => {
  it("is Stripe's own address, with the secret key, unless another is given", async () => {
    const wire = aScriptedWire(aPaymentAnswer())

    await run(over(wire, null).find("pi_1"))

    expect(wire.lines()).toEqual([
      "GET https://api.stripe.com/v1/payment_intents/pi_1?expand[0]=latest_charge",
    ])
    expect(wire.asked[0]?.headers.get("authorization")).toBe("Bearer sk_test_1")
  })

  it.each(["http://stripe.test/sandbox", "http://stripe.test/sandbox/"])(
    "is the same path at another place: %s",
    async (apiBase) => {
      const wire = aScriptedWire(aPaymentAnswer())

      await run(over(wire, apiBase).find("pi_1"))

      expect(wire.lines()).toEqual([
        "GET http://stripe.test/sandbox/v1/payment_intents/pi_1?expand[0]=latest_charge",
      ])
    },
  )

  it("learns nothing of how long earlier calls took", async () => {
    const wire = aScriptedWire(aPaymentAnswer())
    const payments = over(wire)

    await run(payments.find("pi_1"))
    await run(payments.find("pi_1"))

    expect(wire.asked[1]?.headers.has("x-stripe-client-telemetry")).toBe(false)
  })
})

describe("what Stripe is asked for", () => {
  it("starts a card payment that is taken later, for a try of a booking", async () => {
    const wire = aScriptedWire(aPaymentAnswer())

    const started = await run(over(wire).start(order))

    expect(started).toEqual({ payment: "pi_1", clientSecret: "pi_1_secret_1" })
    expect(wire.lines()).toEqual(["POST /stripe/v1/payment_intents"])
    expect(wire.asked[0]?.headers.get("idempotency-key")).toBe("start-b1-2")
    expect(wire.asked[0]?.fields).toEqual({
      amount: "64496",
      currency: "myr",
      capture_method: "manual",
      "allowed_payment_method_types[0]": "card",
      "metadata[booking]": "b1",
      "metadata[attempt]": "2",
    })
  })

  it("has no secret where Stripe says none", async () => {
    const wire = aScriptedWire(aPaymentAnswer({ client_secret: null }))

    expect(await run(over(wire).start(order))).toEqual({ payment: "pi_1", clientSecret: "" })
  })

  it("looks for the payments of a try by what is written on them, and reads whole ones", async () => {
    const { body } = aPaymentAnswer()
    const wire = aScriptedWire(aList([body, { id: "pi_2", object: "payment_intent" }]))

    const found = await run(over(wire).startedFor({ booking: "b1", attempt: 2 }))

    const { searchParams } = new URL(wire.asked[0]!.address, "http://site.test")
    expect(Object.fromEntries(searchParams)).toEqual({
      query: 'metadata["booking"]:"b1" AND metadata["attempt"]:"2"',
      "expand[0]": "data.latest_charge",
    })
    expect(found.map(({ payment }) => payment)).toEqual(["pi_1"])
  })

  it.each([
    ["capture", "succeeded", "captured"],
    ["cancel", "canceled", "cancelled"],
  ] as const)("takes the step %s with its charge, under its key", async (step, status, state) => {
    const wire = aScriptedWire(aPaymentAnswer({ status }))
    const payments = over(wire)

    const truth = await run(
      step === "capture" ? payments.capture("pi_1", "key-1") : payments.void("pi_1", "key-1"),
    )

    expect(truth.state).toBe(state)
    expect(wire.lines()).toEqual([`POST /stripe/v1/payment_intents/pi_1/${step}`])
    expect(wire.asked[0]?.headers.get("idempotency-key")).toBe("key-1")
    expect(wire.asked[0]?.fields).toEqual({ "expand[0]": "latest_charge" })
  })
})

describe("what is asked for money to go back", () => {
  const refund = { id: "re_1", object: "refund", metadata: { key: "refund-1" } }
  const after = aPaymentAnswer({ latest_charge: { id: "ch_1", amount_refunded: 4496 } })

  it("is the amount alone, once no refund of this key is there", async () => {
    const others = [
      { ...refund, metadata: { key: "refund-2" } },
      { ...refund, metadata: null },
    ]
    const wire = aScriptedWire(aList(others), { body: refund }, after)

    const truth = await run(over(wire).refund("pi_1", 4496 as Sen, "refund-1"))

    expect(truth.refunded).toBe(4496)
    expect(wire.lines()).toEqual([
      "GET /stripe/v1/refunds?payment_intent=pi_1&limit=100",
      "POST /stripe/v1/refunds",
      "GET /stripe/v1/payment_intents/pi_1?expand[0]=latest_charge",
    ])
    expect(wire.asked[1]?.headers.get("idempotency-key")).toBe("refund-1")
    expect(wire.asked[1]?.fields).toEqual({
      payment_intent: "pi_1",
      amount: "4496",
      "metadata[key]": "refund-1",
    })
  })

  it("is nothing where a refund of this key is there", async () => {
    const wire = aScriptedWire(aList([refund]), after)

    await run(over(wire).refund("pi_1", 4496 as Sen, "refund-1"))

    expect(wire.asked.map(({ method }) => method)).toEqual(["GET", "GET"])
  })
})
