import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import type { User } from "./account.ts"
import type { Credentials } from "./credentials.ts"
import type { IdentityRefused } from "./identity.errors.ts"
import type { IdentityReturn } from "./identity.port.ts"

export type SessionEvent =
  | { readonly type: "guest.signedIn"; readonly credentials: Credentials }
  | { readonly type: "guest.choseGoogle" }
  | { readonly type: "guest.linked"; readonly password: string }
  | { readonly type: "guest.signedOut" }
  | { readonly type: "session.opened"; readonly user: User; readonly wayOn?: string }
  | { readonly type: "session.closed" }
  | { readonly type: "session.refused" }
  | { readonly type: "session.slowed"; readonly retryAfterSeconds: number }
  | { readonly type: "session.unreachable" }
  | { readonly type: "google.ready"; readonly address: string }
  | { readonly type: "google.refused"; readonly reason: IdentityRefused["reason"] }
  | { readonly type: "google.unavailable" }
  | { readonly type: "google.knowsAddress"; readonly email: string }

/** Who is signed in when the page opens, where the guest is going, and what Google sent along. */
export type SessionInput = {
  readonly user: User | null
  readonly wayOn: string
  readonly back: IdentityReturn | null
}

export type SessionContext = SessionInput & {
  readonly retryAfterSeconds: number
  readonly address: string
  readonly reason: IdentityRefused["reason"] | null
  /** The address of the account that Google's guest has here already. */
  readonly email: string
}

type Arrival = { readonly user: User; readonly wayOn?: string }

const inputOf = <Type extends SessionEvent["type"]>(event: SessionEvent, type: Type) => {
  if (event.type !== type) throw new Error(`${event.type} came where ${type} was awaited`)
  return event as Extract<SessionEvent, { type: Type }>
}

const machineSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as "form" | "busy",
  },
  actors: {
    signIn: toBeProvided<Credentials, SessionEvent>(),
    signOut: toBeProvided<object, SessionEvent>(),
    startGoogle: toBeProvided<{ wayOn: string }, SessionEvent>(),
    finishGoogle: toBeProvided<IdentityReturn, SessionEvent>(),
    linkGoogle: toBeProvided<{ password: string }, SessionEvent>(),
  },
  actions: {
    open: assign(({ context }, arrival: Arrival) => ({
      user: arrival.user,
      wayOn: arrival.wayOn ?? context.wayOn,
    })),
    noteWait: assign((_, retryAfterSeconds: number) => ({ retryAfterSeconds })),
    noteReason: assign((_, reason: SessionContext["reason"]) => ({ reason })),
  },
  guards: {
    isSignedIn: ({ context }) => context.user !== null,
    comesFromGoogle: ({ context }) => context.back !== null,
  },
})

const opened = {
  target: "signedIn",
  actions: { type: "open", params: ({ event }: { event: Arrival }) => event },
} as const

const slowed = {
  target: "slowed",
  actions: {
    type: "noteWait",
    params: ({ event }: { event: { retryAfterSeconds: number } }) => event.retryAfterSeconds,
  },
} as const

/** What a guest who is not signed in can do, whatever happened before. */
const ways = { "guest.signedIn": "signingIn", "guest.choseGoogle": "askingGoogle" } as const

const googleRefused = {
  target: "googleRefused",
  actions: {
    type: "noteReason",
    params: ({ event }: { event: { reason: SessionContext["reason"] } }) => event.reason,
  },
} as const

/** Signed out, signing in, signed in: with a password, or with Google. */
export const sessionMachine = machineSetup.createMachine({
  id: "session",
  context: ({ input }) => ({
    ...input,
    retryAfterSeconds: 0,
    address: "",
    reason: null,
    email: "",
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
    signedOut: {
      description: "Nobody is signed in; the guest types an address and a password.",
      tags: ["form"],
      on: ways,
    },
    signingIn: {
      description: "The address and the password are being compared.",
      tags: ["form", "busy"],
      invoke: {
        src: "signIn",
        input: ({ event }) => inputOf(event, "guest.signedIn").credentials,
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "session.opened": opened,
        "session.refused": "refused",
        "session.slowed": slowed,
        "session.unreachable": "unreachable",
      },
    },
    refused: {
      description: "The address or the password is not right; which of the two is not told.",
      tags: ["form"],
      on: ways,
    },
    slowed: {
      description: "Too many tries, or too many guests at once; the next try waits a little.",
      tags: ["form"],
      on: ways,
    },
    unreachable: {
      description: "Nobody answered; what was typed is still there, and may be sent again.",
      tags: ["form"],
      on: ways,
    },
    askingGoogle: {
      description: "The way to Google is being prepared.",
      tags: ["form", "busy"],
      invoke: {
        src: "startGoogle",
        input: ({ context }) => ({ wayOn: context.wayOn }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "google.ready": {
          target: "atGoogle",
          actions: assign({ address: ({ event }) => event.address }),
        },
        "google.unavailable": "googleAway",
      },
    },
    atGoogle: {
      description: "The browser goes to Google and comes back with its answer.",
      tags: ["form"],
      on: ways,
    },
    returning: {
      description: "The guest is back from Google; what Google said is being checked.",
      tags: ["busy"],
      invoke: {
        src: "finishGoogle",
        input: ({ context }) => context.back!,
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "session.opened": opened,
        "google.refused": googleRefused,
        "google.unavailable": "googleAway",
        "google.knowsAddress": {
          target: "linkNeeded",
          actions: assign({ email: ({ event }) => event.email }),
        },
        "session.unreachable": "googleAway",
      },
    },
    googleRefused: {
      description: "Google, or the guest at Google, said no; a password still opens the door.",
      tags: ["form"],
      on: ways,
    },
    googleAway: {
      description: "Google does not answer; a password still opens the door.",
      tags: ["form"],
      on: ways,
    },
    linkNeeded: {
      description:
        "The address has an account already: its password is asked once, to link the two.",
      on: { "guest.linked": "linking" },
    },
    linking: {
      description: "The password is being compared before Google is linked to the account.",
      tags: ["busy"],
      invoke: {
        src: "linkGoogle",
        input: ({ event }) => ({ password: inputOf(event, "guest.linked").password }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "session.opened": opened,
        "session.refused": "linkRefused",
        "session.slowed": slowed,
        "session.unreachable": "linkUnclear",
        "google.refused": googleRefused,
      },
    },
    linkRefused: {
      description: "The password is not that of the account; it may be typed again.",
      on: { "guest.linked": "linking" },
    },
    linkUnclear: {
      description: "Nobody answered whether the two are linked; asking again is safe.",
      on: { "guest.linked": "linking" },
    },
    signedIn: {
      description: "The guest is signed in and goes on to where they were going.",
      on: { "guest.signedOut": "signingOut" },
    },
    signingOut: {
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
    },
    stillSignedIn: {
      description: "Signing out was not answered; the guest is told, and may press again.",
      on: { "guest.signedOut": "signingOut" },
    },
  },
})
