import type { PrepaidMethod } from "#core/payment/payment.ts"
import {
  NoticeRefused,
  type PaymentOrder,
  type Payments,
  type PaymentState,
  type PaymentTruth,
  type StartedPayment,
  type TryOfBooking,
} from "#core/payment/payments.port.ts"
import { Effect } from "effect"
import type Stripe from "stripe"
import { isList, isNamed, isPayment, stripeWith, type StripeSettings } from "./client.ts"
import { asked, looked } from "./failures.ts"
import { withFurtherKeys } from "./further-keys.ts"
import { noticeOf } from "./payment-notice.ts"
import { paymentTruth } from "./payment-truth.ts"

const CURRENCY = "myr"
const withCharge = { expand: ["latest_charge"] }

type AskedByMethod = Required<
  Pick<Stripe.PaymentIntentCreateParams, "capture_method" | "allowed_payment_method_types">
>

/** How the provider is asked for each method: by its name there, and authorised before it is captured. */
const askedFor: Readonly<Record<PrepaidMethod, AskedByMethod>> = {
  card: { capture_method: "manual", allowed_payment_method_types: ["card"] },
}

const isRefund = (answer: Stripe.Refund): boolean => isNamed("refund", answer)

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

/** What the provider knows of a payment, and of the tries to pay for a booking. */
const lookingUp = ({ paymentIntents }: Stripe) => ({
  find: (payment: string) =>
    looked(isPayment, () => paymentIntents.retrieve(payment, withCharge)).pipe(
      Effect.map(paymentTruth),
    ),
  search: (order: TryOfBooking) =>
    looked<Pick<Stripe.ApiSearchResult<Stripe.PaymentIntent>, "data">>(isList, () =>
      paymentIntents.search({ query: searchFor(order), expand: ["data.latest_charge"] }),
    ).pipe(Effect.map(({ data }) => data.filter(isPayment))),
})

type LookingUp = ReturnType<typeof lookingUp>

const starting = ({ paymentIntents }: Stripe, { search }: LookingUp): Payments["start"] => {
  const create = (order: PaymentOrder, idempotencyKey: string) =>
    asked(isPayment, () =>
      paymentIntents.create(
        {
          amount: order.amount,
          currency: CURRENCY,
          ...askedFor[order.method],
          metadata: metadataOf(order),
        },
        { idempotencyKey },
      ),
    )
  return (order) =>
    withFurtherKeys({
      key: `start-${order.booking}-${order.attempt}`,
      ask: (idempotencyKey) => Effect.map(create(order, idempotencyKey), startedOf),
      effect: Effect.map(search(order), (found) => {
        const usable = found.find(
          ({ amount, status }) => amount === order.amount && status !== "canceled",
        )
        return usable === undefined ? null : startedOf(usable)
      }),
    })
}

/** Money that is authorised is taken, or let go. */
const ending = (
  { paymentIntents }: Stripe,
  { find }: LookingUp,
): Pick<Payments, "capture" | "void"> => {
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
  }
}

const refunding = ({ refunds }: Stripe, { find }: LookingUp): Payments["refund"] => {
  const isAskedFor = (payment: string, key: string) =>
    looked<Pick<Stripe.ApiList<Stripe.Refund>, "data">>(isList, () =>
      refunds.list({ payment_intent: payment, limit: 100 }),
    ).pipe(Effect.map(({ data }) => data.some(({ metadata }) => metadata?.[KEY] === key)))
  return Effect.fnUntraced(function* (payment, amount, key) {
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
  })
}

/** Takes card payments through Stripe: authorised first, captured when the stay is confirmed. */
export const stripePayments = (settings: StripeSettings): Payments => {
  const stripe = stripeWith(settings)
  const there = lookingUp(stripe)
  return {
    start: starting(stripe, there),
    startedFor: (order) => Effect.map(there.search(order), (found) => found.map(paymentTruth)),
    find: there.find,
    ...ending(stripe, there),
    refund: refunding(stripe, there),
    readNotice: (body, signature) =>
      Effect.tryPromise({
        try: () => stripe.webhooks.constructEventAsync(body, signature, settings.webhookSecret),
        catch: () => new NoticeRefused(),
      }).pipe(Effect.map(noticeOf)),
  }
}
