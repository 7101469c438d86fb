import { stripeKeptCards } from "#adapters/stripe/kept-cards.stripe.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aRefusal, aScriptedWire, type Answer } from "./a-scripted-wire.ts"

type Answers = ReadonlyArray<Answer>

/** What Stripe is asked where a card is forgotten, and what comes of it. */
const forgettingOver = async (...answers: Answers) => {
  const wire = aScriptedWire(...answers)
  const { forget } = stripeKeptCards({
    secretKey: "sk_1",
    webhookSecret: "whsec_1",
    apiBase: "/stripe",
    fetch: wire.fetch,
  })
  const outcome = await Effect.runPromise(
    Effect.result(forget({ customer: "cus_1", name: "pm_1" })),
  )
  return { outcome, lines: wire.lines() }
}

const aMethod = (customer: string | null) => ({
  body: { id: "pm_1", object: "payment_method", customer },
})
const aList = (...data: ReadonlyArray<unknown>) => ({ body: { object: "list", data } })
const gone = aRefusal(404, "resource_missing")
const deleted = { body: { id: "cus_1", object: "customer", deleted: true } }

const LOOK = "GET /stripe/v1/payment_methods/pm_1"
const DETACH = "POST /stripe/v1/payment_methods/pm_1/detach"
const LIST = "GET /stripe/v1/payment_methods?customer=cus_1&limit=1"
const DELETE = "DELETE /stripe/v1/customers/cus_1"

describe("forgetting a card at Stripe", () => {
  it("takes the card from its customer, who then is deleted", async () => {
    const { outcome, lines } = await forgettingOver(
      aMethod("cus_1"),
      aMethod(null),
      aList(),
      deleted,
    )

    expect(lines).toEqual([LOOK, DETACH, LIST, DELETE])
    expect(outcome._tag).toBe("Success")
  })

  it("leaves a customer who has another card", async () => {
    const other = { id: "pm_2", object: "payment_method" }
    const { outcome, lines } = await forgettingOver(aMethod("cus_1"), aMethod(null), aList(other))

    expect(lines).toEqual([LOOK, DETACH, LIST])
    expect(outcome._tag).toBe("Success")
  })

  it("takes no card from a customer that was taken before", async () => {
    const { lines } = await forgettingOver(aMethod(null), aList(), deleted)

    expect(lines).toEqual([LOOK, LIST, DELETE])
  })

  it.each([
    ["the card is gone", [gone, aList(), deleted], [LOOK, LIST, DELETE]],
    [
      "it goes at the same moment",
      [aMethod("cus_1"), gone, aList(), deleted],
      [LOOK, DETACH, LIST, DELETE],
    ],
    ["its customer is gone", [gone, gone], [LOOK, LIST]],
    ["the customer goes at the same moment", [gone, aList(), gone], [LOOK, LIST, DELETE]],
  ] as ReadonlyArray<[string, Answers, ReadonlyArray<string>]>)(
    "has nothing more to do where %s",
    async (_, answers, asked) => {
      const { outcome, lines } = await forgettingOver(...answers)

      expect(lines).toEqual(asked)
      expect(outcome._tag).toBe("Success")
    },
  )

  it.each([
    [400, "parameter_invalid", "PaymentStepRefused"],
    [500, "resource_missing", "PaymentsUnreachable"],
  ])("ends where Stripe answers %i with %s: %s", async (status, code, tag) => {
    const { outcome, lines } = await forgettingOver(aRefusal(status, code))

    expect(lines).toEqual([LOOK])
    expect(outcome).toMatchObject({ failure: { _tag: tag } })
  })
})
