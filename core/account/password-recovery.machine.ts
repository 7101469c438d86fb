import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import { enteredBy } from "../kernel/entering-event.ts"
import type { Issue } from "../kernel/issue.ts"
import type { NewPassword } from "../passwords/new-password.ts"
import type { PasswordReset } from "./credentials.ts"
import { stageOf } from "../kernel/stage.ts"

export type RecoveryEvent =
  | { readonly type: "guest.askedForLink"; readonly email: string }
  | { readonly type: "guest.chosePassword"; readonly chosen: NewPassword }
  | { readonly type: "link.mailed" }
  | { readonly type: "password.set" }
  | { readonly type: "recovery.refused"; readonly issues: ReadonlyArray<Issue> }
  | { readonly type: "link.over" }
  | { readonly type: "recovery.slowed"; readonly retryAfterSeconds: number }
  | { readonly type: "recovery.unreachable" }

/** The secret of the mailed link; null is a guest who has none yet. */
export type RecoveryInput = { readonly link: string | null }

export type RecoveryContext = RecoveryInput & {
  readonly issues: ReadonlyArray<Issue>
  readonly retryAfterSeconds: number
}

const recoverySetup = setup({
  types: {
    input: {} as RecoveryInput,
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    tags: {} as "busy",
  },
  actors: {
    askForReset: toBeProvided<{ email: string }, RecoveryEvent>(),
    resetPassword: toBeProvided<PasswordReset, RecoveryEvent>(),
  },
  guards: { hasLink: ({ context }) => context.link !== null },
  actions: {
    noteIssues: assign((_, issues: ReadonlyArray<Issue>) => ({ issues })),
    noteWait: assign((_, retryAfterSeconds: number) => ({ retryAfterSeconds })),
  },
})

/** The errors of either form. */
const troubles = {
  "recovery.refused": {
    target: "refused",
    actions: {
      type: "noteIssues",
      params: ({ event }: { event: { issues: ReadonlyArray<Issue> } }) => event.issues,
    },
  },
  "recovery.slowed": {
    target: "slowed",
    actions: {
      type: "noteWait",
      params: ({ event }: { event: { retryAfterSeconds: number } }) => event.retryAfterSeconds,
    },
  },
  "recovery.unreachable": "unreachable",
} as const

/** The guest came by a mailed link. */
const withLink = stageOf<RecoveryContext>()("link")

/** A guest with a link chooses a password, one without asks for a link. */
const ways = {
  "guest.askedForLink": "mailing",
  "guest.chosePassword": { guard: "hasLink", target: "resetting" },
} as const

/** From a forgotten password to a new one, by a link that is mailed. */
export const passwordRecoveryMachine = recoverySetup.createMachine({
  id: "password-recovery",
  description: "From a forgotten password to a new one, by a link that is mailed.",
  context: ({ input }) => ({ ...input, issues: [], retryAfterSeconds: 0 }),
  initial: "arriving",
  states: {
    arriving: {
      description: "The guest comes in, with a mailed link or without.",
      always: [{ guard: "hasLink", target: "choosing" }, { target: "asking" }],
    },
    asking: {
      description: "The guest types the address of the account.",
      on: { "guest.askedForLink": "mailing" },
    },
    mailing: {
      description: "A link is being asked for.",
      tags: ["busy"],
      invoke: {
        src: "askForReset",
        input: ({ event }) => ({ email: enteredBy(event, "guest.askedForLink").email }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: { "link.mailed": "mailed", ...troubles },
    },
    mailed: {
      description: "If the address has an account, a link is on its way; nobody is told whether.",
      on: { "guest.askedForLink": "mailing" },
    },
    choosing: {
      description: "The guest came by the link and types a new password twice.",
      on: { "guest.chosePassword": "resetting" },
    },
    resetting: {
      description: "The new password is being set.",
      tags: ["busy"],
      invoke: {
        src: "resetPassword",
        input: ({ context, event }) => ({
          link: withLink(context).link,
          ...enteredBy(event, "guest.chosePassword").chosen,
        }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: { "password.set": "reset", "link.over": "linkOver", ...troubles },
    },
    refused: {
      description: "What was typed breaks a rule; the field says which.",
      on: ways,
    },
    slowed: {
      description: "Too many attempts; the next one waits a little.",
      on: ways,
    },
    unreachable: {
      description: "Nobody answered; what was typed is still there, and may be sent again.",
      on: ways,
    },
    linkOver: {
      description: "The link was used already, or its time is over; another can be asked for.",
      type: "final",
    },
    reset: {
      description: "The new password holds; everybody who was signed in has to sign in again.",
      type: "final",
    },
  },
})
