import { stripePayments } from "#adapters/stripe/payments.stripe.ts"
import type { Sen } from "#core/money/sen.ts"
import { sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { aCard, aSandbox, aStartedPayment } from "./a-sandbox.ts"

const run = Effect.runPromise
const order = { booking: "b".repeat(26), attempt: 1, amount: 64496 as Sen, method: "card" } as const

/** Stripe's adapter over a wire on which something goes wrong. */
const paymentsOver = (wire: typeof fetch) =>
  stripePayments({
    secretKey: sandboxKeys.secretKey,
    webhookSecret: sandboxKeys.webhookSecret,
    apiBase: `http://sandbox.test${sandboxKeys.publicPath}`,
    fetch: wire,
  })

/** The first answer to a call that changes something is lost, after its effect. */
const losing =
  (call: typeof fetch): typeof fetch =>
  async (...asked) => {
    const answer = await call(...asked)
    const isFirst = asked[1]?.method === "POST" && !lost
    lost ||= isFirst
    return isFirst ? Response.json({ error: { type: "api_error" } }, { status: 500 }) : answer
  }
let lost = false
beforeEach(() => {
  lost = false
})

describe("a payment whose answer is lost after its effect", () => {
  it("is started once", async () => {
    const world = aSandbox()

    const started = await run(paymentsOver(losing(world.call)).start(order))

    expect(lost).toBe(true)
    expect((await run(world.payments.start(order))).payment).toBe(started.payment)
  })

  it("is captured once, and refunded once", async () => {
    const world = aSandbox()
    const { payment, form } = await aStartedPayment(world)
    await run(world.cards.confirm(form, aCard("4242424242424242")))

    const captured = await run(paymentsOver(losing(world.call)).capture(payment, "capture-1"))
    lost = false
    const back = await run(
      paymentsOver(losing(world.call)).refund(payment, 4496 as Sen, "refund-1"),
    )

    expect(captured).toMatchObject({ state: "captured", captured: 64496 })
    expect(back).toMatchObject({ captured: 64496, refunded: 4496 })
  })
})

describe("a provider that takes its time", () => {
  afterEach(() => vi.useRealTimers())

  it("is given up after ten seconds, twice, and the outcome is unknown", async () => {
    vi.useFakeTimers()
    const silent = paymentsOver(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new TypeError("aborted")))
        }),
    )
    let outcome = "none"
    const asked = run(Effect.flip(silent.start(order))).then(({ _tag }) => (outcome = _tag))

    await vi.advanceTimersByTimeAsync(20_299)
    expect(outcome).toBe("none")
    await vi.advanceTimersByTimeAsync(1)

    expect(await asked).toBe("PaymentsUnreachable")
  })
})

describe("a provider that is just answering the same question", () => {
  it("refuses nothing: what became of it is asked later", async () => {
    const busy = paymentsOver(async () =>
      Response.json(
        { error: { type: "idempotency_error", code: "idempotency_key_in_use" } },
        { status: 409 },
      ),
    )

    expect((await run(Effect.flip(busy.start(order))))._tag).toBe("PaymentsUnreachable")
  })
})

describe("a provider whose answer nobody can read", () => {
  it.each([
    ["half an answer", '{"id": "pi_'],
    ["a page", "<html>Welcome to the hotel's network</html>"],
    ["nothing", ""],
    ["an empty answer", "{}"],
    ["no answer", "null"],
    ["a list", "[]"],
    ["another thing", '{"id": "cus_1", "object": "customer"}'],
    ["a thing without a name", '{"object": "payment_intent", "status": "succeeded"}'],
    ["a thing without an amount", '{"id": "pi_1", "object": "payment_intent", "metadata": {}}'],
  ])("%s leaves the outcome of every call unknown", async (_, body) => {
    const garbled = paymentsOver(async () => new Response(body))

    const failures = await run(
      Effect.all([
        Effect.flip(garbled.start(order)),
        Effect.flip(garbled.find("pi_1")),
        Effect.flip(garbled.capture("pi_1", "capture-1")),
        Effect.flip(garbled.void("pi_1", "void-1")),
        Effect.flip(garbled.refund("pi_1", 100 as Sen, "refund-1")),
      ]),
    )

    expect(failures.map(({ _tag }) => _tag)).toEqual(Array(5).fill("PaymentsUnreachable"))
  })
})

describe("a message of a provider whose clock is not ours", () => {
  it.each([
    [-301, "refused"],
    [-200, "read"],
    [200, "read"],
  ])("signed %i seconds away is %s", async (seconds, outcome) => {
    vi.useFakeTimers({ toFake: ["Date"] })
    vi.setSystemTime(Date.now() + seconds * 1000)
    const { body, signature } = aSandbox().noticeOf("payment_intent.succeeded", {
      id: "pi_1",
      object: "payment_intent",
    })
    vi.useRealTimers()

    const heard = run(
      paymentsOver(fetch)
        .readNotice(body, signature)
        .pipe(Effect.match({ onSuccess: () => "read", onFailure: () => "refused" })),
    )

    expect(await heard).toBe(outcome)
  })
})
