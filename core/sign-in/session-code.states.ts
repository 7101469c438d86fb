import { raise } from "xstate"
import { enteredBy } from "../kernel/entering-event.ts"
import { opened, sessionSetup, slowed, ways } from "./session.setup.ts"

const { createStateConfig: state } = sessionSetup

const gives = { "guest.gaveCode": "checkingCode", "guest.chosePasskey": "codePasskey" } as const

const codeSlowed = { ...slowed, target: "codeSlowed" } as const

/** The second step of signing in, for accounts that ask for a code. */
export const withCode = {
  codeNeeded: state({
    description: "The account asks for a code of the guest's app, or a recovery code.",
    tags: ["code"],
    on: gives,
  }),
  checkingCode: state({
    description: "The code is being compared.",
    tags: ["code", "busy"],
    invoke: {
      src: "giveCode",
      input: ({ event }) => ({ code: enteredBy(event, "guest.gaveCode").code }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "session.opened": opened,
      "session.refused": "codeRefused",
      "session.slowed": codeSlowed,
      "session.unreachable": "codeUnclear",
      "session.expired": "codeOver",
    },
  }),
  codeRefused: state({
    description: "The code is not right, or it counted already; another may be typed.",
    tags: ["code"],
    on: gives,
  }),
  codeSlowed: state({
    description: "Too many codes of the app were tried; a recovery code still opens the account.",
    tags: ["code"],
    on: gives,
  }),
  codeUnclear: state({
    description: "Nobody answered; the code is still there, and may be sent again.",
    tags: ["code"],
    on: gives,
  }),
  codePasskey: state({
    description: "The guest's authenticator is asked, in place of a code.",
    tags: ["code", "busy"],
    invoke: {
      src: "usePasskey",
      input: { step: "second" },
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "session.opened": opened,
      "session.slowed": codeSlowed,
      "session.unreachable": "codeUnclear",
      "session.expired": "codeOver",
      "passkey.refused": "codePasskeyRefused",
      "passkey.left": "codeNeeded",
    },
  }),
  codePasskeyRefused: state({
    description: "The passkey was not accepted; a code still opens the account.",
    tags: ["code"],
    on: gives,
  }),
  codeOver: state({
    description: "The code came too late: the guest signs in from the beginning.",
    tags: ["form"],
    on: ways,
  }),
}
