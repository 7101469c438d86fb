import { assign, raise } from "xstate"
import type { StayRequest } from "../booking/stay-request.ts"
import type { Sen } from "../money/sen.ts"
import { checkoutStage } from "./checkout.stages.ts"
import { checkoutKey } from "./checkout.context.ts"
import { checkoutState } from "./checkout.setup.ts"
import {
  extensionFailedWith,
  extensionRefused,
  issuesNoted,
  keptBooking,
  noteRefusal,
  pressed,
  pressedForm,
  refusals,
  typing,
} from "./transition-parts.ts"

/** What a guest can do who is at the form. */
const fillingWays = {
  ...typing,
  "guest.askedForCode": {
    guard: "needsAddressProof",
    target: "mailingCode",
    actions: "laySpentKeyAside",
  },
  "guest.changedStay": {
    target: "givingUpOther",
    actions: [
      {
        type: "requestStay",
        params: ({ event }: { event: { stay: StayRequest; total: Sen } }) => event,
      },
      "beginRequest",
    ],
  },
  "guest.left": "leaving",
} as const

/** The form, up to details that are accepted and a price that is the one shown. */
export const formStates = {
  filling: checkoutState({
    description: "The guest fills in the form while the rooms are held.",
    tags: ["form"],
    after: {
      untilHoldEnds: [{ guard: "hasCardOrder", target: "settling" }, { target: "holdOver" }],
    },
    on: {
      ...fillingWays,
      "guest.booked": "checkingForm",
      "guest.extendedHold": {
        guard: "isExtendable",
        target: "extendingHold",
        actions: "laySpentKeyAside",
      },
    },
  }),
  extendingHold: checkoutState({
    description:
      "The server is asked to extend the hold, and says whether it is over; the guest goes on typing.",
    tags: ["form"],
    invoke: {
      src: "extendHold",
      input: ({ context }) => ({
        id: checkoutStage.begun(context).bookingId,
        key: checkoutKey(context, "extension"),
      }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      ...fillingWays,
      "guest.booked": "checkingForm",
      "hold.extended": {
        target: "filling",
        actions: [keptBooking, assign({ notExtended: null })],
      },
      "extension.refused": [
        { guard: extensionFailedWith("HoldOver"), target: "holdOver" },
        {
          guard: extensionFailedWith("BookingNotFound", "StepRefused", "KeyReused"),
          target: "returning",
        },
        { target: "filling", actions: extensionRefused },
      ],
    },
  }),
  checkingForm: checkoutState({
    description: "What was typed is checked before anything is sent.",
    tags: ["form"],
    invoke: {
      src: "checkForm",
      input: ({ event }) => pressedForm(event),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      ...fillingWays,
      "form.refused": { target: "filling", actions: issuesNoted },
      "form.accepted": [
        {
          guard: { type: "goesOnWithCard", params: ({ event }) => event },
          target: "confirmingCard",
          actions: pressed,
        },
        {
          guard: { type: "goesOnWithOtherCard", params: ({ event }) => event },
          target: "paying",
          actions: pressed,
        },
        { target: "givingDetails", actions: pressed },
      ],
    },
  }),
  givingDetails: checkoutState({
    description: "The guest's details are checked, and the price with them.",
    tags: ["busy", "form"],
    invoke: {
      src: "giveDetails",
      input: ({ context }) => ({
        id: checkoutStage.begun(context).bookingId,
        details: context.details,
        key: checkoutKey(context, "details"),
      }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "details.accepted": { target: "comparingPrice", actions: keptBooking },
      "press.refused": [...refusals, { target: "filling", actions: noteRefusal }],
    },
  }),
  comparingPrice: checkoutState({
    description: "Only the total that the guest saw is paid; another one is shown first.",
    always: [
      { guard: "priceIsAsPressed", target: "paying" },
      { target: "filling", actions: assign({ remark: { kind: "priceChanged" } }) },
    ],
  }),
}
