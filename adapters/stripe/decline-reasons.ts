import type { DeclineReason } from "#core/payment/payment.ts"

/** The provider's codes, most telling first, in the words of the product. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: "insufficientFunds",
  lost_card: "lostCard",
  stolen_card: "stolenCard",
  pickup_card: "stolenCard",
  expired_card: "expiredCard",
  invalid_expiry_month: "expiredCard",
  invalid_expiry_year: "expiredCard",
  incorrect_cvc: "incorrectCvc",
  invalid_cvc: "incorrectCvc",
  incorrect_number: "incorrectNumber",
  invalid_number: "incorrectNumber",
  processing_error: "processingError",
  try_again_later: "processingError",
  issuer_not_available: "processingError",
  fraudulent: "blocked",
  merchant_blacklist: "blocked",
  payment_intent_authentication_failure: "authenticationFailed",
  authentication_required: "authenticationFailed",
}

/** Why a card was declined; an unknown code is a plain decline. */
export const declineReasonOf = (error: {
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
}): DeclineReason => reasons[error.decline_code ?? ""] ?? reasons[error.code ?? ""] ?? "declined"
