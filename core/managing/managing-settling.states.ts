import { assign, raise } from "xstate"
import { kept, keyed, manageState } from "./manage-booking.setup.ts"

/** What became of the money, asked until it is known or the guest gives the change up. */
export const settling = {
  settling: manageState({
    description: "The server asks the payment provider what became of the difference.",
    tags: ["busy", "standing", "paying"],
    invoke: {
      src: "settle",
      input: ({ context }) => keyed(context, `settle${context.polls}`),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "change.settled": { target: "settled", actions: kept },
      "booking.missing": "missing",
      "booking.unreachable": "verifying",
    },
  }),
  settled: manageState({
    description: "The provider's answer decides: changed, as it was, or asking once more.",
    always: [
      { guard: "waitsForMoney", target: "verifying" },
      { guard: "hasFailed", target: "changeFailed" },
      { target: "changed" },
    ],
  }),
  verifying: manageState({
    description: "The answer is not there yet; it is asked for again in a moment.",
    tags: ["busy", "standing", "paying"],
    after: {
      betweenPolls: [
        {
          guard: "mayPollAgain",
          target: "settling",
          actions: assign({ polls: ({ context }) => context.polls + 1 }),
        },
        { target: "uncertain" },
      ],
    },
    on: { "guest.leftIt": "leaving" },
  }),
  uncertain: manageState({
    description: "The bank takes long; the old stay stays booked until the money is there.",
    tags: ["standing", "paying"],
    on: {
      "guest.retried": { target: "settling", actions: "pressAnew" },
      "guest.leftIt": "leaving",
    },
  }),
  leaving: manageState({
    description: "The unpaid change is given up; the stay is as it was booked.",
    tags: ["busy", "standing", "paying"],
    invoke: {
      src: "leave",
      input: ({ context }) => keyed(context, "leave"),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "change.settled": { target: "standing", actions: [kept, "forgetPayment"] },
      "booking.missing": "missing",
      "booking.unreachable": "lostContact",
    },
  }),
}
