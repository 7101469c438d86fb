import { declineReasonOf } from "#adapters/stripe/decline-reasons.ts"
import { describe, expect, it } from "vitest"

const reasons = [
  ["insufficient_funds", "insufficientFunds"],
  ["lost_card", "lostCard"],
  ["stolen_card", "stolenCard"],
  ["pickup_card", "stolenCard"],
  ["expired_card", "expiredCard"],
  ["invalid_expiry_month", "expiredCard"],
  ["invalid_expiry_year", "expiredCard"],
  ["incorrect_cvc", "incorrectCvc"],
  ["invalid_cvc", "incorrectCvc"],
  ["incorrect_number", "incorrectNumber"],
  ["invalid_number", "incorrectNumber"],
  ["processing_error", "processingError"],
  ["try_again_later", "processingError"],
  ["issuer_not_available", "processingError"],
  ["fraudulent", "blocked"],
  ["merchant_blacklist", "blocked"],
  ["payment_intent_authentication_failure", "authenticationFailed"],
  ["authentication_required", "authenticationFailed"],
  ["generic_decline", "declined"],
] as const

describe("why a card was declined", () => {
  it.each(reasons)("%s, said by the bank or by Stripe, is %s", (code, reason) => {
    expect(declineReasonOf({ code: "card_declined", decline_code: code })).toBe(reason)
    expect(declineReasonOf({ code })).toBe(reason)
  })

  it("is what the bank says, where Stripe says something else", () => {
    expect(declineReasonOf({ code: "expired_card", decline_code: "lost_card" })).toBe("lostCard")
  })

  it("is what Stripe says, where the bank's word is not known", () => {
    expect(declineReasonOf({ code: "expired_card", decline_code: "generic_decline" })).toBe(
      "expiredCard",
    )
  })

  it("is not known where nobody says anything", () => {
    expect(declineReasonOf({})).toBe("declined")
  })
})
