import type { CardAnswer, CardOrder, GivenCard } from "./card-payments.port.ts"

/** What a machine hears of a card that is with its provider. */
export type CardEvent =
  | { readonly type: "card.answered"; readonly answer: CardAnswer }
  | { readonly type: "card.unreachable" }

/** A card and the order that it pays. */
export type ConfirmsCard = { readonly order: CardOrder; readonly card: GivenCard }

/** An order that the guest's bank is still asking about. */
export type WatchesCard = { readonly order: CardOrder }
