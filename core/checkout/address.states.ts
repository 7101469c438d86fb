import { assign, raise } from "xstate"
import { checkoutStage } from "./checkout.stages.ts"
import { checkoutKey } from "./checkout.context.ts"
import { checkoutState } from "./checkout.setup.ts"
import { codeFailedWith, codeTroubleNoted } from "./transition-parts.ts"

const over = [
  { guard: codeFailedWith("HoldOver"), target: "holdOver" },
  { guard: codeFailedWith("BookingNotFound", "StepRefused", "KeyReused"), target: "returning" },
] as const

const codeTyped = {
  target: "checkingCode",
  actions: [
    "laySpentKeyAside",
    { type: "noteTypedCode", params: ({ event }: { event: { code: string } }) => event.code },
  ],
} as const

const codeLeft = { target: "filling", actions: "forgetCode" } as const

/** From a booking that needs a proved address to one whose guest typed the code mailed to it. */
export const addressStates = {
  mailingCode: checkoutState({
    description: "A code is being mailed to the address that has to be proved.",
    tags: ["busy", "form"],
    invoke: {
      src: "mailCode",
      input: ({ context }) => ({
        id: checkoutStage.begun(context).bookingId,
        key: checkoutKey(context, "code"),
      }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "code.mailed": {
        target: "codeOnItsWay",
        actions: assign({ codeAgainAt: ({ event }) => event.againAt, codeTrouble: null }),
      },
      "code.refused": [
        ...over,
        { guard: "hasCodeMailed", target: "codeOnItsWay", actions: codeTroubleNoted },
        { target: "filling", actions: codeTroubleNoted },
      ],
    },
  }),
  codeOnItsWay: checkoutState({
    description: "A code was mailed; the guest types it in. Another can be had after a pause.",
    tags: ["form"],
    after: { untilHoldEnds: "holdOver", untilCodeAgain: "typingCode" },
    on: { "guest.typedCode": codeTyped, "guest.leftCode": codeLeft },
  }),
  typingCode: checkoutState({
    description: "The guest types the mailed code in, or asks for another one.",
    tags: ["form"],
    after: { untilHoldEnds: "holdOver" },
    on: {
      "guest.typedCode": codeTyped,
      "guest.askedForCode": { target: "mailingCode", actions: "laySpentKeyAside" },
      "guest.leftCode": codeLeft,
    },
  }),
  checkingCode: checkoutState({
    description: "The code is checked; a right one books as Book Now was pressed.",
    tags: ["busy", "form"],
    invoke: {
      src: "proveAddress",
      input: ({ context }) => ({
        id: checkoutStage.begun(context).bookingId,
        code: context.typedCode,
        key: checkoutKey(context, "proof"),
      }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "address.proved": { target: "paying", actions: "pressAnew" },
      "code.refused": [...over, { target: "codeOnItsWay", actions: codeTroubleNoted }],
    },
  }),
}
