import { assign, raise } from "xstate"
import { manageStage } from "./manage-booking.stages.ts"
import { kept, keyed, manageState, obstructed, refusedChange } from "./manage-booking.setup.ts"

/** A priced change is asked for, at the price that was shown. */
export const changing = {
  changing: manageState({
    description: "The change is being asked for at the price that was shown.",
    tags: ["busy", "standing", "changing"],
    invoke: {
      src: "change",
      input: ({ context }) => {
        const { change, quote } = manageStage.priced(context)
        return { ...keyed(context, "change"), change, total: quote.quote.total }
      },
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "change.made": { target: "changed", actions: kept },
      "card.asked": {
        target: "askingCard",
        actions: [
          kept,
          assign(({ event }) => ({ order: event.order, amount: event.amount, decline: null })),
        ],
      },
      "change.repriced": "pricing",
      "change.refused": refusedChange,
      "change.soldOut": "soldOut",
      "step.obstructed": obstructed,
      "booking.missing": "missing",
      "booking.unreachable": "changeUnclear",
    },
  }),
  changeUnclear: manageState({
    description: "Nobody answered; asking again changes and charges once.",
    tags: ["standing", "changing"],
    on: { "guest.retried": "changing", "guest.leftIt": "opening" },
  }),
}

/** What a guest can do once a change came about, or to nothing. */
export const afterChange = {
  changed: manageState({
    description: "The stay has changed; the booking shows it.",
    tags: ["standing"],
    entry: "forgetPayment",
    on: { "guest.consideredCancelling": "considering", "guest.consideredChange": "choosing" },
  }),
  changeFailed: manageState({
    description: "The change came to nothing; the stay is as it was booked, and nothing was paid.",
    tags: ["standing"],
    entry: "forgetPayment",
    on: { "guest.consideredChange": "choosing", "guest.leftIt": "standing" },
  }),
}
