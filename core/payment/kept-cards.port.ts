import { Schema, type Effect } from "effect"
import type { KeptCard } from "./kept-card.ts"
import type { PaymentsUnreachable, PaymentStepRefused } from "./payments.port.ts"

/** The provider does not have the kept card any more, or does not let it pay. */
export class KeptCardUnknown extends Schema.TaggedError<KeptCardUnknown>()("KeptCardUnknown", {}) {}

/** With which card an open payment is paid. */
export type PayingCard =
  | { readonly use: "typed" }
  /** Typed, and kept for the next time of this account. */
  | { readonly use: "keeping"; readonly account: string }
  | { readonly use: "kept"; readonly card: KeptCard }

/**
 * Keeps cards at the payment provider; nobody else learns their numbers. Each call may be repeated.
 * Kept by tests/contracts/kept-cards.contract.ts.
 */
export interface KeptCards {
  /** Says with which card an open payment is paid; what was said before counts no more. */
  readonly arrange: (
    payment: string,
    card: PayingCard,
  ) => Effect.Effect<void, PaymentsUnreachable | PaymentStepRefused | KeptCardUnknown>
  /**
   * Keeps the card of a payment whose guest asked for that, and says for which account; null where
   * nobody asked, or the payment has no money yet.
   */
  readonly keep: (
    payment: string,
  ) => Effect.Effect<
    { readonly account: string; readonly card: KeptCard } | null,
    PaymentsUnreachable | PaymentStepRefused
  >
  /** Removes a card from the provider, where it pays nothing any more. */
  readonly forget: (
    card: Pick<KeptCard, "customer" | "name">,
  ) => Effect.Effect<void, PaymentsUnreachable | PaymentStepRefused>
}
