import { Effect, Schedule } from "effect"
import { answering } from "../kernel/actors.ts"
import type { CardEvent, ConfirmsCard, WatchesCard } from "./card-confirmation.events.ts"
import { cardConfirmationMachine } from "./card-confirmation.machine.ts"
import type { CardAnswer, CardPayments } from "./card-payments.port.ts"

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

/** The confirmation of a card with its actors played by the card form. */
export const cardConfirmationWith = (cards: CardPayments) =>
  cardConfirmationMachine.provide({ actors: cardActors(cards) })
