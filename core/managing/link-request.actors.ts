import { Effect } from "effect"
import type { ManagedBookings } from "./managed-bookings.port.ts"
import { answering } from "../kernel/actors.ts"
import { linkRequestMachine, type LinkRequestEvent } from "./link-request.machine.ts"

/** The machine with its actor played by the booking service. */
export const linkRequestWith = (bookings: Pick<ManagedBookings, "mailLink">) =>
  linkRequestMachine.provide({
    actors: {
      mailLink: answering(({ code, email }) =>
        bookings.mailLink(code, email).pipe(
          Effect.match({
            onSuccess: (): LinkRequestEvent => ({ type: "link.mailed" }),
            onFailure: (failure): LinkRequestEvent => {
              switch (failure._tag) {
                case "TooManyAttempts":
                  return { type: "link.slowed", retryAfterSeconds: failure.retryAfterSeconds }
                case "BookingsUnreachable":
                  return { type: "link.unreachable" }
                default:
                  return failure satisfies never
              }
            },
          }),
        ),
      ),
    },
  })
