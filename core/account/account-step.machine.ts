import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import { enteredBy } from "../kernel/entering-event.ts"
import type { Issue } from "../kernel/issue.ts"
import type { AccountExport } from "./account-export.ts"
import type { AccountStep } from "./account-step.ts"
import type { User } from "./account.ts"
import type { PasskeyView } from "./passkey.ts"
import type { FactorSetup } from "./second-factor.ts"
import { stageOf } from "../kernel/stage.ts"

export type AccountStepEvent =
  | { readonly type: "guest.asked"; readonly step: AccountStep }
  | { readonly type: "guest.confirmed"; readonly password: string }
  /** Google said once more who is there, in place of a password. */
  | { readonly type: "guest.vouchedFor" }
  | { readonly type: "guest.leftIt" }
  | {
      readonly type: "step.done"
      readonly user?: User | null
      readonly joined?: number
      readonly records?: AccountExport
      readonly setup?: FactorSetup
      readonly codes?: ReadonlyArray<string>
      readonly passkeys?: ReadonlyArray<PasskeyView>
    }
  | { readonly type: "step.refused"; readonly issues: ReadonlyArray<Issue> }
  | { readonly type: "password.asked" }
  | { readonly type: "password.right" }
  | { readonly type: "password.wrong" }
  | { readonly type: "code.wrong" }
  | { readonly type: "link.over" }
  | { readonly type: "step.slowed"; readonly retryAfterSeconds: number }
  | { readonly type: "step.signedOut" }
  | { readonly type: "step.unreachable" }

export type AccountStepContext = {
  /** What is being done; it is forgotten, with any password in it, when it is over. */
  readonly step: AccountStep | null
  readonly issues: ReadonlyArray<Issue>
  readonly retryAfterSeconds: number
  /** Who is signed in afterwards, where the step changed that. */
  readonly user: User | null | undefined
  /** How many stays joined the account by the step. */
  readonly joined: number
  readonly records: AccountExport | null
  /** What an authenticator app needs for its setup, until the second factor is on. */
  readonly setup: FactorSetup | null
  /** Recovery codes to be written down, the once that they are shown. */
  readonly codes: ReadonlyArray<string>
  /** The passkeys after the last step that changed them; null before any. */
  readonly passkeys: ReadonlyArray<PasskeyView> | null
}

const stepSetup = setup({
  types: {
    context: {} as AccountStepContext,
    events: {} as AccountStepEvent,
    tags: {} as "busy" | "asksPassword",
  },
  actors: {
    take: toBeProvided<AccountStep, AccountStepEvent>(),
    confirm: toBeProvided<{ password: string }, AccountStepEvent>(),
  },
  actions: {
    begin: assign((_, step: AccountStep) => ({ step, issues: [], records: null })),
    forget: assign({ step: null }),
    noteWait: assign((_, retryAfterSeconds: number) => ({ retryAfterSeconds })),
  },
})

/** A step was asked for and is not over. */
const stepTaken = stageOf<AccountStepContext>()("step")

const waitOf = ({ event }: { readonly event: { readonly retryAfterSeconds: number } }): number =>
  event.retryAfterSeconds

const slowed = {
  target: "slowed",
  actions: [{ type: "noteWait", params: waitOf }, "forget"],
} as const

const stepOf = ({ event }: { readonly event: { readonly step: AccountStep } }): AccountStep =>
  event.step

const ways = {
  "guest.asked": { target: "taking", actions: { type: "begin", params: stepOf } },
} as const

const passwordAgain = {
  "guest.confirmed": "confirming",
  "guest.leftIt": { target: "resting", actions: "forget" },
} as const

/** A step that may ask for the password once more before it is done. */
export const accountStepMachine = stepSetup.createMachine({
  id: "account-step",
  description:
    "A step that matters, such as a new password: it may ask for the password once more before it is done.",
  context: {
    step: null,
    issues: [],
    retryAfterSeconds: 0,
    user: undefined,
    joined: 0,
    records: null,
    setup: null,
    codes: [],
    passkeys: null,
  },
  initial: "resting",
  states: {
    resting: { description: "Nothing is being done.", on: ways },
    taking: {
      description: "What the guest asked for is being done.",
      tags: ["busy"],
      invoke: {
        src: "take",
        input: ({ context }) => stepTaken(context).step,
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "step.done": {
          target: "done",
          actions: [
            assign({
              user: ({ event }) => event.user,
              joined: ({ event }) => event.joined ?? 0,
              records: ({ event }) => event.records ?? null,
              setup: ({ event }) => event.setup ?? null,
              codes: ({ event }) => event.codes ?? [],
              passkeys: ({ event, context }) => event.passkeys ?? context.passkeys,
            }),
            "forget",
          ],
        },
        "step.refused": {
          target: "refused",
          actions: [assign({ issues: ({ event }) => event.issues }), "forget"],
        },
        "password.asked": "askingPassword",
        "password.wrong": { target: "passwordWrong", actions: "forget" },
        "code.wrong": { target: "codeWrong", actions: "forget" },
        "link.over": { target: "linkOver", actions: "forget" },
        "step.slowed": slowed,
        "step.signedOut": "signedOut",
        "step.unreachable": { target: "unreachable", actions: "forget" },
      },
    },
    askingPassword: {
      description: "The step asks for the password once more before it is done.",
      tags: ["asksPassword"],
      on: {
        "guest.confirmed": "confirming",
        "guest.vouchedFor": "taking",
        "guest.leftIt": { target: "resting", actions: "forget" },
      },
    },
    confirming: {
      description: "The password is being compared.",
      tags: ["busy", "asksPassword"],
      invoke: {
        src: "confirm",
        input: ({ event }) => ({ password: enteredBy(event, "guest.confirmed").password }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "password.right": "taking",
        "password.wrong": "notConfirmed",
        "step.slowed": slowed,
        "step.signedOut": "signedOut",
        "step.unreachable": "confirmUnclear",
      },
    },
    notConfirmed: {
      description: "That was not the password; it may be typed again.",
      tags: ["asksPassword"],
      on: passwordAgain,
    },
    confirmUnclear: {
      description: "Nobody compared the password; it may be sent again.",
      tags: ["asksPassword"],
      on: passwordAgain,
    },
    done: { description: "It is done.", on: ways },
    refused: { description: "What was typed breaks a rule; the field says which.", on: ways },
    passwordWrong: { description: "The present password was not right.", on: ways },
    codeWrong: {
      description: "The code is not right, counted already, or came too late.",
      on: ways,
    },
    linkOver: { description: "The link was used already, or its hour is over.", on: ways },
    slowed: { description: "Too many attempts; the next one waits a little.", on: ways },
    unreachable: { description: "Nobody answered; asking again is safe.", on: ways },
    signedOut: {
      description: "The session has ended; the guest signs in and comes back here.",
      type: "final",
    },
  },
})
