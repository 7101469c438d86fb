import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import type { Issue } from "../kernel/issue.ts"
import type { Conversation } from "./conversation.ts"
import { messageIssues } from "./message.rules.ts"
import type { MessageDoor } from "./messages.port.ts"

export type ConversationEvent =
  | { readonly type: "writer.typed"; readonly text: string }
  | { readonly type: "writer.sent" }
  | { readonly type: "writer.retried" }
  | { readonly type: "messages.opened"; readonly conversation: Conversation }
  | { readonly type: "messages.missing" }
  | { readonly type: "messages.unreachable" }
  | { readonly type: "message.kept"; readonly conversation: Conversation }
  | { readonly type: "message.refused"; readonly issues: ReadonlyArray<Issue> }
  | { readonly type: "message.closed" }
  | { readonly type: "message.slowed"; readonly retryAfterSeconds: number }

/** A visit, and what lets its side in. The keys of all messages of the visit begin with its name. */
export type ConversationInput = { readonly visit: string; readonly door: MessageDoor }

export type ConversationContext = ConversationInput & {
  readonly conversation: Conversation | null
  readonly text: string
  readonly issues: ReadonlyArray<Issue>
  /** Counts messages, so that each has a key of its own, and sending one again has the same. */
  readonly written: number
  readonly retryAfterSeconds: number
}

type Sending = { readonly door: MessageDoor; readonly text: string; readonly key: string }

const sendingOf = ({ door, text, visit, written }: ConversationContext): Sending => ({
  door,
  text,
  key: `${visit}.${written}.message`,
})

/** What guest and property wrote about a booking, and one more message to the other side. */
export const conversationMachine = setup({
  types: {
    input: {} as ConversationInput,
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
  },
  actors: {
    open: toBeProvided<MessageDoor, ConversationEvent>(),
    send: toBeProvided<Sending, ConversationEvent>(),
  },
  guards: { hasIssues: ({ context }) => messageIssues(context.text).length > 0 },
  actions: {
    keep: assign((_, conversation: Conversation) => ({ conversation })),
    nameIssues: assign({ issues: ({ context }) => messageIssues(context.text) }),
    noteText: assign((_, text: string) => ({ text, issues: [] })),
    clear: assign({ text: "", written: ({ context }) => context.written + 1 }),
  },
}).createMachine({
  id: "conversation",
  description:
    "What guest and property wrote about a booking, and one more message to the other side.",
  context: ({ input }) => ({
    ...input,
    conversation: null,
    text: "",
    issues: [],
    written: 0,
    retryAfterSeconds: 0,
  }),
  initial: "opening",
  states: {
    opening: {
      description: "What was written is on its way.",
      invoke: {
        src: "open",
        input: ({ context }) => context.door,
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "messages.opened": {
          target: "writing",
          actions: { type: "keep", params: ({ event }) => event.conversation },
        },
        "messages.missing": "missing",
        "messages.unreachable": "lostContact",
      },
    },
    missing: {
      description: "Nobody may read this, or there is nothing: both look the same.",
      type: "final",
    },
    lostContact: {
      description: "Nobody answered; asking again may help.",
      on: { "writer.retried": "opening" },
    },
    writing: {
      description: "Everything written so far stands there, with room for another message.",
      on: {
        "writer.typed": { actions: { type: "noteText", params: ({ event }) => event.text } },
        "writer.sent": [
          { guard: "hasIssues", actions: "nameIssues" },
          { target: "sending", actions: assign({ issues: [] }) },
        ],
      },
    },
    sending: {
      description: "The message is on its way; sending it again keeps it once.",
      invoke: {
        src: "send",
        input: ({ context }) => sendingOf(context),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "message.kept": {
          target: "sent",
          actions: [{ type: "keep", params: ({ event }) => event.conversation }, "clear"],
        },
        "message.refused": {
          target: "writing",
          actions: assign({ issues: ({ event }) => event.issues }),
        },
        "message.closed": "opening",
        "message.slowed": {
          target: "slowed",
          actions: assign({ retryAfterSeconds: ({ event }) => event.retryAfterSeconds }),
        },
        "messages.missing": "missing",
        "messages.unreachable": "failed",
      },
    },
    sent: {
      description: "The message is kept and goes to the other side; another can be written.",
      on: {
        "writer.typed": {
          target: "writing",
          actions: { type: "noteText", params: ({ event }) => event.text },
        },
      },
    },
    slowed: {
      description: "Too many messages in a short time; this one waits and can be sent later.",
      on: {
        "writer.typed": {
          target: "writing",
          actions: { type: "noteText", params: ({ event }) => event.text },
        },
        "writer.sent": "sending",
      },
    },
    failed: {
      description: "Nobody answered; the same message can be sent again and arrives once.",
      on: {
        "writer.typed": {
          target: "writing",
          actions: { type: "noteText", params: ({ event }) => event.text },
        },
        "writer.sent": "sending",
      },
    },
  },
})
