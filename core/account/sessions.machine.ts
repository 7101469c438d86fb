import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import { enteredBy } from "../kernel/entering-event.ts"
import type { SessionId, SessionView } from "./session.ts"

export type SessionsEvent =
  | { readonly type: "guest.endedSession"; readonly id: SessionId }
  | { readonly type: "guest.endedAll" }
  | { readonly type: "guest.retried" }
  | { readonly type: "sessions.listed"; readonly sessions: ReadonlyArray<SessionView> }
  | { readonly type: "session.ended" }
  | { readonly type: "sessions.signedOut" }
  | { readonly type: "sessions.unreachable" }

export type SessionsContext = { readonly sessions: ReadonlyArray<SessionView> }

/** The browsers on which a guest is signed in, each of which can be signed out from here. */
export const sessionsMachine = setup({
  types: {
    context: {} as SessionsContext,
    events: {} as SessionsEvent,
    tags: {} as "busy",
  },
  actors: {
    list: toBeProvided<object, SessionsEvent>(),
    end: toBeProvided<{ id: SessionId }, SessionsEvent>(),
    endAll: toBeProvided<object, SessionsEvent>(),
  },
}).createMachine({
  id: "sessions",
  description:
    "The browsers on which a guest is signed in, each of which can be signed out from here.",
  context: { sessions: [] },
  initial: "listing",
  states: {
    listing: {
      description: "The list of signed-in browsers is on its way.",
      tags: ["busy"],
      invoke: { src: "list", input: {}, onDone: { actions: raise(({ event }) => event.output) } },
      on: {
        "sessions.listed": {
          target: "listed",
          actions: assign({ sessions: ({ event }) => event.sessions }),
        },
        "sessions.signedOut": "signedOut",
        "sessions.unreachable": "unreachable",
      },
    },
    listed: {
      description: "Every signed-in browser is listed, this one marked.",
      on: { "guest.endedSession": "ending", "guest.endedAll": "endingAll" },
    },
    ending: {
      description: "One browser is being signed out.",
      tags: ["busy"],
      invoke: {
        src: "end",
        input: ({ event }) => ({ id: enteredBy(event, "guest.endedSession").id }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "session.ended": "listing",
        "sessions.signedOut": "signedOut",
        "sessions.unreachable": "unreachable",
      },
    },
    endingAll: {
      description: "Every browser is being signed out, this one too.",
      tags: ["busy"],
      invoke: { src: "endAll", input: {}, onDone: { actions: raise(({ event }) => event.output) } },
      on: { "sessions.signedOut": "signedOut", "sessions.unreachable": "unreachable" },
    },
    unreachable: {
      description: "Nobody answered; the list is asked for again.",
      on: { "guest.retried": "listing" },
    },
    signedOut: { description: "Nobody is signed in on this browser any more.", type: "final" },
  },
})
