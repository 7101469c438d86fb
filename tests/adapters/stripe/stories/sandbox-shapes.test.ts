import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { aCard, aSandbox, aStartedPayment } from "#tests/adapters/stripe/a-sandbox.ts"
import { sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { documentedShapes } from "#tests/adapters/stripe/documented-shapes.ts"

const run = Effect.runPromise

/** Everything that the sandbox said over HTTP and in its messages. */
const heard: Array<Record<string, unknown>> = []

let world: ReturnType<typeof aSandbox>
beforeEach(() => {
  heard.length = 0
  const asked = aSandbox((answer) => heard.push(answer))
  world = asked
})

const kindOf = (value: unknown): string => {
  if (value === null) return "nothing"
  return Array.isArray(value) ? "list" : typeof value
}

const names: Readonly<Record<string, string>> = {
  payment_intent: "paymentIntent",
  search_result: "searchResult",
}

const nameOf = (object: unknown): string => names[String(object)] ?? String(object)

/** The fields that the provider does not have, or holds another kind of thing in. */
const strangersIn = (said: Record<string, unknown>): ReadonlyArray<string> => {
  const shape = documentedShapes[nameOf(said["object"])] ?? {}
  return Object.entries(said)
    .filter(([field, value]) => {
      const [wanted, given] = [shape[field], kindOf(value)]
      return (
        wanted === undefined || (wanted !== given && wanted !== "nothing" && given !== "nothing")
      )
    })
    .map(([field]) => `${said["object"]}.${field}`)
}

type Said = Record<string, unknown>
type Told = Said & { readonly type: string; readonly data: { readonly object: Said } }

const REFUNDED = "4242424242424242"
const REFUND_PENDING = "4000000000007726"
const REFUND_FAILS = "4000000000005126"

const refundedTo = async (card: string) => {
  const { payment, form } = await aStartedPayment(world)
  await run(world.cards.confirm(form, aCard(card)))
  await run(world.payments.capture(payment, "capture-1"))
  const back = await run(world.payments.refund(payment, 1000 as never, "refund-1"))
  return { back, events: world.notices.map(({ body }) => JSON.parse(body) as Told) }
}

const answeredRefund = () => heard.find(({ object }) => object === "refund")

describe("what the sandbox says", () => {
  it("has only fields of the provider's own objects, with the same kind of thing in each", async () => {
    const { back, events } = await refundedTo(REFUND_FAILS)
    await run(world.payments.startedFor(back))
    await run(world.payments.refund(back.payment, 500 as never, "refund-2"))
    const about = events.map(({ data }) => data.object)
    const listed = heard.flatMap(({ data }) => (Array.isArray(data) ? (data as Array<Said>) : []))
    const objects = [...heard, ...listed, ...events, ...about].filter((said) => "object" in said)
    const charges = objects.flatMap(({ latest_charge: charge }) =>
      typeof charge === "object" && charge !== null ? [charge as Record<string, unknown>] : [],
    )

    const said = new Set([...objects, ...charges].map((said) => nameOf(said["object"])))
    expect([...said].toSorted()).toEqual([
      "charge",
      "event",
      "list",
      "paymentIntent",
      "refund",
      "searchResult",
    ])
    expect([...new Set([...objects, ...charges].flatMap(strangersIn))]).toEqual([])
  })
})

describe("a refund in the sandbox", () => {
  const toldOf = (events: ReadonlyArray<Told>) =>
    events
      .filter(({ data }) => data.object["object"] !== "payment_intent")
      .map(({ type, data }) => [type, data.object["object"], data.object["status"]])

  it("is back at once", async () => {
    const { back, events } = await refundedTo(REFUNDED)

    expect(answeredRefund()).toMatchObject({ status: "succeeded", amount: 1000 })
    expect(back.refunded).toBe(1000)
    expect(toldOf(events)).toEqual([["charge.refunded", "charge", "succeeded"]])
  })

  it("of the card that lets refunds wait is pending, and back a moment later", async () => {
    const { back, events } = await refundedTo(REFUND_PENDING)

    expect(answeredRefund()).toMatchObject({ status: "pending" })
    expect(back.refunded).toBe(1000)
    expect(toldOf(events).at(-1)).toEqual(["refund.updated", "refund", "succeeded"])
  })

  it("of the card that fails refunds is said to be back, and fails a moment later", async () => {
    const { back, events } = await refundedTo(REFUND_FAILS)
    const { body, signature } = world.notices.at(-1)!

    expect(answeredRefund()).toMatchObject({ status: "succeeded" })
    expect(back.refunded).toBe(0)
    expect(toldOf(events).at(-1)).toEqual(["refund.failed", "refund", "failed"])
    expect(await run(world.payments.readNotice(body, signature))).toMatchObject({
      payment: back.payment,
      refundFailed: true,
    })
  })
})

describe("a message about a dispute", () => {
  it.each([
    ["charge.dispute.created", "needs_response", "opened"],
    ["charge.dispute.updated", "under_review", null],
    ["charge.dispute.closed", "won", "won"],
    ["charge.dispute.closed", "warning_closed", "won"],
    ["charge.dispute.closed", "lost", "lost"],
  ])("names the payment: %s with the status %s is %s", async (type, status, dispute) => {
    const { payment } = await aStartedPayment(world)
    const { body, signature } = world.noticeOf(type, {
      id: "du_sandbox1",
      object: "dispute",
      payment_intent: payment,
      status,
    })

    expect(await run(world.payments.readNotice(body, signature))).toMatchObject({
      payment,
      dispute,
    })
  })
})

it.each([
  ["card", 200],
  ["fpx", 400],
  ["", 400],
])("the sandbox starts a payment of kind %j with status %i", async (kind, status) => {
  const answer = await world.call(
    `http://sandbox.test${sandboxKeys.publicPath}/v1/payment_intents`,
    {
      method: "POST",
      headers: { authorization: `Bearer ${sandboxKeys.secretKey}`, "idempotency-key": "a-key" },
      body: new URLSearchParams({
        amount: "1000",
        currency: "myr",
        capture_method: "manual",
        "allowed_payment_method_types[0]": kind,
      }),
    },
  )

  expect(answer.status).toBe(status)
})
