import { Schema } from "effect"
import { senOf } from "../money/amounts.ts"

/** The least that the provider takes by card at once: RM 2.00. */
export const smallestCharge = senOf(200)

/** How the Total Payable is paid. */
export const PaymentMethod = Schema.Literals(["card", "payAtProperty"])
export type PaymentMethod = typeof PaymentMethod.Type

type When = { readonly now: boolean; readonly onArrival: boolean }

const whenPaid: Readonly<Record<PaymentMethod, When>> = {
  card: { now: true, onArrival: false },
  payAtProperty: { now: false, onArrival: true },
}

/** True for what is paid with Book Now; false before a method is chosen. */
export const paysNow = (method: PaymentMethod | null): boolean =>
  method !== null && whenPaid[method].now

/** True for what is paid when the guest arrives; false before a method is chosen. */
export const paysOnArrival = (method: PaymentMethod | null): boolean =>
  method !== null && whenPaid[method].onArrival

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
