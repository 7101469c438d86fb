import { raise } from "xstate"
import { closed } from "../kernel/state-targets.ts"
import { checkoutStage } from "./checkout.stages.ts"
import { addressStates } from "./address.states.ts"
import { checkoutContextOf } from "./checkout.context.ts"
import { checkoutSetup, checkoutState } from "./checkout.setup.ts"
import { keptBooking } from "./transition-parts.ts"
import { formStates } from "./form.states.ts"
import type { Standing } from "./onward.ts"
import { paymentStates } from "./payment.states.ts"
import { roomsStates } from "./rooms.states.ts"

/** The state that follows from each status of a booking; every status has one. */
const onward = {
  booked: "confirmed",
  open: "filling",
  paying: "settling",
  lapsed: "holdOver",
  failed: "failed",
} as const satisfies Record<Standing, string>

/** Asks for the status of a booking, and goes on from there. */
const bookingStates = {
  returning: checkoutState({
    description: "The server is asked where the booking really stands.",
    tags: ["busy"],
    invoke: {
      src: "findBooking",
      input: ({ context }) => ({ id: checkoutStage.begun(context).bookingId }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "booking.found": { target: "sorting", actions: keptBooking },
      "booking.unknown": { target: "holding", actions: "beginRequest" },
      "booking.unreachable": "lostContact",
    },
  }),
  lostContact: checkoutState({
    description: "The server does not answer; nothing is lost, and asking again is safe.",
    on: { "guest.retried": "returning" },
  }),
  sorting: checkoutState({
    description: "The booking's true status decides where the guest goes on.",
    always: [
      { guard: { type: "stands", params: "booked" }, target: onward.booked },
      { guard: { type: "stands", params: "open" }, target: onward.open },
      { guard: { type: "stands", params: "paying" }, target: onward.paying },
      { guard: { type: "stands", params: "lapsed" }, target: onward.lapsed },
      { guard: { type: "stands", params: "failed" }, target: onward.failed },
    ],
  }),
}

const states = closed({
  ...roomsStates,
  ...bookingStates,
  ...formStates,
  ...addressStates,
  ...paymentStates,
})

/** Takes a guest from a chosen stay to a paid and confirmed booking; the server's word always wins. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  description: "From a chosen stay to a paid and confirmed booking; the server's word always wins.",
  context: ({ input }) => checkoutContextOf(input),
  initial: "arriving",
  states,
})
