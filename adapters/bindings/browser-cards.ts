import type { CardPayments } from "#core/payment/card-payments.port.ts"
import { tagOf } from "#core/preferences/preferences.ts"
import { loadScript } from "../browser/script.browser.ts"
import {
  stripeCardForm,
  type CardFormSettings,
  type StripeCardForm,
} from "../stripe/card-form.stripe.ts"
import { sandboxCardPayments } from "../stripe/card-payments.sandbox.ts"

type Cards = { readonly cards: CardPayments; readonly form: StripeCardForm | null }

const languageOfPage = (): string =>
  Object.entries(tagOf).find(([, tag]) => tag === document.documentElement.lang)?.[0] ?? "en"

const inSandbox = (): Cards => ({
  cards: sandboxCardPayments((input, init) => fetch(input, init), languageOfPage),
  form: null,
})

const atStripe = (settings: CardFormSettings): Cards => {
  const form = stripeCardForm(settings, loadScript)
  return { cards: form.cards, form }
}

let ofThisPage: Cards | undefined

/**
 * Who takes the cards of this page: Stripe with its own form, or the sandbox. Checkout and the change
 * of a booking share it, since a payment is confirmed by the form that stands open.
 */
export const cardsOfPage = (settings?: CardFormSettings): Cards =>
  (ofThisPage ??= settings ? atStripe(settings) : inSandbox())
