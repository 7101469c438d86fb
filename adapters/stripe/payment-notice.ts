import type { DisputeStep, PaymentNotice } from "#core/payment/payments.port.ts"
import type Stripe from "stripe"

/** A dispute that ends otherwise than lost leaves the money with us, as mere inquiries do. */
const disputeIn = (event: Stripe.Event): DisputeStep | null => {
  if (event.type === "charge.dispute.created") return "opened"
  if (event.type !== "charge.dispute.closed") return null
  return event.data.object.status === "lost" ? "lost" : "won"
}

/** The payment a message is about: itself, or the one its charge or refund belongs to. */
const paymentIn = (event: Stripe.Event): string | null => {
  const about = event.data.object as { object: string; id: string; payment_intent?: unknown }
  if (about.object === "payment_intent") return about.id
  return typeof about.payment_intent === "string" ? about.payment_intent : null
}

/** What a message of the provider says, in the words of core. */
export const noticeOf = (event: Stripe.Event): PaymentNotice => ({
  id: event.id,
  payment: paymentIn(event),
  dispute: disputeIn(event),
  refundFailed: event.type === "refund.failed",
})
