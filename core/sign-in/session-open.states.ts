import { assign, raise } from "xstate"
import { sessionSetup } from "./session.setup.ts"

const { createStateConfig: state } = sessionSetup

/** Signed in, until the guest ends it. */
export const signedIn = {
  signedIn: state({
    description: "The guest is signed in and goes on to where they were going.",
    on: { "guest.signedOut": "signingOut" },
  }),
  signingOut: state({
    description: "The session of this browser is being ended.",
    tags: ["busy"],
    invoke: {
      src: "signOut",
      input: {},
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "session.closed": { target: "signedOut", actions: assign({ user: null }) },
      "session.unreachable": "stillSignedIn",
    },
  }),
  stillSignedIn: state({
    description: "Signing out was not answered; the guest is told, and may press again.",
    on: { "guest.signedOut": "signingOut" },
  }),
}
