import type { Effect } from "effect"
import type { PaymentsUnreachable } from "./payments.port.ts"
import type { DeclineReason } from "./payment.ts"

/** What the guest typed into the card form; it goes to the provider and nowhere else. */
export type CardDetails = {
  readonly number: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly cvc: string
  readonly holder: string
}

/** A card typed into the provider's own form, which alone knows it. */
export type CardAtProvider = { readonly typedAt: "provider" }

/** A card that the provider keeps: the payment itself names it. */
export type CardKeptBefore = { readonly keptAt: "provider" }

/** How the guest gave the card: typed into our form or into the provider's, or kept before. */
export type GivenCard = CardDetails | CardAtProvider | CardKeptBefore

export const cardAtProvider: CardAtProvider = { typedAt: "provider" }

export const cardKeptBefore: CardKeptBefore = { keptAt: "provider" }

/** The secret of a started payment and where its provider listens. */
export type CardOrder = {
  readonly clientSecret: string
  readonly publishableKey: string
  readonly sandbox: string | null
}

/** What the card form was answered; the server asks the provider itself before it relies on it. */
export type CardAnswer =
  | { readonly kind: "authorised" }
  | { readonly kind: "processing" }
  /** The bank asks the guest to prove who they are, on this page (3-D Secure). */
  | { readonly kind: "challenge"; readonly address: string }
  | { readonly kind: "declined"; readonly reason: DeclineReason }

/**
 * The card form's side of the payment provider, in the browser. Kept by
 * tests/contracts/card-payments.contract.ts.
 */
export interface CardPayments {
  readonly confirm: (
    order: CardOrder,
    card: GivenCard,
  ) => Effect.Effect<CardAnswer, PaymentsUnreachable>
  /** Asked while a challenge is open. */
  readonly stateOf: (order: CardOrder) => Effect.Effect<CardAnswer, PaymentsUnreachable>
}
