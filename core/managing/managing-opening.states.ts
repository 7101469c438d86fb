import { raise } from "xstate"
import { kept, manageState } from "./manage-booking.setup.ts"

/** From requesting a booking to showing it. */
export const opening = {
  opening: manageState({
    description: "The booking is on its way.",
    tags: ["busy"],
    invoke: {
      src: "open",
      input: ({ context }) => context.opens,
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "booking.opened": { target: "opened", actions: kept },
      "booking.missing": "missing",
      "booking.unreachable": "lostContact",
    },
  }),
  missing: manageState({
    description: "There is no such booking, or it is not this guest's: both look the same.",
    type: "final",
  }),
  lostContact: manageState({
    description: "Nobody answered; asking again may help.",
    on: { "guest.retried": "opening" },
  }),
  opened: manageState({
    description: "A change whose money was on its way is asked about first.",
    always: [{ guard: "waitsForMoney", target: "settling" }, { target: "standing" }],
  }),
  standing: manageState({
    description: "The booking stands in front of its guest.",
    tags: ["standing"],
    on: { "guest.consideredCancelling": "considering", "guest.consideredChange": "choosing" },
  }),
}
