import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import { enteredBy } from "../kernel/entering-event.ts"
import type { Issue } from "../kernel/issue.ts"
import type { User } from "./account.ts"
import type { Registration } from "./credentials.ts"

export type RegistrationEvent =
  | { readonly type: "guest.registered"; readonly registration: Registration }
  | { readonly type: "account.created"; readonly user: User }
  | { readonly type: "account.refused"; readonly issues: ReadonlyArray<Issue> }
  | { readonly type: "account.slowed"; readonly retryAfterSeconds: number }
  | { readonly type: "account.unreachable" }

export type RegistrationContext = {
  readonly user: User | null
  readonly issues: ReadonlyArray<Issue>
  readonly retryAfterSeconds: number
}

/** Creates an account and signs in to it. */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    tags: {} as "busy",
  },
  actors: { register: toBeProvided<Registration, RegistrationEvent>() },
}).createMachine({
  id: "registration",
  description: "Creates an account and signs in to it.",
  context: { user: null, issues: [], retryAfterSeconds: 0 },
  initial: "typing",
  states: {
    typing: {
      description: "The guest types a name, an address and a password of their own.",
      on: { "guest.registered": "registering" },
    },
    registering: {
      description: "The account is being created.",
      tags: ["busy"],
      invoke: {
        src: "register",
        input: ({ event }) => enteredBy(event, "guest.registered").registration,
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "account.created": {
          target: "registered",
          actions: assign({ user: ({ event }) => event.user }),
        },
        "account.refused": {
          target: "refused",
          actions: assign({ issues: ({ event }) => event.issues }),
        },
        "account.slowed": {
          target: "slowed",
          actions: assign({ retryAfterSeconds: ({ event }) => event.retryAfterSeconds }),
        },
        "account.unreachable": "unreachable",
      },
    },
    refused: {
      description: "Some of what was typed breaks a rule; every field says which.",
      on: { "guest.registered": "registering" },
    },
    slowed: {
      description: "Too many accounts at once from here; the next try waits a little.",
      on: { "guest.registered": "registering" },
    },
    unreachable: {
      description: "Nobody answered; what was typed is still there, and may be sent again.",
      on: { "guest.registered": "registering" },
    },
    registered: {
      description: "The account exists, its guest is signed in, and a letter is on its way.",
      type: "final",
    },
  },
})
