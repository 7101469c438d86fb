import { stripePayments } from "#adapters/stripe/payments.stripe.ts"
import type { Sen } from "#core/money/sen.ts"
import { sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { KEPT_MS, type Break } from "#fixtures/sandbox/stripe/kept-answers.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { aCard, aSandbox, aStartedPayment } from "./a-sandbox.ts"

const run = Effect.runPromise
const order = { booking: "b".repeat(26), attempt: 1, amount: 64496 as Sen, method: "card" } as const

let breaks: Array<Break>
let now: number
let keys: Array<string>
let world: ReturnType<typeof aSandbox>
beforeEach(() => {
  breaks = []
  keys = []
  now = Date.parse("2026-11-21T02:30:00.000Z")
  world = aSandbox(undefined, { now: () => new Date(now), breaks: () => breaks.shift() ?? null })
})

/** The adapter over a wire that notes the keys of its calls, and may be down. */
const overWire = (isDown = false) =>
  stripePayments({
    ...sandboxKeys,
    apiBase: `http://sandbox.test${sandboxKeys.publicPath}`,
    fetch: async (...asked) => {
      const key = new Headers(asked[1]?.headers).get("idempotency-key")
      if (key !== null) keys.push(key)
      if (isDown) throw new TypeError("fetch failed")
      return world.call(...asked)
    },
  })

const authorised = async () => {
  const { payment, form } = await aStartedPayment(world)
  await run(world.cards.confirm(form, aCard("4242424242424242")))
  return payment
}

const captured = async () => {
  const payment = await authorised()
  await run(world.payments.capture(payment, "capture-1"))
  return payment
}

const refundOf = (payment: string) => world.payments.refund(payment, 10_000 as Sen, "refund-1")

describe("a key whose first answer was a 500", () => {
  it("gets that answer for a day, and is forgotten then", async () => {
    const asked = () =>
      world.call(`http://sandbox.test${sandboxKeys.publicPath}/v1/refunds`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${sandboxKeys.secretKey}`,
          "idempotency-key": "a-key",
        },
        body: "payment_intent=none",
      })
    breaks = ["beforeEffect"]

    const answers = [await asked(), await asked()]
    now += KEPT_MS
    answers.push(await asked())

    expect(answers.map(({ status }) => status)).toEqual([500, 500, 404])
    expect(answers.map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([
      null,
      "true",
      null,
    ])
  })

  it("does not keep a payment from being started", async () => {
    breaks = ["beforeEffect"]

    const { payment } = await run(world.payments.start(order))

    const { booking, attempt, amount } = order
    expect(await run(world.payments.find(payment))).toMatchObject({ booking, attempt, amount })
  })

  it("is used no more than three times anew in one call, and goes on from there in the next", async () => {
    breaks = ["beforeEffect", "beforeEffect", "beforeEffect"]
    const payments = overWire()
    const name = `start-${order.booking}-1`

    expect((await run(Effect.flip(payments.start(order))))._tag).toBe("PaymentsUnreachable")
    expect(keys).toEqual([name, `${name}-2`, `${name}-3`])
    await run(payments.start(order))
    expect(keys.slice(3)).toEqual([name, `${name}-2`, `${name}-3`, `${name}-4`])
  })

  it("uses up no more than twenty keys in a day", async () => {
    breaks = Array<Break>(40).fill("beforeEffect")
    const payments = overWire()

    for (let call = 0; call < 8; call += 1) await run(Effect.flip(payments.start(order)))

    expect(breaks).toHaveLength(20)
    expect(new Set(keys).size).toBe(20)
  })

  it("finds the payment that was started all the same", async () => {
    breaks = ["afterEffect"]
    const payments = overWire()

    const { payment } = await run(payments.start(order))

    expect(keys).toHaveLength(1)
    const found = await run(payments.startedFor(order))
    expect(found.map((truth) => truth.payment)).toEqual([payment])
  })

  it("takes no payment for its own that was called off, or is of another amount", async () => {
    const first = await run(world.payments.start(order))
    await run(world.payments.void(first.payment, "void-1"))
    await run(world.payments.start({ ...order, booking: "c".repeat(26) }))
    now += KEPT_MS
    const other = await run(world.payments.start({ ...order, amount: 1000 as Sen }))
    now += KEPT_MS
    breaks = ["beforeEffect"]

    const { payment } = await run(world.payments.start(order))

    expect([first.payment, other.payment]).not.toContain(payment)
  })

  it.each(["beforeEffect", "afterEffect"] as const)(
    "does not keep money from being taken or given back: broken %s",
    async (moment) => {
      const payment = await authorised()
      const { payment: unwanted } = await run(world.payments.start({ ...order, attempt: 2 }))

      breaks = [moment]
      const taken = await run(world.payments.capture(payment, "capture-1"))
      breaks = [moment]
      const back = await run(refundOf(payment))
      breaks = [moment]
      const calledOff = await run(world.payments.void(unwanted, "void-1"))

      expect(taken).toMatchObject({ state: "captured", captured: 64496 })
      expect(back).toMatchObject({ refunded: 10_000 })
      expect(calledOff).toMatchObject({ state: "cancelled" })
    },
  )
})

describe("a key whose first answer was a refusal", () => {
  it("does not keep the money from being taken once it is there", async () => {
    const { payment, form } = await aStartedPayment(world)
    await run(Effect.flip(world.payments.capture(payment, "capture-1")))
    await run(world.cards.confirm(form, aCard("4242424242424242")))

    expect(await run(world.payments.capture(payment, "capture-1"))).toMatchObject({
      state: "captured",
    })
  })

  it("is refused anew where nothing changed", async () => {
    const { payment } = await aStartedPayment(world)
    const asked = () => run(Effect.flip(world.payments.capture(payment, "capture-1")))

    const refusals = [await asked(), await asked(), await asked()]

    const code = "payment_intent_unexpected_state"
    expect(refusals).toMatchObject(Array(3).fill({ _tag: "PaymentStepRefused", code }))
  })
})

describe("a key that the provider forgot", () => {
  it("gives no money back a second time", async () => {
    const payment = await captured()
    await run(refundOf(payment))
    now += KEPT_MS

    expect(await run(refundOf(payment))).toMatchObject({ refunded: 10_000 })
    expect(await run(world.payments.refund(payment, 10_000 as Sen, "refund-2"))).toMatchObject({
      refunded: 20_000,
    })
  })
})

describe("a call that nobody answers", () => {
  it("may still be under way: it is asked again with its own key only", async () => {
    const down = overWire(true)

    expect((await run(Effect.flip(down.start(order))))._tag).toBe("PaymentsUnreachable")
    expect((await run(Effect.flip(down.capture("pi_1", "capture-1"))))._tag).toBe(
      "PaymentsUnreachable",
    )

    const name = `start-${order.booking}-1`
    expect(keys).toEqual([name, name, "capture-1", "capture-1"])
  })
})
