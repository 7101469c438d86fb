import { assign, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import type { User } from "../account/account.ts"
import type { Credentials } from "../account/credentials.ts"
import type { IdentityReturn } from "../account/identity.port.ts"
import type { PasskeyStep } from "../account/passkey.ts"
import type { SessionContext, SessionEvent, SessionInput } from "./session.events.ts"

type Arrival = { readonly user: User; readonly wayOn?: string; readonly joined?: number }

/** What every state of a session may ask, check and note down. */
export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as "form" | "busy" | "code",
  },
  actors: {
    signIn: toBeProvided<Credentials, SessionEvent>(),
    giveCode: toBeProvided<{ code: string }, SessionEvent>(),
    usePasskey: toBeProvided<{ step: PasskeyStep }, SessionEvent>(),
    offerPasskey: toBeProvided<object, SessionEvent>(),
    signOut: toBeProvided<object, SessionEvent>(),
    startGoogle: toBeProvided<{ wayOn: string }, SessionEvent>(),
    askInWindow: toBeProvided<{ state: string }, SessionEvent>(),
    finishGoogle: toBeProvided<IdentityReturn, SessionEvent>(),
    linkGoogle: toBeProvided<{ password: string }, SessionEvent>(),
  },
  actions: {
    open: assign(({ context }, arrival: Arrival) => ({
      user: arrival.user,
      wayOn: arrival.wayOn ?? context.wayOn,
      joined: arrival.joined ?? 0,
    })),
    noteWait: assign((_, retryAfterSeconds: number) => ({ retryAfterSeconds })),
    notePasskey: assign((_, hasPasskey: boolean) => ({ hasPasskey })),
    noteReason: assign((_, reason: SessionContext["reason"]) => ({ reason })),
  },
  guards: {
    isSignedIn: ({ context }) => context.user !== null,
    comesFromGoogle: ({ context }) => context.back !== null,
  },
})

/** Lets the guest in. */
export const opened = {
  target: "signedIn",
  actions: { type: "open", params: ({ event }: { event: Arrival }) => event },
} as const

/** Asks for the second step, and notes what it may be. */
export const codeNeeded = {
  target: "codeNeeded",
  actions: {
    type: "notePasskey",
    params: ({ event }: { event: { hasPasskey: boolean } }) => event.hasPasskey,
  },
} as const

/** Notes how long the next try waits. */
export const slowed = {
  target: "slowed",
  actions: {
    type: "noteWait",
    params: ({ event }: { event: { retryAfterSeconds: number } }) => event.retryAfterSeconds,
  },
} as const

/** What a guest who is not signed in can do, whatever happened before. */
export const ways = {
  "guest.signedIn": "signingIn",
  "guest.choseGoogle": "askingGoogle",
  "guest.chosePasskey": "askingPasskey",
} as const

/** Notes why Google did not let the guest in. */
export const googleRefused = {
  target: "googleRefused",
  actions: {
    type: "noteReason",
    params: ({ event }: { event: { reason: SessionContext["reason"] } }) => event.reason,
  },
} as const
