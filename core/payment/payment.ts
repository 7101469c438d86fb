import { Schema } from "effect"
import { senOf } from "../money/amounts.ts"

/** The least that the provider takes by card at once: RM 2.00. */
export const smallestCharge = senOf(200)

/** What is paid with Book Now, by the payment provider. */
export const PrepaidMethod = Schema.Literals(["card"])
export type PrepaidMethod = typeof PrepaidMethod.Type

/** How the Total Payable is paid. */
export const PaymentMethod = Schema.Literals([...PrepaidMethod.literals, "payAtProperty"])
export type PaymentMethod = typeof PaymentMethod.Type

/** Which card pays: one that is typed, one that is typed and kept for next time, or the kept one. */
export const CardUse = Schema.Literals(["typed", "keeping", "kept"])
export type CardUse = typeof CardUse.Type

/** The same in a request that may leave it out, which means a typed card. */
export const cardUseIfSaid = Schema.optionalKey(CardUse)

/** Why a card was not accepted, in words a guest can act on. */
export const DeclineReason = Schema.Literals([
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
])
export type DeclineReason = typeof DeclineReason.Type
