import { Effect, Schedule } from "effect"
import { answering } from "../kernel/actors.ts"
import type { CardAnswer, CardOrder, CardPayments, GivenCard } from "./card-payments.port.ts"

/** What a machine hears of a card that is with its provider. */
export type CardEvent =
  | { readonly type: "card.answered"; readonly answer: CardAnswer }
  | { readonly type: "card.unreachable" }

/** A card and the order that it pays. */
export type ConfirmsCard = { readonly order: CardOrder; readonly card: GivenCard }

/** An order that the guest's bank is still asking about. */
export type WatchesCard = { readonly order: CardOrder }

const told = Effect.match({
  onSuccess: (answer: CardAnswer): CardEvent => ({ type: "card.answered", answer }),
  onFailure: (): CardEvent => ({ type: "card.unreachable" }),
})

/** Gives a card to its provider, and watches an order while the guest is with the bank. */
export const cardActors = (cards: CardPayments) => ({
  confirmCard: answering(({ order, card }: ConfirmsCard) => cards.confirm(order, card).pipe(told)),
  watchCard: answering(({ order }: WatchesCard) =>
    cards.stateOf(order).pipe(
      Effect.repeat({
        schedule: Schedule.spaced("2 seconds"),
        until: (answer) => answer.kind !== "challenge",
      }),
      told,
    ),
  ),
})
