import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"

export type LinkRequestEvent =
  | { readonly type: "guest.asked"; readonly email: string }
  | { readonly type: "guest.retried" }
  | { readonly type: "link.mailed" }
  | { readonly type: "link.slowed"; readonly retryAfterSeconds: number }
  | { readonly type: "link.unreachable" }

export type LinkRequestContext = {
  readonly code: string
  readonly email: string
  readonly retryAfterSeconds: number
}

/**
 * Mails the guest of a booking a link that opens it whole, to be changed or cancelled. It is mailed
 * where the email address is the booking's own; the answer is the same where it is not.
 */
export const linkRequestMachine = setup({
  types: {
    context: {} as LinkRequestContext,
    events: {} as LinkRequestEvent,
    input: {} as { readonly code: string },
  },
  actors: { mailLink: toBeProvided<{ code: string; email: string }, LinkRequestEvent>() },
}).createMachine({
  id: "link-request",
  description: "Mails the guest of a booking a link to manage it.",
  context: ({ input }) => ({ code: input.code, email: "", retryAfterSeconds: 0 }),
  initial: "asking",
  on: {
    "guest.asked": {
      target: ".mailing",
      actions: assign({ email: ({ event }) => event.email }),
    },
  },
  states: {
    asking: { description: "The guest types the email address that the booking was made with." },
    mailing: {
      description: "The booking service is asked to mail the link.",
      invoke: {
        src: "mailLink",
        input: ({ context: { code, email } }) => ({ code, email }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "guest.asked": undefined,
        "link.mailed": "mailed",
        "link.slowed": {
          target: "slowed",
          actions: assign({ retryAfterSeconds: ({ event }) => event.retryAfterSeconds }),
        },
        "link.unreachable": "unreachable",
      },
    },
    mailed: { description: "The link is on its way if the address is the booking's." },
    slowed: { description: "Too many links were asked for; the guest waits before the next." },
    unreachable: {
      description: "Nobody answered; the same may be asked for again.",
      on: { "guest.retried": "mailing" },
    },
  },
})
