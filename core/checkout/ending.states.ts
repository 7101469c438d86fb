import { raise } from "xstate"
import { keyOf } from "./checkout.context.ts"
import { checkoutSetup } from "./checkout.setup.ts"
import { present } from "../kernel/present.ts"

const { createStateConfig: state } = checkoutSetup

/** How a checkout ends, and the ways on from there. */
export const ending = {
  holdOver: state({
    description: "The quarter of an hour is over; the same stay is taken again with one press.",
    on: {
      "guest.tookAgain": { target: "holding", actions: "wishAnew" },
      "guest.left": "left",
    },
  }),
  leaving: state({
    description: "The guest goes back; the rooms are given back to others.",
    tags: ["busy"],
    invoke: {
      src: "release",
      input: ({ context }) => ({ id: present(context.bookingId), key: keyOf(context, "leave") }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: { "hold.released": "left" },
  }),
  left: state({ description: "The guest went back to the property.", type: "final" }),
  confirmed: state({
    description: "The stay is booked and has a confirmation code.",
    type: "final",
    tags: ["ended"],
  }),
  failed: state({
    description: "The booking came to nothing; the guest reads why and how to go on.",
    type: "final",
    tags: ["ended"],
  }),
}
