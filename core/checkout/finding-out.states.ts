import { raise } from "xstate"
import { checkoutSetup, keptBooking } from "./checkout.setup.ts"
import { present } from "../kernel/present.ts"

const { createStateConfig: state } = checkoutSetup

/** Asks where a booking stands, and goes on from there. */
export const findingOut = {
  returning: state({
    description: "The server is asked where the booking really stands.",
    tags: ["busy"],
    invoke: {
      src: "findBooking",
      input: ({ context }) => ({ id: present(context.bookingId) }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "booking.found": { target: "sorting", actions: keptBooking },
      "booking.unknown": { target: "holding", actions: "wishAnew" },
      "booking.unreachable": "lostContact",
    },
  }),
  lostContact: state({
    description: "The server does not answer; nothing is lost, and asking again is safe.",
    on: { "guest.retried": "returning" },
  }),
  sorting: state({
    description: "The booking's true status decides where the guest goes on.",
    always: [
      {
        guard: { type: "stands", params: ["confirmed", "staying", "completed"] },
        target: "confirmed",
      },
      { guard: { type: "stands", params: ["held"] }, target: "filling" },
      { guard: { type: "stands", params: ["paying"] }, target: "settling" },
      { guard: { type: "stands", params: ["expired", "released"] }, target: "holdOver" },
      { target: "failed" },
    ],
  }),
}
