import type { CardAnswer, CardOrder, GivenCard } from "./card-payments.port.ts"
import type { DeclineReason } from "./payment.ts"

/** Events of a card that the provider is processing. */
export type CardEvent =
  | { readonly type: "card.answered"; readonly answer: CardAnswer }
  | { readonly type: "card.unreachable" }

/** Everything that moves the confirmation of a card on. */
export type CardConfirmationEvent =
  | CardEvent
  | { readonly type: "guest.answeredChallenge" }
  | { readonly type: "guest.abandonedChallenge" }

/** How a confirmation ended, as an event of the machine that asked for it. */
export type CardOutcome =
  /** The provider has the card: what became of the payment is asked of the server. */
  | { readonly type: "card.handedOver"; readonly decline: DeclineReason | null }
  /** The guest left the bank's page; the same payment waits for another card. */
  | { readonly type: "card.abandoned" }

/** A card and the order that it pays. */
export type ConfirmsCard = { readonly order: CardOrder; readonly card: GivenCard }

/** An order that the guest's bank is still asking about. */
export type WatchesCard = { readonly order: CardOrder }
