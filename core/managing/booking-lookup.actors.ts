import { Effect } from "effect"
import { answering } from "../kernel/actors.ts"
import { bookingLookupMachine, type LookupEvent } from "./booking-lookup.machine.ts"
import type { Bookings } from "../booking/bookings.port.ts"

/** The lookup machine with its actor played by the booking service. */
export const bookingLookupWith = (bookings: Pick<Bookings, "findByCode">) =>
  bookingLookupMachine.provide({
    actors: {
      findByCode: answering(({ code }) =>
        bookings.findByCode(code).pipe(
          Effect.match({
            onSuccess: (booking): LookupEvent => ({ type: "booking.found", booking }),
            onFailure: (failure): LookupEvent => {
              switch (failure._tag) {
                case "BookingNotFound":
                  return { type: "booking.unknown" }
                case "TooManyAttempts":
                  return { type: "booking.slowed", retryAfterSeconds: failure.retryAfterSeconds }
                case "BookingsUnreachable":
                  return { type: "booking.unreachable" }
                default:
                  return failure satisfies never
              }
            },
          }),
        ),
      ),
    },
  })
