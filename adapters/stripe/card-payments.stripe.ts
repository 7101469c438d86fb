import type { CardAnswer, CardPayments } from "#core/payment/card-payments.port.ts"
import { PaymentsUnreachable } from "#core/payment/payments.port.ts"
import type { PaymentIntentResult, Stripe, StripeError } from "@stripe/stripe-js"
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

type Needs = {
  /** Stripe's form, where it is open. */
  readonly formNow: () => OpenForm | null
  readonly stripeNow: () => Promise<Stripe>
  /** The address of the page. */
  readonly here: () => string
}

/**
 * Confirms with Stripe's own form: the card is in a frame of Stripe's, and so is the bank's page. A
 * typed card is confirmed by the open form alone; a kept one is named by the payment itself.
 */
export const stripeCardPayments = ({ formNow, stripeNow, here }: Needs): CardPayments => {
  const returning = () =>
    ({ redirect: "if_required", confirmParams: { return_url: here() } }) as const
  const withForm = (call: (form: OpenForm) => Promise<PaymentIntentResult>) =>
    Effect.suspend(() => {
      const form = formNow()
      return form ? asked(() => call(form)) : Effect.fail(new PaymentsUnreachable())
    })
  return {
    confirm: ({ clientSecret }, card) =>
      "keptAt" in card
        ? asked(async () => (await stripeNow()).confirmPayment({ clientSecret, ...returning() }))
        : withForm(({ stripe, elements }) =>
            stripe.confirmPayment({ elements, clientSecret, ...returning() }),
          ),
    stateOf: ({ clientSecret }) =>
      asked(async () => (await stripeNow()).retrievePaymentIntent(clientSecret)),
  }
}
