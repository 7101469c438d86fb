import { Effect } from "effect"
import type { Instant } from "../kernel/instant.ts"
import type { RightedClock } from "../kernel/righted-clock.ts"
import type { Bookings } from "./bookings.port.ts"

type Told = { readonly asOf: Instant }

/** The same bookings, listened to: every answer about one tells the server's time. */
export const reportingServerTime = (bookings: Bookings, { hear }: RightedClock): Bookings => {
  const heard = <A extends Told, E>(answer: Effect.Effect<A, E>) =>
    Effect.tap(answer, ({ asOf }) => Effect.sync(() => hear(asOf)))
  return {
    ...bookings,
    hold: (request, key) => heard(bookings.hold(request, key)),
    extend: (id, key) => heard(bookings.extend(id, key)),
    find: (id) => heard(bookings.find(id)),
    giveDetails: (id, details, key) => heard(bookings.giveDetails(id, details, key)),
    pay: (id, request, key) =>
      Effect.tap(bookings.pay(id, request, key), ({ booking }) =>
        Effect.sync(() => hear(booking.asOf)),
      ),
    settle: (id, key) => heard(bookings.settle(id, key)),
    leave: (id, key) => heard(bookings.leave(id, key)),
  }
}
