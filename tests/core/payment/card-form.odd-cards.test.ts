import {
  brandOfCard,
  cardIssues,
  cardOf,
  emptyCard,
  writtenExpiry,
  type TypedCard,
} from "#core/payment/card-form.rules.ts"
import { PaymentMethod } from "#core/payment/payment.ts"
import {
  NoticeRefused,
  PaymentsUnreachable,
  PaymentStepRefused,
} from "#core/payment/payments.port.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const today = "2026-11-21"
const american = { number: "3714 496353 98431", cvc: "1234" }

const codesOf = (changes: Partial<TypedCard>) =>
  cardIssues(
    { number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123", holder: "Aisyah", ...changes },
    today,
  ).map(({ code }) => code)

describe("a card", () => {
  it("begins with nothing typed", () => {
    expect(emptyCard).toEqual({ number: "", expiry: "", cvc: "", holder: "" })
    expect(cardOf(emptyCard, today)).toBeNull()
  })

  it.each([["6347"], ["6551"], ["1"], ["36"], ["50"], ["56"], ["21"], ["28"]])(
    "that begins %s shows no brand",
    (number) => {
      expect(brandOfCard(number)).toBeNull()
    },
  )

  it.each([
    [{ number: "5555 5555 5555 4444" }, []],
    [{ number: "6011 0009 9013 9424" }, []],
    [american, []],
    [{ number: "4242 4242 4242 4242 0000" }, ["NotACardNumber"]],
    [{ number: "４２４２ ４２４２ ４２４２ ４２４２" }, []],
    [{ expiry: "   " }, ["CardExpiryMissing"]],
    [{ expiry: "00/40" }, ["NotACardExpiry"]],
    [{ expiry: "05/40" }, []],
    [{ expiry: "09/26" }, ["CardExpired"]],
    [{ expiry: "01/27" }, []],
  ])("with %j has the issues %j", (changes, codes) => {
    expect(codesOf(changes)).toEqual(codes)
  })

  it.each([
    ["122040", "12/20"],
    ["4405", "04/40"],
    ["  1/40", "01/40"],
    ["12/", "12"],
  ])("that is good through %j is written %j", (typed, written) => {
    expect(writtenExpiry(typed)).toBe(written)
  })
})

it("a stay is paid by card or at the property", () => {
  expect(["card", "payAtProperty"].every(Schema.is(PaymentMethod))).toBe(true)
  expect(Schema.is(PaymentMethod)("")).toBe(false)
})

it("a provider's silence, its refusal and a message it did not sign are told apart", () => {
  const refused = new PaymentStepRefused({ code: "amount_too_large" })

  expect(new PaymentsUnreachable()._tag).toBe("PaymentsUnreachable")
  expect(new NoticeRefused()._tag).toBe("NoticeRefused")
  expect(Schema.encodeSync(PaymentStepRefused)(refused)).toEqual({
    _tag: "PaymentStepRefused",
    code: "amount_too_large",
  })
})
