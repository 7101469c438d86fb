import type {
  CardAnswer,
  CardDetails,
  CardOrder,
  CardPayments,
} from "#core/payment/card-payments.port.ts"
import type { DeclineReason } from "#core/payment/payment.ts"
import { PaymentsUnreachable } from "#core/payment/payments.port.ts"
import { Effect, Schema } from "effect"
import { declineReasonOf } from "./decline-reasons.ts"

/** What the browser reads of the provider's payment. */
const SeenPayment = Schema.Struct({
  status: Schema.String,
  next_action: Schema.NullOr(
    Schema.Struct({ redirect_to_url: Schema.Struct({ url: Schema.String }) }),
  ),
  last_payment_error: Schema.NullOr(
    Schema.Struct({
      code: Schema.optionalKey(Schema.String),
      decline_code: Schema.optionalKey(Schema.String),
    }),
  ),
})
const SeenAnswer = Schema.Union([
  SeenPayment,
  Schema.Struct({
    error: Schema.Struct({
      code: Schema.optionalKey(Schema.String),
      decline_code: Schema.optionalKey(Schema.String),
    }),
  }),
])
const decodeAnswer = Schema.decodeUnknownEffect(SeenAnswer)

const declined = (reason: DeclineReason): CardAnswer => ({ kind: "declined", reason })

const answerOf = (seen: typeof SeenAnswer.Type): CardAnswer => {
  if ("error" in seen) return declined(declineReasonOf(seen.error))
  if (seen.status === "requires_action" && seen.next_action)
    return { kind: "challenge", address: seen.next_action.redirect_to_url.url }
  if (seen.status === "requires_capture" || seen.status === "succeeded")
    return { kind: "authorised" }
  return seen.last_payment_error
    ? declined(declineReasonOf(seen.last_payment_error))
    : { kind: "processing" }
}

const BUSY = 429

const saysNothingOfTheCard = (status: number): boolean => status === BUSY || status >= 500

const paymentOf = ({ clientSecret }: CardOrder): string => clientSecret.split("_secret_")[0]!

/** A typed card as the provider reads it; a kept one is named by the payment itself. */
const typedFields = (card: CardDetails): Readonly<Record<string, string>> => ({
  "payment_method_data[type]": "card",
  "payment_method_data[card][number]": card.number,
  "payment_method_data[card][exp_month]": String(card.expiryMonth),
  "payment_method_data[card][exp_year]": String(card.expiryYear),
  "payment_method_data[card][cvc]": card.cvc,
  "payment_method_data[billing_details][name]": card.holder,
})

/** The card form's side of the sandbox; it speaks the provider's own HTTP from the browser. */
export const sandboxCardPayments = (call: typeof fetch, language: () => string): CardPayments => {
  const ask = (address: string, init: RequestInit) =>
    Effect.tryPromise({
      try: async (signal) => {
        const answer = await call(address, { ...init, signal })
        if (saysNothingOfTheCard(answer.status)) throw new Error(`The answer is ${answer.status}`)
        return (await answer.json()) as unknown
      },
      catch: () => new PaymentsUnreachable(),
    }).pipe(
      Effect.flatMap((answer) =>
        decodeAnswer(answer).pipe(Effect.mapError(() => new PaymentsUnreachable())),
      ),
      Effect.map(answerOf),
    )
  return {
    confirm: (order, card) => {
      if ("typedAt" in card) return Effect.die(new Error("The sandbox has no card form of its own"))
      const typed = "keptAt" in card ? {} : typedFields(card)
      return ask(`${order.sandbox}/v1/payment_intents/${paymentOf(order)}/confirm`, {
        method: "POST",
        headers: { authorization: `Bearer ${order.publishableKey}` },
        body: new URLSearchParams({
          client_secret: order.clientSecret,
          locale: language(),
          ...typed,
        }),
      })
    },
    stateOf: (order) =>
      ask(
        `${order.sandbox}/v1/payment_intents/${paymentOf(order)}?client_secret=${order.clientSecret}`,
        { headers: { authorization: `Bearer ${order.publishableKey}` } },
      ),
  }
}
