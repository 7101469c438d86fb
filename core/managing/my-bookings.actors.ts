import { Effect } from "effect"
import { answering } from "../kernel/actors.ts"
import type { ManagedBookings } from "./managed-bookings.port.ts"
import { myBookingsMachine, type MyBookingsEvent } from "./my-bookings.machine.ts"

const failed = {
  NotSignedIn: "bookings.signedOut",
  BookingsUnreachable: "bookings.unreachable",
} as const

/** The list's machine with its actor played by the booking service. */
export const myBookingsWith = (bookings: Pick<ManagedBookings, "mine">) =>
  myBookingsMachine.provide({
    actors: {
      mine: answering(() =>
        bookings.mine().pipe(
          Effect.match({
            onSuccess: (listed): MyBookingsEvent => ({ type: "bookings.listed", bookings: listed }),
            onFailure: ({ _tag }): MyBookingsEvent => ({
              type: failed[_tag],
            }),
          }),
        ),
      ),
    },
  })
