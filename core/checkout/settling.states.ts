import { assign, raise } from "xstate"
import { keyOf } from "./checkout.context.ts"
import { checkoutSetup, keptBooking } from "./checkout.setup.ts"
import { present } from "../kernel/present.ts"

const { createStateConfig: state } = checkoutSetup

/** What became of a payment, asked until it is known or takes too long. */
export const settling = {
  settling: state({
    description: "The server asks the payment provider what became of the payment.",
    tags: ["busy", "form"],
    invoke: {
      src: "settle",
      input: ({ context }) => ({
        id: present(context.bookingId),
        key: keyOf(context, `settle${context.polls}`),
      }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "booking.found": { target: "settled", actions: keptBooking },
      "booking.unknown": "failed",
      "booking.unreachable": "verifying",
    },
  }),
  settled: state({
    description: "The provider's answer decides: confirmed, another card, or asking once more.",
    always: [
      { guard: { type: "stands", params: ["paying"] }, target: "verifying" },
      {
        guard: { type: "stands", params: ["held"] },
        target: "filling",
        actions: [
          assign({
            remark: ({ context }) => ({
              kind: "declined",
              reason: present(context.booking).lastDecline ?? "declined",
            }),
          }),
          "forgetPayment",
        ],
      },
      { target: "sorting" },
    ],
  }),
  verifying: state({
    description: "The answer is not there yet; it is asked for again in a moment.",
    tags: ["busy", "form"],
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
  }),
  uncertain: state({
    description:
      "The bank takes long; the guest may ask again or give the card once more, never charged twice.",
    on: {
      // After a reload the number of the identity paper is typed again: no tab keeps it.
      "guest.typed": { actions: assign({ details: ({ event }) => event.details }) },
      "guest.booked": {
        target: "paying",
        actions: [assign({ press: ({ event }) => event }), "pressAnew"],
      },
      "guest.retried": {
        target: "settling",
        actions: [assign({ polls: 0, wanteds: ({ context }) => context.wanteds + 1 })],
      },
    },
  }),
}
