import { raise } from "xstate"
import { enteredBy } from "../kernel/entering-event.ts"
import { codeNeeded, googleRefused, opened, sessionSetup, slowed } from "./session.setup.ts"

const { createStateConfig: state } = sessionSetup

/** An address that has an account already: its password is asked once, to link Google to it. */
export const linking = {
  linkNeeded: state({
    description: "The address has an account already: its password is asked once, to link the two.",
    on: { "guest.linked": "linking" },
  }),
  linking: state({
    description: "The password is being compared before Google is linked to the account.",
    tags: ["busy"],
    invoke: {
      src: "linkGoogle",
      input: ({ event }) => ({ password: enteredBy(event, "guest.linked").password }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "session.opened": opened,
      "session.codeNeeded": codeNeeded,
      "session.refused": "linkRefused",
      "session.slowed": slowed,
      "session.unreachable": "linkUnclear",
      "google.refused": googleRefused,
    },
  }),
  linkRefused: state({
    description: "The password is not that of the account; it may be typed again.",
    on: { "guest.linked": "linking" },
  }),
  linkUnclear: state({
    description: "Nobody answered whether the two are linked; asking again is safe.",
    on: { "guest.linked": "linking" },
  }),
}
