import { assign, raise } from "xstate"
import { manageStage } from "./manage-booking.stages.ts"
import { declineNoted, manageState } from "./manage-booking.setup.ts"

/** The difference is paid by card before anything changes. */
export const payingDifference = {
  askingCard: manageState({
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
  confirmingCard: manageState({
    description: "The card is with the payment provider.",
    tags: ["busy", "standing", "paying"],
    invoke: {
      src: "cardConfirmation",
      id: "cardConfirmation",
      input: ({ context }) => {
        const { order, card } = manageStage.cardGiven(context)
        return { order, card }
      },
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "card.handedOver": { target: "settling", actions: declineNoted },
      "card.abandoned": { target: "askingCard", actions: assign({ decline: "abandoned" }) },
    },
  }),
}
