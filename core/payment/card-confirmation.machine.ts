import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import type {
  CardConfirmationEvent,
  CardEvent,
  CardOutcome,
  ConfirmsCard,
  WatchesCard,
} from "./card-confirmation.events.ts"
import type { CardAnswer } from "./card-payments.port.ts"
import type { DeclineReason } from "./payment.ts"

export type CardConfirmationContext = ConfirmsCard & {
  /** Where the bank asks who is paying; null while it asks nothing. */
  readonly challenge: string | null
  readonly outcome: CardOutcome
}

const handedOver = (decline: DeclineReason | null): CardOutcome => ({
  type: "card.handedOver",
  decline,
})

/** What is kept of a bank's answer: where it asks who is paying, or why it says no. */
const toldBy = (answer: CardAnswer): Pick<CardConfirmationContext, "challenge" | "outcome"> => {
  switch (answer.kind) {
    case "challenge":
      return { challenge: answer.address, outcome: handedOver(null) }
    case "declined":
      return { challenge: null, outcome: handedOver(answer.reason) }
    case "authorised":
    case "processing":
      return { challenge: null, outcome: handedOver(null) }
    default:
      return answer satisfies never
  }
}

const answerNoted = {
  type: "noteAnswer",
  params: ({ event }: { event: { answer: CardAnswer } }) => event.answer,
} as const

/**
 * Gives a card to its provider and leads the guest through the bank's own question (3-D Secure). It
 * ends without a result: the machine that began it asks the server for the payment.
 */
export const cardConfirmationMachine = setup({
  types: {
    input: {} as ConfirmsCard,
    context: {} as CardConfirmationContext,
    events: {} as CardConfirmationEvent,
    output: {} as CardOutcome,
  },
  actors: {
    confirmCard: toBeProvided<ConfirmsCard, CardEvent>(),
    watchCard: toBeProvided<WatchesCard, CardEvent>(),
  },
  guards: { isChallenge: (_, answer: CardAnswer) => answer.kind === "challenge" },
  actions: {
    noteAnswer: assign((_, answer: CardAnswer) => toldBy(answer)),
    noteAbandoned: assign({ outcome: { type: "card.abandoned" } }),
  },
}).createMachine({
  id: "card-confirmation",
  description:
    "A card with its provider, and the guest with the bank where that asks who is paying.",
  context: ({ input }) => ({ ...input, challenge: null, outcome: handedOver(null) }),
  output: ({ context }) => context.outcome,
  initial: "confirming",
  states: {
    confirming: {
      description: "The card is with the payment provider.",
      invoke: {
        src: "confirmCard",
        input: ({ context: { order, card } }) => ({ order, card }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "card.answered": [
          {
            guard: { type: "isChallenge", params: ({ event }) => event.answer },
            target: "challenged",
            actions: answerNoted,
          },
          { target: "ended", actions: answerNoted },
        ],
        "card.unreachable": "ended",
      },
    },
    challenged: {
      description: "The guest's bank asks who is paying (3-D Secure).",
      invoke: {
        src: "watchCard",
        input: ({ context: { order } }) => ({ order }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "guest.answeredChallenge": "ended",
        "guest.abandonedChallenge": { target: "ended", actions: "noteAbandoned" },
        "card.answered": { target: "ended", actions: answerNoted },
        "card.unreachable": "ended",
      },
    },
    ended: {
      description: "The provider has the card, or the guest went back from the bank's page.",
      type: "final",
    },
  },
})
