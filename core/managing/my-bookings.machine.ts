import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import type { MyBookings } from "./my-bookings.ts"

export type MyBookingsEvent =
  | { readonly type: "guest.retried" }
  | { readonly type: "bookings.listed"; readonly bookings: MyBookings }
  | { readonly type: "bookings.signedOut" }
  | { readonly type: "bookings.unreachable" }

export type MyBookingsContext = { readonly bookings: MyBookings }

const none: MyBookings = { upcoming: [], past: [], cancelled: [] }

/** The list of a signed-in guest, or the empty page. */
export const myBookingsMachine = setup({
  types: { context: {} as MyBookingsContext, events: {} as MyBookingsEvent },
  actors: { mine: toBeProvided<object, MyBookingsEvent>() },
  guards: {
    hasNone: (_, { upcoming, past, cancelled }: MyBookings) =>
      upcoming.length + past.length + cancelled.length === 0,
  },
}).createMachine({
  id: "my-bookings",
  description: "The list of a signed-in guest, or the empty page.",
  context: { bookings: none },
  initial: "loading",
  states: {
    loading: {
      description: "The guest's bookings are on their way.",
      invoke: { src: "mine", input: {}, onDone: { actions: raise(({ event }) => event.output) } },
      on: {
        "bookings.listed": [
          {
            guard: { type: "hasNone", params: ({ event }) => event.bookings },
            target: "empty",
          },
          { target: "listed", actions: assign({ bookings: ({ event }) => event.bookings }) },
        ],
        "bookings.signedOut": "signedOut",
        "bookings.unreachable": "unreachable",
      },
    },
    listed: {
      description: "Upcoming, past and cancelled stays stand in a list.",
      type: "final",
    },
    empty: {
      description: "The guest hasn't made any bookings yet and is shown a way on.",
      type: "final",
    },
    unreachable: {
      description: "Nobody answered; asking again may help.",
      on: { "guest.retried": "loading" },
    },
    signedOut: {
      description: "The session has ended; the guest signs in and comes back here.",
      type: "final",
    },
  },
})
