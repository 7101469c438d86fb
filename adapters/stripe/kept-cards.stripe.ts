import { KeptCardBrand, type KeptCard } from "#core/payment/kept-card.ts"
import { KeptCardUnknown, type KeptCards, type PayingCard } from "#core/payment/kept-cards.port.ts"
import { PaymentsUnreachable, PaymentStepRefused } from "#core/payment/payments.port.ts"
import { isMoneyThere } from "#core/booking/payment-event.ts"
import { Effect, Schema } from "effect"
import type Stripe from "stripe"
import { isList, isNamed, isPayment, stripeWith, type StripeSettings } from "./client.ts"
import { asked, looked, type Failed, type Silent } from "./failures.ts"
import { KEPT_FOR, paymentTruth } from "./payment-truth.ts"

const isMethod = (answer: Partial<Stripe.PaymentMethod> | null): boolean =>
  isNamed("payment_method", answer)

const isCustomer = (answer: { object?: unknown; id?: unknown } | null): boolean =>
  isNamed("customer", answer)

const NOT_OPEN = "payment_intent_unexpected_state"
const GONE = "resource_missing"

const told = (failure: Silent | Failed): PaymentsUnreachable | PaymentStepRefused =>
  failure._tag === "Failed" && failure.refusal !== null
    ? new PaymentStepRefused({ code: failure.refusal })
    : new PaymentsUnreachable()

/** Says what a payment is paid with in the words of the provider; an empty one takes back. */
const changesFor = (card: PayingCard): Stripe.PaymentIntentUpdateParams => {
  switch (card.use) {
    case "typed":
      return { setup_future_usage: "", metadata: { [KEPT_FOR]: "" } }
    case "keeping":
      return { setup_future_usage: "on_session", metadata: { [KEPT_FOR]: card.account } }
    case "kept":
      return {
        customer: card.card.customer,
        payment_method: card.card.name,
        setup_future_usage: "",
        metadata: { [KEPT_FOR]: "" },
      }
    default:
      return card satisfies never
  }
}

const arranging =
  ({ paymentIntents }: Stripe): KeptCards["arrange"] =>
  (payment, card) =>
    asked(isPayment, () => paymentIntents.update(payment, changesFor(card))).pipe(
      Effect.mapError((failure) => {
        const known = told(failure)
        const isOfCard = known._tag === "PaymentStepRefused" && known.code !== NOT_OPEN
        return card.use === "kept" && isOfCard ? new KeptCardUnknown() : known
      }),
      Effect.asVoid,
    )

const isBrand = Schema.is(KeptCardBrand)

const keptCardOf = (
  { id, card }: Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card },
  customer: string,
): KeptCard => ({
  brand: isBrand(card.brand) ? card.brand : "other",
  lastFour: card.last4,
  expiryMonth: card.exp_month,
  expiryYear: card.exp_year,
  customer,
  name: id,
})

const isCard = (
  method: Stripe.PaymentIntent["payment_method"],
): method is Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card } =>
  method !== null && typeof method === "object" && method.card !== undefined

const nameOf = (owner: Stripe.PaymentMethod["customer"]): string | null =>
  typeof owner === "string" ? owner : (owner?.id ?? null)

/**
 * A customer says nothing of anybody: one whose card was not attached, since an answer was lost, is
 * an empty name.
 */
const keeping = ({ paymentIntents, customers, paymentMethods }: Stripe): KeptCards["keep"] => {
  const ownerOf = Effect.fnUntraced(function* (method: Stripe.PaymentMethod) {
    const known = nameOf(method.customer)
    if (known !== null) return known
    const { id: customer } = yield* asked(isCustomer, () => customers.create({}))
    yield* asked(isMethod, () => paymentMethods.attach(method.id, { customer }))
    return customer
  }, Effect.mapError(told))
  return Effect.fnUntraced(function* (payment: string) {
    const intent = yield* looked(isPayment, () =>
      paymentIntents.retrieve(payment, { expand: ["payment_method"] }),
    )
    const truth = paymentTruth(intent)
    const method = intent.payment_method
    if (truth.keptFor === null || !isMoneyThere(truth) || !isCard(method)) return null
    return { account: truth.keptFor, card: keptCardOf(method, yield* ownerOf(method)) }
  })
}

/** What is not there any more was removed before. */
const unlessGone = <A>(
  step: Effect.Effect<A, Silent | Failed>,
): Effect.Effect<A | null, PaymentsUnreachable | PaymentStepRefused> =>
  step.pipe(
    Effect.mapError(told),
    Effect.catchTag("PaymentStepRefused", (refused) =>
      refused.code === GONE ? Effect.succeed(null) : Effect.fail(refused),
    ),
  )

const forgetting = ({ customers, paymentMethods }: Stripe): KeptCards["forget"] =>
  Effect.fnUntraced(function* ({ customer, name }: Pick<KeptCard, "customer" | "name">) {
    const method = yield* unlessGone(asked(isMethod, () => paymentMethods.retrieve(name)))
    if (method !== null && nameOf(method.customer) !== null)
      yield* unlessGone(asked(isMethod, () => paymentMethods.detach(name)))
    const left = yield* unlessGone(
      asked<Pick<Stripe.ApiList<Stripe.PaymentMethod>, "data">>(isList, () =>
        paymentMethods.list({ customer, limit: 1 }),
      ),
    )
    if (left?.data.length === 0) yield* unlessGone(asked(isCustomer, () => customers.del(customer)))
  })

/** Keeps cards at Stripe: each attached to a customer of its own, of whom Stripe learns nothing else. */
export const stripeKeptCards = (settings: StripeSettings): KeptCards => {
  const stripe = stripeWith(settings)
  return { arrange: arranging(stripe), keep: keeping(stripe), forget: forgetting(stripe) }
}
