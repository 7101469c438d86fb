import { raise } from "xstate"
import { enteredBy } from "../kernel/entering-event.ts"
import { codeNeeded, opened, sessionSetup, slowed, ways } from "./session.setup.ts"

const { createStateConfig: state } = sessionSetup

/** Signing in with an address and a password. */
export const withPassword = {
  signedOut: state({
    description: "Nobody is signed in; the guest types an address and a password.",
    tags: ["form"],
    on: { ...ways, "guest.sawForm": "offeringPasskey" },
  }),
  signingIn: state({
    description: "The address and the password are being compared.",
    tags: ["form", "busy"],
    invoke: {
      src: "signIn",
      input: ({ event }) => enteredBy(event, "guest.signedIn").credentials,
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "session.opened": opened,
      "session.codeNeeded": codeNeeded,
      "session.refused": "refused",
      "session.slowed": slowed,
      "session.unreachable": "unreachable",
    },
  }),
  refused: state({
    description: "The address or the password is not right; which of the two is not told.",
    tags: ["form"],
    on: ways,
  }),
  slowed: state({
    description: "Too many attempts, or too many guests at once; the next one waits a little.",
    tags: ["form"],
    on: ways,
  }),
  unreachable: state({
    description: "Nobody answered; what was typed is still there, and may be sent again.",
    tags: ["form"],
    on: ways,
  }),
}
