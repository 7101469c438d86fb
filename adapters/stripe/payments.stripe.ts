import {
  NoticeRefused,
  PaymentsUnreachable,
  PaymentStepRefused,
  type DisputeStep,
  type PaymentNotice,
  type Payments,
} from "#core/payment/payments.port.ts"
import { Effect } from "effect"
import Stripe from "stripe"
import { paymentTruth } from "./payment-truth.ts"

const CURRENCY = "myr"
const TIMEOUT_MS = 10_000
const withCharge = { expand: ["latest_charge"] }

export type StripeSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another place than the provider's own, such as a sandbox; null is the provider. */
  readonly apiBase: string | null
  readonly fetch: typeof fetch
}

/** Sends the provider's own paths to another base. */
const fetchFrom = (apiBase: string, call: typeof fetch): typeof fetch => {
  const base = apiBase.replace(/\/$/, "")
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return call(`${base}${pathname}${search}`, init)
  }
}

/** Too many questions, or the same one being answered at this moment. */
const MAY_PASS = [409, 429]

const refusalOf = (error: unknown): PaymentsUnreachable | PaymentStepRefused => {
  const status = error instanceof Stripe.errors.StripeError ? (error.statusCode ?? 500) : 500
  return error instanceof Stripe.errors.StripeError && status < 500 && !MAY_PASS.includes(status)
    ? new PaymentStepRefused({ code: error.code ?? error.type })
    : new PaymentsUnreachable()
}

const isNamed = (kind: string, answer: { object?: unknown; id?: unknown } | null): boolean =>
  answer?.object === kind && typeof answer.id === "string"

const isPayment = (answer: Partial<Stripe.PaymentIntent> | null): boolean =>
  isNamed("payment_intent", answer) &&
  [answer?.amount, answer?.amount_received].every(Number.isSafeInteger) &&
  typeof answer?.status === "string" &&
  typeof answer.metadata === "object"

/** An answer that is not what was asked for says nothing of what became of the call. */
const asked = <A>(isReadable: (answer: A) => boolean, call: () => Promise<A>) =>
  Effect.tryPromise({ try: call, catch: refusalOf }).pipe(
    Effect.filterOrFail(isReadable, () => new PaymentsUnreachable()),
  )

const askedPayment = (call: () => Promise<Stripe.PaymentIntent>) => asked(isPayment, call)

const askedRefund = (call: () => Promise<Stripe.Refund>) =>
  asked((answer) => isNamed("refund", answer), call)

/** Takes card payments through Stripe: authorised first, captured when the stay is confirmed. */
export const stripePayments = (settings: StripeSettings): Payments => {
  const call = settings.apiBase ? fetchFrom(settings.apiBase, settings.fetch) : settings.fetch
  const stripe = new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient(call),
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
  const { paymentIntents, refunds } = stripe
  const find = (payment: string) =>
    askedPayment(() => paymentIntents.retrieve(payment, withCharge)).pipe(Effect.map(paymentTruth))
  return {
    start: ({ booking, attempt, amount }) =>
      askedPayment(() =>
        paymentIntents.create(
          {
            amount,
            currency: CURRENCY,
            capture_method: "manual",
            allowed_payment_method_types: ["card"],
            metadata: { booking, attempt: String(attempt) },
          },
          { idempotencyKey: `start-${booking}-${attempt}` },
        ),
      ).pipe(
        Effect.map(({ id, client_secret }) => ({ payment: id, clientSecret: client_secret ?? "" })),
      ),
    find: (payment) => find(payment).pipe(Effect.mapError(() => new PaymentsUnreachable())),
    capture: (payment, key) =>
      askedPayment(() => paymentIntents.capture(payment, withCharge, { idempotencyKey: key })).pipe(
        Effect.map(paymentTruth),
      ),
    void: (payment, key) =>
      askedPayment(() => paymentIntents.cancel(payment, withCharge, { idempotencyKey: key })).pipe(
        Effect.map(paymentTruth),
      ),
    refund: (payment, amount, key) =>
      askedRefund(() =>
        refunds.create({ payment_intent: payment, amount }, { idempotencyKey: key }),
      ).pipe(Effect.flatMap(() => find(payment))),
    readNotice: (body, signature) =>
      Effect.tryPromise({
        try: () => stripe.webhooks.constructEventAsync(body, signature, settings.webhookSecret),
        catch: () => new NoticeRefused(),
      }).pipe(Effect.map(noticeOf)),
  }
}

const noticeOf = (event: Stripe.Event): PaymentNotice => ({
  id: event.id,
  payment: paymentIn(event),
  dispute: disputeIn(event),
  refundFailed: event.type === "refund.failed",
})

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
