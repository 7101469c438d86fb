import { assign, raise } from "xstate"
import { answerNoted, manageSetup } from "./manage-booking.setup.ts"
import { present } from "../kernel/present.ts"

const { createStateConfig: state } = manageSetup

/** The difference is paid by card before anything changes. */
export const payingDifference = {
  askingCard: state({
    description: "The difference is paid by card before anything changes.",
    tags: ["standing", "paying"],
    on: {
      "guest.gaveCard": {
        target: "confirmingCard",
        actions: ["pressAnew", assign({ card: ({ event }) => event.card, decline: null })],
      },
      "guest.leftIt": "leaving",
    },
  }),
  confirmingCard: state({
    description: "The card is with the payment provider.",
    tags: ["busy", "standing", "paying"],
    invoke: {
      src: "confirmCard",
      input: ({ context }) => ({ order: present(context.order), card: present(context.card) }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "card.answered": [
        {
          guard: { type: "isChallenge", params: ({ event }) => event.answer },
          target: "challenged",
          actions: answerNoted,
        },
        { target: "settling", actions: answerNoted },
      ],
      "card.unreachable": "settling",
    },
  }),
  challenged: state({
    description: "The guest's bank asks who is paying (3-D Secure).",
    tags: ["standing", "paying"],
    invoke: {
      src: "watchCard",
      input: ({ context }) => ({ order: present(context.order) }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "guest.answeredChallenge": "settling",
      "card.answered": "settling",
      "card.unreachable": "settling",
      "guest.abandonedChallenge": {
        target: "askingCard",
        actions: assign({ challenge: null, decline: "abandoned" }),
      },
    },
  }),
}
