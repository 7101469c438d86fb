import { assign, raise } from "xstate"
import { stageOf } from "../kernel/stage.ts"
import type { SessionContext } from "./session.events.ts"
import { codeNeeded, googleRefused, opened, sessionSetup, slowed, ways } from "./session.setup.ts"

const { createStateConfig: state } = sessionSetup

/** Google has answered. */
const answered = stageOf<SessionContext>()("back")

/** Signing in with Google: in its own window, or there and back again. */
export const withGoogle = {
  askingGoogle: state({
    description: "The way to Google is being prepared.",
    tags: ["form", "busy"],
    invoke: {
      src: "startGoogle",
      input: ({ context }) => ({ wayOn: context.wayOn }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "google.ready": {
        target: "inWindow",
        actions: assign({
          address: ({ event }) => event.address,
          state: ({ event }) => event.state,
        }),
      },
      "google.unavailable": "googleAway",
      "session.slowed": slowed,
    },
  }),
  inWindow: state({
    description: "Google's own window stands over the page; the guest says there who they are.",
    tags: ["form"],
    invoke: {
      src: "askInWindow",
      input: ({ context }) => ({ state: context.state }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      ...ways,
      "google.answered": {
        target: "returning",
        actions: assign({ back: ({ event }) => event.back }),
      },
      "google.windowless": "atGoogle",
    },
  }),
  atGoogle: state({
    description: "No window could open: the browser goes to Google and comes back with its answer.",
    tags: ["form"],
    on: ways,
  }),
  returning: state({
    description: "The guest is back from Google; what Google said is being checked.",
    tags: ["busy"],
    invoke: {
      src: "finishGoogle",
      input: ({ context }) => answered(context).back,
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "session.opened": opened,
      "session.codeNeeded": codeNeeded,
      "google.refused": googleRefused,
      "google.unavailable": "googleAway",
      "google.knowsAddress": {
        target: "linkNeeded",
        actions: assign({ email: ({ event }) => event.email }),
      },
      "session.unreachable": "googleAway",
    },
  }),
  googleRefused: state({
    description: "Google, or the guest at Google, said no; a password still opens the door.",
    tags: ["form"],
    on: ways,
  }),
  googleAway: state({
    description: "Google does not answer; a password still opens the door.",
    tags: ["form"],
    on: ways,
  }),
}
