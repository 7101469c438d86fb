import type { TypedCard } from "#core/payment/card-form.rules.ts"
import type { TranslationKey } from "../../translations/translations.ts"
import { formFields } from "../fields/form-fields.ts"

/** The fields of a card in the order of the page, with what they are called. */
export const cardLabels = {
  "card.number": "checkout.card.number",
  "card.expiry": "checkout.card.expiry",
  "card.cvc": "checkout.card.cvc",
  "card.holder": "checkout.card.holder",
} as const satisfies Record<`card.${keyof TypedCard}`, TranslationKey>

/** The card form on its own, with the same ids as at the checkout. */
export const cardFields = formFields("checkout", cardLabels)
