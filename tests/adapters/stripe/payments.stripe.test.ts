import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { aCard, aSandbox, aStartedPayment } from "./a-sandbox.ts"

const run = Effect.runPromise
let world: ReturnType<typeof aSandbox>
beforeEach(() => {
  world = aSandbox()
})

const paidWith = async (number: string) => {
  const started = await aStartedPayment(world)
  const answer = await run(world.cards.confirm(started.form, aCard(number)))
  return { ...started, answer, truth: await run(world.payments.find(started.payment)) }
}

describe("Stripe payments against the sandbox", () => {
  it("knows which booking, try and amount a payment is for", { tags: "§7.8" }, async () => {
    const { payment } = await aStartedPayment(world, 3)

    expect(await run(world.payments.find(payment))).toMatchObject({
      booking: "b".repeat(26),
      attempt: 3,
      amount: 64496,
      currency: "myr",
      state: "awaitingCard",
      decline: null,
    })
  })

  it("starts the same try of a booking once", async () => {
    const first = await aStartedPayment(world)
    const again = await aStartedPayment(world)
    const next = await aStartedPayment(world, 2)

    expect(again.payment).toBe(first.payment)
    expect(next.payment).not.toBe(first.payment)
  })

  it.each(["4242424242424242", "5555555555554444", "378282246310005", "4000004580000002"])(
    "authorises the card %s and takes no money yet",
    async (number) => {
      const { answer, truth } = await paidWith(number)

      expect(answer).toEqual({ kind: "authorised" })
      expect(truth).toMatchObject({ state: "authorised", captured: 0 })
    },
  )

  it.each([
    ["4000000000000002", "declined"],
    ["4000000000009995", "insufficientFunds"],
    ["4000000000009987", "lostCard"],
    ["4000000000009979", "stolenCard"],
    ["4000000000000069", "expiredCard"],
    ["4000000000000127", "incorrectCvc"],
    ["4000000000000119", "processingError"],
    ["4242424242424241", "incorrectNumber"],
    ["4100000000000019", "blocked"],
    ["4000000000000341", "declined"],
  ])("says why the card %s is not accepted: %s", async (number, reason) => {
    const { answer, truth } = await paidWith(number)

    expect(answer).toEqual({ kind: "declined", reason })
    expect(truth).toMatchObject({ state: "awaitingCard", decline: reason })
  })

  it("takes another card after a declined one", async () => {
    const { form, payment } = await paidWith("4000000000000002")

    await run(world.cards.confirm(form, aCard("4242424242424242")))

    expect(await run(world.payments.find(payment))).toMatchObject({ state: "authorised" })
  })

  it("captures once, however often it is asked with one key", { tags: "§7.8" }, async () => {
    const { payment } = await paidWith("4242424242424242")

    await run(world.payments.capture(payment, "capture-1"))
    const again = await run(world.payments.capture(payment, "capture-1"))

    expect(again).toMatchObject({ state: "captured", captured: 64496 })
  })

  it("refuses to capture what nobody authorised", async () => {
    const { payment } = await aStartedPayment(world)

    const failure = await run(Effect.flip(world.payments.capture(payment, "capture-1")))

    expect(failure).toMatchObject({
      _tag: "PaymentStepRefused",
      code: "payment_intent_unexpected_state",
    })
  })

  it("gives an authorisation back", async () => {
    const { payment } = await paidWith("4242424242424242")

    expect(await run(world.payments.void(payment, "void-1"))).toMatchObject({
      state: "cancelled",
      captured: 0,
    })
  })

  it("refunds in parts, each key once, and never more than was captured", async () => {
    const { payment } = await paidWith("4242424242424242")
    await run(world.payments.capture(payment, "capture-1"))

    await run(world.payments.refund(payment, 4496 as never, "refund-1"))
    await run(world.payments.refund(payment, 4496 as never, "refund-1"))
    const tooMuch = await run(Effect.flip(world.payments.refund(payment, 64496 as never, "r-2")))
    const truth = await run(world.payments.refund(payment, 60000 as never, "refund-3"))

    expect(tooMuch._tag).toBe("PaymentStepRefused")
    expect(truth).toMatchObject({ captured: 64496, refunded: 64496 })
  })

  it("asks the guest's bank where the card wants it, and believes only the provider", async () => {
    const { answer, form, payment, truth } = await paidWith("4000002760003184")
    const challenge = answer as { kind: string; address: string }

    expect(challenge.kind).toBe("challenge")
    expect(truth.state).toBe("awaitingGuest")
    const page = await world.call(challenge.address)
    expect(await page.text()).toContain("3-D Secure")
    await world.call(challenge.address, { method: "POST", body: "answer=complete" })
    expect(await run(world.cards.stateOf(form))).toEqual({ kind: "authorised" })
    expect(await run(world.payments.find(payment))).toMatchObject({ state: "authorised" })
  })

  it("declines when the guest fails the bank's question", async () => {
    const { answer, payment } = await paidWith("4000000000003220")

    await world.call((answer as { address: string }).address, {
      method: "POST",
      body: "answer=fail",
    })

    expect(await run(world.payments.find(payment))).toMatchObject({
      state: "awaitingCard",
      decline: "authenticationFailed",
    })
  })

  it("reads its own provider's messages and refuses all others", async () => {
    const { payment } = await paidWith("4242424242424242")
    const { body, signature } = world.notices.at(-1)!
    const old = signature.replace(/t=\d+/, "t=1700000000")

    const read = await run(world.payments.readNotice(body, signature))

    expect(read.payment).toBe(payment)
    const refusals = [
      world.payments.readNotice(`${body} `, signature),
      world.payments.readNotice(body, old),
      world.payments.readNotice(body, "nonsense"),
    ]
    for (const refusal of refusals)
      expect((await run(Effect.flip(refusal)))._tag).toBe("NoticeRefused")
  })

  it("shows a payment to nobody who has not its secret", async () => {
    const { form, payment } = await aStartedPayment(world)
    const stranger = { ...form, clientSecret: `${payment}_secret_guessed` }

    await run(world.cards.confirm(stranger, aCard("4242424242424242")))

    expect(await run(world.payments.find(payment))).toMatchObject({ state: "awaitingCard" })
  })
})

describe("a provider that does not answer", () => {
  it.each([
    ["is down", () => Promise.reject(new TypeError("fetch failed"))],
    ["fails inside", async () => Response.json({ error: { type: "api_error" } }, { status: 500 })],
    ["is busy", async () => Response.json({ error: {} }, { status: 429 })],
    ["talks nonsense", async () => new Response("<html>", { status: 502 })],
  ])("%s: the outcome is unknown, not refused", async (_name, answer) => {
    const { stripePayments } = await import("#adapters/stripe/payments.stripe.ts")
    const payments = stripePayments({
      secretKey: "sk_test",
      webhookSecret: "whsec",
      apiBase: "http://stripe.test",
      fetch: answer as typeof fetch,
    })

    const order = { booking: "b", attempt: 1, amount: 1000 as never, method: "card" } as const

    expect((await run(Effect.flip(payments.start(order))))._tag).toBe("PaymentsUnreachable")
  })
})
