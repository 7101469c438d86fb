import { Effect } from "effect"
import type { Issue } from "../kernel/issue.ts"
import { answering } from "../kernel/actors.ts"
import { conversationMachine, type ConversationEvent } from "./conversation.machine.ts"
import type { Messages } from "./messages.port.ts"

type Failure =
  | { readonly _tag: "BookingNotFound" | "BookingsUnreachable" | "KeyReused" | "MessagesClosed" }
  | { readonly _tag: "TooManyAttempts"; readonly retryAfterSeconds: number }
  | { readonly _tag: "MessageRefused"; readonly issues: ReadonlyArray<Issue> }

const told = (failure: Failure): ConversationEvent => {
  switch (failure._tag) {
    case "BookingNotFound":
      return { type: "messages.missing" }
    case "MessagesClosed":
      return { type: "message.closed" }
    case "MessageRefused":
      return { type: "message.refused", issues: failure.issues }
    case "TooManyAttempts":
      return { type: "message.slowed", retryAfterSeconds: failure.retryAfterSeconds }
    case "BookingsUnreachable":
    case "KeyReused":
      return { type: "messages.unreachable" }
    default:
      return failure satisfies never
  }
}

/** The machine of a conversation with its actors played by the port. */
export const conversationWith = (messages: Messages) =>
  conversationMachine.provide({
    actors: {
      open: answering((door) =>
        messages.open(door).pipe(
          Effect.match({
            onSuccess: (conversation): ConversationEvent => ({
              type: "messages.opened",
              conversation,
            }),
            onFailure: told,
          }),
        ),
      ),
      send: answering(({ door, text, key }) =>
        messages.write(door, text, key).pipe(
          Effect.match({
            onSuccess: (conversation): ConversationEvent => ({
              type: "message.kept",
              conversation,
            }),
            onFailure: told,
          }),
        ),
      ),
    },
  })
