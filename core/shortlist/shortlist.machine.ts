import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import { joined } from "./shortlist.rules.ts"
import type { Shortlist } from "./shortlist.ts"

/** What became of joining the device's list with that of the account. */
export type JoinAnswer =
  | { readonly type: "account.joined"; readonly marks: Shortlist }
  | { readonly type: "account.unreachable" }
  | { readonly type: "account.signedOut" }

export type ShortlistEvent =
  | { readonly type: "guest.marked"; readonly marks: Shortlist }
  | { readonly type: "guest.signedOut" }
  | JoinAnswer

type Context = { readonly marks: Shortlist }

/** Milliseconds until an account that did not answer is asked again. */
const PAUSE_MS = 30_000

const keepJoined = ({
  context,
  event,
}: {
  readonly context: Context
  readonly event: { readonly marks: Shortlist }
}) => ({ marks: joined(context.marks, event.marks) })

/** Keeps the saved stays of a signed-in guest the same on the device and in the account. */
export const shortlistMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ShortlistEvent,
    input: {} as Context,
  },
  actors: { joinLists: toBeProvided<Shortlist, JoinAnswer>() },
  actions: {
    keepOnDevice: (_, _marks: Shortlist) => {},
    forgetOnDevice: () => {},
    addMarks: assign((_, more: Context) => more),
  },
  delays: { pause: PAUSE_MS },
}).createMachine({
  id: "shortlist",
  description:
    "Keeps the saved stays of a signed-in guest the same on the device and in the account.",
  context: ({ input }) => input,
  initial: "joining",
  on: {
    "guest.marked": {
      target: ".joining",
      actions: { type: "addMarks", params: keepJoined },
    },
    "guest.signedOut": { target: ".left", actions: "forgetOnDevice" },
  },
  states: {
    joining: {
      description: "The account is asked to join its list with that of the device.",
      invoke: {
        src: "joinLists",
        input: ({ context }) => context.marks,
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "guest.marked": {
          target: "joining",
          reenter: true,
          actions: { type: "addMarks", params: keepJoined },
        },
        "account.joined": {
          target: "joined",
          actions: [
            { type: "addMarks", params: keepJoined },
            { type: "keepOnDevice", params: ({ context }) => context.marks },
          ],
        },
        "account.unreachable": "behind",
        "account.signedOut": "left",
      },
    },
    joined: { description: "Device and account keep the same stays." },
    behind: {
      description:
        "The account did not answer: the device keeps what was marked, and the account is asked again.",
      after: { pause: "joining" },
    },
    left: {
      description: "Nobody is signed in any more: what is marked from now on stays on the device.",
      type: "final",
    },
  },
})
