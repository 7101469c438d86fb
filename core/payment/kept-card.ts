import { Schema } from "effect"

/** The brands that a kept card is named by; every other one is a card. */
export const KeptCardBrand = Schema.Literals(["visa", "mastercard", "amex", "other"])
export type KeptCardBrand = typeof KeptCardBrand.Type

/** What a guest is shown of the card that they kept. */
export const KeptCardView = Schema.Struct({
  brand: KeptCardBrand,
  lastFour: Schema.String,
  /** 1 to 12. */
  expiryMonth: Schema.Int,
  expiryYear: Schema.Int,
})
export interface KeptCardView extends Schema.Schema.Type<typeof KeptCardView> {}

/** A card that is kept at the payment provider: how the provider names it, and what may be shown of it. */
export const KeptCard = Schema.Struct({
  ...KeptCardView.fields,
  /** Whom the provider keeps the card for. */
  customer: Schema.String,
  /** The card itself. */
  name: Schema.String,
})
export interface KeptCard extends Schema.Schema.Type<typeof KeptCard> {}

/** What may be shown of a kept card; how the provider names it stays on the server. */
export const keptCardViewOf = ({
  brand,
  lastFour,
  expiryMonth,
  expiryYear,
}: KeptCard): KeptCardView => ({ brand, lastFour, expiryMonth, expiryYear })

/** Whether a kept card can pay on a day such as `2026-11-26`: it is good through its last month. */
export const isGoodOn = (
  { expiryMonth, expiryYear }: Pick<KeptCardView, "expiryMonth" | "expiryYear">,
  today: string,
): boolean => `${expiryYear}-${String(expiryMonth).padStart(2, "0")}` >= today.slice(0, 7)
