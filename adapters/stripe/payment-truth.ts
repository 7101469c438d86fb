import type { PaymentState, PaymentTruth } from "#core/payment/payments.port.ts"
import type { Sen } from "#core/money/sen.ts"
import type Stripe from "stripe"
import { declineReasonOf } from "./decline-reasons.ts"

const states: Readonly<Record<string, PaymentState>> = {
  requires_payment_method: "awaitingCard",
  requires_confirmation: "awaitingCard",
  requires_action: "awaitingGuest",
  processing: "processing",
  requires_capture: "authorised",
  succeeded: "captured",
  canceled: "cancelled",
}

const refundedOf = (charge: Stripe.PaymentIntent["latest_charge"]): number =>
  charge !== null && typeof charge === "object" ? charge.amount_refunded : 0

/** What is written on a payment whose card is to be kept: the account of its guest. */
export const KEPT_FOR = "kept_for"

const keptForOf = ({ setup_future_usage, metadata }: Stripe.PaymentIntent): string | null =>
  setup_future_usage === "on_session" ? (metadata[KEPT_FOR] ?? null) : null

/** Reads the provider's payment; an unknown status counts as still processing. */
export const paymentTruth = (intent: Stripe.PaymentIntent): PaymentTruth => ({
  payment: intent.id,
  booking: intent.metadata["booking"] ?? "",
  attempt: Number(intent.metadata["attempt"] ?? 0),
  state: states[intent.status] ?? "processing",
  amount: intent.amount as Sen,
  currency: intent.currency,
  captured: intent.amount_received as Sen,
  refunded: refundedOf(intent.latest_charge) as Sen,
  decline: intent.last_payment_error ? declineReasonOf(intent.last_payment_error) : null,
  keptFor: keptForOf(intent),
})
