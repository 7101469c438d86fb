import {
  NoticeRefused,
  type DisputeStep,
  type PaymentNotice,
  type Payments,
  type PaymentState,
  type PaymentTruth,
  type StartedPayment,
  type TryOfBooking,
} from "#core/payment/payments.port.ts"
import { Effect } from "effect"
import Stripe from "stripe"
import { asked, looked } from "./failures.ts"
import { withFurtherKeys } from "./further-keys.ts"
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

const isNamed = (kind: string, answer: { object?: unknown; id?: unknown } | null): boolean =>
  answer?.object === kind && typeof answer.id === "string"

const isPayment = (answer: Partial<Stripe.PaymentIntent> | null): boolean =>
  isNamed("payment_intent", answer) &&
  [answer?.amount, answer?.amount_received].every(Number.isSafeInteger) &&
  typeof answer?.status === "string" &&
  typeof answer.metadata === "object"

const isRefund = (answer: Stripe.Refund): boolean => isNamed("refund", answer)

const isList = (answer: { data?: unknown } | null): boolean => Array.isArray(answer?.data)

/** What is written on a refund, so that it is found again when the provider has forgotten its key. */
const KEY = "key"

const startedOf = ({ id, client_secret }: Stripe.PaymentIntent): StartedPayment => ({
  payment: id,
  clientSecret: client_secret ?? "",
})

const metadataOf = ({ booking, attempt }: TryOfBooking) => ({ booking, attempt: String(attempt) })

const searchFor = (asked: TryOfBooking): string =>
  Object.entries(metadataOf(asked))
    .map(([name, value]) => `metadata["${name}"]:"${value}"`)
    .join(" AND ")

/** Takes card payments through Stripe: authorised first, captured when the stay is confirmed. */
export const stripePayments = (settings: StripeSettings): Payments => {
  const call = settings.apiBase ? fetchFrom(settings.apiBase, settings.fetch) : settings.fetch
  const stripe = new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient(call),
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
  const { paymentIntents, refunds } = stripe
  const find = (payment: string) =>
    looked(isPayment, () => paymentIntents.retrieve(payment, withCharge)).pipe(
      Effect.map(paymentTruth),
    )
  const search = (order: TryOfBooking) =>
    looked<Pick<Stripe.ApiSearchResult<Stripe.PaymentIntent>, "data">>(isList, () =>
      paymentIntents.search({ query: searchFor(order), expand: ["data.latest_charge"] }),
    ).pipe(Effect.map(({ data }) => data.filter(isPayment)))
  const isAskedFor = (payment: string, key: string) =>
    looked<Pick<Stripe.ApiList<Stripe.Refund>, "data">>(isList, () =>
      refunds.list({ payment_intent: payment, limit: 100 }),
    ).pipe(Effect.map(({ data }) => data.some(({ metadata }) => metadata?.[KEY] === key)))
  /** Takes a payment to a state that it reaches once. */
  const toState = (
    state: PaymentState,
    payment: string,
    step: Pick<Parameters<typeof withFurtherKeys<PaymentTruth>>[0], "key" | "ask">,
  ) =>
    withFurtherKeys({
      ...step,
      effect: Effect.map(find(payment), (truth) => (truth.state === state ? truth : null)),
    })
  return {
    start: (order) =>
      withFurtherKeys({
        key: `start-${order.booking}-${order.attempt}`,
        ask: (idempotencyKey) =>
          asked(isPayment, () =>
            paymentIntents.create(
              {
                amount: order.amount,
                currency: CURRENCY,
                capture_method: "manual",
                allowed_payment_method_types: ["card"],
                metadata: metadataOf(order),
              },
              { idempotencyKey },
            ),
          ).pipe(Effect.map(startedOf)),
        effect: Effect.map(search(order), (found) => {
          const usable = found.find(
            ({ amount, status }) => amount === order.amount && status !== "canceled",
          )
          return usable === undefined ? null : startedOf(usable)
        }),
      }),
    startedFor: (order) => Effect.map(search(order), (found) => found.map(paymentTruth)),
    find,
    capture: (payment, key) =>
      toState("captured", payment, {
        key,
        ask: (idempotencyKey) =>
          asked(isPayment, () =>
            paymentIntents.capture(payment, withCharge, { idempotencyKey }),
          ).pipe(Effect.map(paymentTruth)),
      }),
    void: (payment, key) =>
      toState("cancelled", payment, {
        key,
        ask: (idempotencyKey) =>
          asked(isPayment, () =>
            paymentIntents.cancel(payment, withCharge, { idempotencyKey }),
          ).pipe(Effect.map(paymentTruth)),
      }),
    refund: Effect.fnUntraced(function* (payment, amount, key) {
      const effect = Effect.map(isAskedFor(payment, key), (isThere) => isThere || null)
      const ask = (idempotencyKey: string) =>
        asked(isRefund, () =>
          refunds.create(
            { payment_intent: payment, amount, metadata: { [KEY]: key } },
            { idempotencyKey },
          ),
        ).pipe(Effect.as(true))
      if ((yield* effect) === null) yield* withFurtherKeys({ key, ask, effect })
      return yield* find(payment)
    }),
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
