import { assign, raise } from "xstate"
import { manageStage } from "./manage-booking.stages.ts"
import { claimOf } from "./manage-booking.context.ts"
import {
  choosingWays,
  manageState,
  obstructed,
  refusedChange,
  requestedChange,
} from "./manage-booking.setup.ts"

/** Another stay is chosen and priced; nothing has changed yet. */
export const choosing = {
  choosing: manageState({
    description: "The guest chooses other days, people or rooms.",
    tags: ["standing", "changing"],
    on: choosingWays,
  }),
  pricing: manageState({
    description: "The other stay is being priced.",
    tags: ["busy", "standing", "changing"],
    invoke: {
      src: "price",
      input: ({ context }) => ({
        claim: claimOf(context),
        change: manageStage.requested(context).change,
      }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "guest.requestedChange": { ...requestedChange, reenter: true },
      "guest.leftIt": "standing",
      "change.priced": {
        target: "priced",
        actions: assign({ quote: ({ event }) => event.quote }),
      },
      "change.refused": refusedChange,
      "change.soldOut": "soldOut",
      "step.obstructed": obstructed,
      "booking.missing": "missing",
      "booking.unreachable": "priceUnclear",
    },
  }),
  priced: manageState({
    description: "The guest sees the other stay's price and what becomes of the difference.",
    tags: ["standing", "changing"],
    on: {
      ...choosingWays,
      "guest.accepted": { target: "changing", actions: "pressAnew" },
    },
  }),
  changeRefused: manageState({
    description: "The other stay cannot be; the guest is told why and chooses again.",
    tags: ["standing", "changing"],
    on: choosingWays,
  }),
  soldOut: manageState({
    description: "The rooms are not free on those days.",
    tags: ["standing", "changing"],
    on: choosingWays,
  }),
  priceUnclear: manageState({
    description: "Nobody named a price; asking again is safe.",
    tags: ["standing", "changing"],
    on: { ...choosingWays, "guest.retried": "pricing" },
  }),
}
