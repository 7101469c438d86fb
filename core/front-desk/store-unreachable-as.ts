import { Effect } from "effect"
import { StoreUnreachable } from "../kernel/store.errors.ts"
import { BookingsUnreachable } from "../booking/booking.errors.ts"

/** Says of a store that did not answer what a guest can understand: the bookings are out of reach. */
export const asBookingsUnreachable = <A, E>(
  work: Effect.Effect<A, E | StoreUnreachable>,
): Effect.Effect<A, Exclude<E, StoreUnreachable> | BookingsUnreachable> =>
  Effect.mapError(work, (failure) =>
    failure instanceof StoreUnreachable
      ? new BookingsUnreachable()
      : (failure as Exclude<E, StoreUnreachable>),
  )
