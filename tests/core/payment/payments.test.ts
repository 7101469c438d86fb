import { cardAtProvider } from "#core/payment/card-payments.port.ts"
import { DeclineReason, PaymentMethod } from "#core/payment/payment.ts"
import {
  NoticeRefused,
  PaymentsUnreachable,
  PaymentStepRefused,
} from "#core/payment/payments.port.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

describe("what a payment provider can fail with", () => {
  it("is silence, a refusal with a code, or a message it did not sign", () => {
    const silent = Schema.encodeSync(PaymentsUnreachable)(new PaymentsUnreachable())
    const refused = Schema.encodeSync(PaymentStepRefused)(new PaymentStepRefused({ code: "late" }))
    const unsigned = Schema.encodeSync(NoticeRefused)(new NoticeRefused())

    expect(silent).toEqual({ _tag: "PaymentsUnreachable" })
    expect(refused).toEqual({ _tag: "PaymentStepRefused", code: "late" })
    expect(unsigned).toEqual({ _tag: "NoticeRefused" })
  })
})

describe("a card that is not accepted", () => {
  it.each([
    "declined",
    "insufficientFunds",
    "lostCard",
    "stolenCard",
    "expiredCard",
    "incorrectCvc",
    "incorrectNumber",
    "processingError",
    "blocked",
    "authenticationFailed",
    "abandoned",
  ])("can be %s", (reason) => {
    expect(Schema.is(DeclineReason)(reason)).toBe(true)
  })

  it("never is so without a reason, or for one that the guest is not told", () => {
    expect(Schema.is(DeclineReason)("")).toBe(false)
    expect(Schema.is(DeclineReason)("do_not_honor")).toBe(false)
  })
})

it("a stay is paid by card or at the property", () => {
  const ways = ["card", "payAtProperty", "cash", ""].filter(Schema.is(PaymentMethod))

  expect(ways).toEqual(["card", "payAtProperty"])
})

it("a card typed at the provider says no more than that", () => {
  expect(cardAtProvider).toEqual({ typedAt: "provider" })
})
