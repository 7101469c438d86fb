import { ContainerModule } from "inversify"
import { languageOfDocument } from "../../browser/language.browser.ts"
import { loadScript } from "../../browser/script.browser.ts"
import { stripeCardForm, type StripeFormSettings } from "../../stripe/card-form.stripe.ts"
import { sandboxCardPayments } from "../../stripe/card-payments.sandbox.ts"
import { noForm, offeredForm } from "../../stripe/offered-form.ts"
import type { PageServices } from "./page-services.ts"
import { tokens, type Cards } from "./tokens.ts"

const inSandbox = (): Cards => ({
  cards: sandboxCardPayments((input, init) => fetch(input, init), languageOfDocument),
  form: noForm,
})

const atStripe = (settings: StripeFormSettings): Cards => {
  const form = stripeCardForm(settings, loadScript)
  return { cards: form.cards, form: offeredForm(form) }
}

const cardsOf = ({ cardForm }: PageServices): Cards => (cardForm ? atStripe(cardForm) : inSandbox())

/**
 * Stripe with its own form, or the sandbox. Checkout and the change of a booking share it, since a
 * payment is confirmed by the open form.
 */
export const paymentBindings = new ContainerModule(({ bind }) => {
  bind(tokens.cards).toResolvedValue(cardsOf, [tokens.settings])
})
