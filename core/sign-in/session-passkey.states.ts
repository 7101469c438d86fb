import { raise } from "xstate"
import { opened, sessionSetup, slowed, ways } from "./session.setup.ts"

const { createStateConfig: state } = sessionSetup

/** Signing in with a passkey: asked for by its button, or offered by the browser beside the form. */
export const withPasskey = {
  offeringPasskey: state({
    description: "The browser offers the guest's passkeys among what it fills in.",
    tags: ["form"],
    invoke: {
      src: "offerPasskey",
      input: {},
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      ...ways,
      "session.opened": opened,
      "session.unreachable": "unreachable",
      "session.expired": "askingPasskey",
      "passkey.refused": "passkeyRefused",
      "passkey.left": "signedOut",
    },
  }),
  askingPasskey: state({
    description: "The guest's authenticator is asked to sign, and what it signed is checked.",
    tags: ["form", "busy"],
    invoke: {
      src: "usePasskey",
      input: { step: "first" },
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "session.opened": opened,
      "session.slowed": slowed,
      "session.unreachable": "unreachable",
      "session.expired": "passkeyRefused",
      "passkey.refused": "passkeyRefused",
      "passkey.left": "signedOut",
    },
  }),
  passkeyRefused: state({
    description: "The passkey was not accepted; a password still opens the account.",
    tags: ["form"],
    on: ways,
  }),
}
