import { withCode } from "./session-code.states.ts"
import { linking } from "./session-linking.states.ts"
import { signedIn } from "./session-open.states.ts"
import { withGoogle } from "./session-google.states.ts"
import { withPasskey } from "./session-passkey.states.ts"
import { withPassword } from "./session-password.states.ts"
import { sessionSetup } from "./session.setup.ts"

/** Signed out, signing in, signed in: with a password, a passkey, or Google. */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  description: "Signed out, signing in, signed in: with a password, a passkey, or Google.",
  context: ({ input }) => ({
    ...input,
    retryAfterSeconds: 0,
    address: "",
    state: "",
    reason: null,
    hasPasskey: false,
    email: "",
    joined: 0,
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "Somebody comes in: signed in already, back from Google, or neither.",
      always: [
        { guard: "isSignedIn", target: "signedIn" },
        { guard: "comesFromGoogle", target: "returning" },
        { target: "signedOut" },
      ],
    },
    ...withPassword,
    ...withPasskey,
    ...withGoogle,
    ...linking,
    ...withCode,
    ...signedIn,
  },
})
