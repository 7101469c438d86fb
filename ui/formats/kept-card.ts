import type { CardBrand } from "#core/payment/card-form.rules.ts"
import type { KeptCardView } from "#core/payment/kept-card.ts"

/** How the brands write themselves; they are names, not words. */
export const brandNames = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
} as const satisfies Record<CardBrand, string>

const two = (number: number): string => String(number % 100).padStart(2, "0")

/** The last month of a card as it is printed on it: `12/34`. */
export const expiryText = ({
  expiryMonth,
  expiryYear,
}: Pick<KeptCardView, "expiryMonth" | "expiryYear">): string =>
  `${two(expiryMonth)}/${two(expiryYear)}`
