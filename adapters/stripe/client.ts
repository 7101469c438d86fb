import Stripe from "stripe"

const TIMEOUT_MS = 10_000

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

/** The provider's library, which repeats no call by itself. */
export const stripeWith = ({ secretKey, apiBase, fetch: call }: StripeSettings): Stripe =>
  new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(apiBase ? fetchFrom(apiBase, call) : call),
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
  })

/** Whether an answer is a thing of this kind. */
export const isNamed = <A extends { object?: unknown; id?: unknown }>(
  kind: string,
  answer: A | null,
): answer is A => answer?.object === kind && typeof answer.id === "string"

/** Whether an answer is a whole payment. */
export const isPayment = (answer: Partial<Stripe.PaymentIntent> | null): boolean =>
  isNamed("payment_intent", answer) &&
  [answer.amount, answer.amount_received].every(Number.isSafeInteger) &&
  typeof answer.status === "string" &&
  typeof answer.metadata === "object"

/** Whether an answer is a list. */
export const isList = (answer: { data?: unknown } | null): boolean => Array.isArray(answer?.data)
