import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import type { BookingView } from "../booking/booking-view.ts"

export type LookupEvent =
  | { readonly type: "guest.searched"; readonly code: string }
  | { readonly type: "guest.retried" }
  | { readonly type: "booking.found"; readonly booking: BookingView }
  | { readonly type: "booking.unknown" }
  | { readonly type: "booking.slowed"; readonly retryAfterSeconds: number }
  | { readonly type: "booking.unreachable" }

export type LookupContext = {
  readonly code: string
  readonly booking: BookingView | null
  readonly retryAfterSeconds: number
}

/** Finds a booking again by its confirmation code. */
export const bookingLookupMachine = setup({
  types: {
    context: {} as LookupContext,
    events: {} as LookupEvent,
  },
  actors: { findByCode: toBeProvided<{ code: string }, LookupEvent>() },
}).createMachine({
  id: "booking-lookup",
  description: "Finds a booking again by its confirmation code.",
  context: { code: "", booking: null, retryAfterSeconds: 0 },
  initial: "asking",
  on: {
    "guest.searched": {
      target: ".looking",
      actions: assign({ code: ({ event }) => event.code }),
    },
  },
  states: {
    asking: { description: "The guest types the confirmation code, in any case and spacing." },
    looking: {
      description: "The booking service looks for the code.",
      invoke: {
        src: "findByCode",
        input: ({ context }) => ({ code: context.code }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "booking.found": {
          target: "found",
          actions: assign({ booking: ({ event }) => event.booking }),
        },
        "booking.unknown": "unknown",
        "booking.slowed": {
          target: "slowed",
          actions: assign({ retryAfterSeconds: ({ event }) => event.retryAfterSeconds }),
        },
        "booking.unreachable": "unreachable",
      },
    },
    found: { description: "The booking is there; its page opens.", type: "final" },
    unknown: { description: "No booking answers to this code, whether mistyped or never given." },
    slowed: { description: "Too many wrong codes; the guest waits before the next try." },
    unreachable: {
      description: "Nobody answered; the same code may be looked for again.",
      on: { "guest.retried": "looking" },
    },
  },
})
