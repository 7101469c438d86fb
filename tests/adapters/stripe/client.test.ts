import { isList, isNamed, isPayment } from "#adapters/stripe/client.ts"
import { describe, expect, it } from "vitest"

const aPayment = {
  id: "pi_1",
  object: "payment_intent",
  amount: 64496,
  amount_received: 0,
  status: "succeeded",
  metadata: {},
}

describe("an answer of Stripe", () => {
  it.each([
    [{ object: "refund", id: "re_1" }, true],
    [{ object: "customer", id: "re_1" }, false],
    [{ object: "refund", id: 7 }, false],
    [{ object: "refund" }, false],
    [{ id: "re_1" }, false],
    [null, false],
  ])("%j is a refund: %s", (answer, isOne) => {
    expect(isNamed("refund", answer)).toBe(isOne)
  })

  it.each([
    [{}, true],
    [{ object: "charge" }, false],
    [{ id: undefined }, false],
    [{ amount: undefined }, false],
    [{ amount: 644.96 }, false],
    [{ amount: "64496" }, false],
    [{ amount_received: undefined }, false],
    [{ status: undefined }, false],
    [{ metadata: undefined }, false],
  ])("that differs from a whole payment by %j is one: %s", (changes, isOne) => {
    expect(isPayment({ ...aPayment, ...changes } as never)).toBe(isOne)
  })

  it("that is none is neither a payment nor a list", () => {
    expect(isPayment(null)).toBe(false)
    expect(isList(null)).toBe(false)
  })

  it.each([
    [{ data: [] }, true],
    [{ data: {} }, false],
    [{}, false],
  ])("%j is a list: %s", (answer, isOne) => {
    expect(isList(answer)).toBe(isOne)
  })
})
