import type { CardAnswer, CardPayments } from "#core/payment/card-payments.port.ts"
import { PaymentsUnreachable } from "#core/payment/payments.port.ts"
import type { PaymentIntentResult, StripeError } from "@stripe/stripe-js"
import { Effect } from "effect"
import { declineReasonOf } from "./decline-reasons.ts"
import type { OpenForm } from "./open-form.ts"

/** What says nothing about the card: the provider itself could not answer. */
const NO_ANSWER: ReadonlyArray<StripeError["type"]> = [
  "api_connection_error",
  "api_error",
  "authentication_error",
  "idempotency_error",
  "rate_limit_error",
]

const answersByStatus: Readonly<Record<string, CardAnswer>> = {
  requires_capture: { kind: "authorised" },
  succeeded: { kind: "authorised" },
  requires_payment_method: { kind: "declined", reason: "declined" },
}

const ofStatus = (status: string): CardAnswer => answersByStatus[status] ?? { kind: "processing" }

/** A payment that went on meanwhile refuses this step; its status is the answer. */
const ofRefusal = (error: StripeError): CardAnswer =>
  error.code === "payment_intent_unexpected_state" && error.payment_intent
    ? ofStatus(error.payment_intent.status)
    : { kind: "declined", reason: declineReasonOf(error) }

const answerOf = ({ error, paymentIntent }: PaymentIntentResult) => {
  if (error === undefined) return Effect.succeed(ofStatus(paymentIntent.status))
  return NO_ANSWER.includes(error.type)
    ? Effect.fail(new PaymentsUnreachable())
    : Effect.succeed(ofRefusal(error))
}

const asked = (call: () => Promise<PaymentIntentResult>) =>
  Effect.tryPromise({ try: call, catch: () => new PaymentsUnreachable() }).pipe(
    Effect.flatMap(answerOf),
  )

/**
 * Confirms with Stripe's own form: the card is in a frame of Stripe's, and so is the bank's page.
 * Without an open form nothing is confirmed.
 */
export const stripeCardPayments = (
  formNow: () => OpenForm | null,
  here: () => string,
): CardPayments => {
  const withForm = (call: (form: OpenForm) => Promise<PaymentIntentResult>) =>
    Effect.suspend(() => {
      const form = formNow()
      return form ? asked(() => call(form)) : Effect.fail(new PaymentsUnreachable())
    })
  return {
    confirm: ({ clientSecret }) =>
      withForm(({ stripe, elements }) =>
        stripe.confirmPayment({
          elements,
          clientSecret,
          redirect: "if_required",
          confirmParams: { return_url: here() },
        }),
      ),
    stateOf: ({ clientSecret }) =>
      withForm(({ stripe }) => stripe.retrievePaymentIntent(clientSecret)),
  }
}
