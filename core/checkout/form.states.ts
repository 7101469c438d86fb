import { assign, raise } from "xstate"
import { present } from "../kernel/present.ts"
import { keyOf } from "./checkout.context.ts"
import { state, keptBooking, noteRefusal, refusals } from "./checkout.setup.ts"

/** The form, up to details that are accepted and a price that is the one shown. */
export const formStates = {
  filling: state({
    description: "The guest fills in the form while the rooms are held.",
    tags: ["form"],
    after: {
      untilHoldEnds: [{ guard: "hasCardOrder", target: "settling" }, { target: "holdOver" }],
    },
    on: {
      "guest.typed": { actions: { type: "type", params: ({ event }) => event.details } },
      "guest.askedForCode": {
        guard: "needsAddressProof",
        target: "mailingCode",
        actions: "laySpentKeyAside",
      },
      "guest.booked": [
        {
          guard: { type: "goesOnWithCard", params: ({ event }) => event },
          target: "confirmingCard",
          actions: [
            assign({ press: ({ event }) => event, details: ({ event }) => event.details }),
            "pressAnew",
          ],
        },
        {
          target: "givingDetails",
          actions: [
            assign({ press: ({ event }) => event, details: ({ event }) => event.details }),
            "pressAnew",
          ],
        },
      ],
      "guest.changedStay": {
        target: "givingUpOther",
        actions: [
          assign({
            outdated: ({ context }) => context.bookingId,
            stay: ({ event }) => event.stay,
            total: ({ event }) => event.total,
          }),
          "wishAnew",
        ],
      },
      "guest.left": "leaving",
    },
  }),
  givingDetails: state({
    description: "The guest's details are checked, and the price with them.",
    tags: ["busy", "form"],
    invoke: {
      src: "giveDetails",
      input: ({ context }) => ({
        id: present(context.bookingId),
        details: context.details,
        key: keyOf(context, "details"),
      }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "details.accepted": { target: "comparingPrice", actions: keptBooking },
      "press.refused": [...refusals, { target: "filling", actions: noteRefusal }],
    },
  }),
  comparingPrice: state({
    description: "Only the total that the guest saw is paid; another one is shown first.",
    always: [
      { guard: "priceIsAsPressed", target: "paying" },
      { target: "filling", actions: assign({ remark: { kind: "priceChanged" } }) },
    ],
  }),
}
