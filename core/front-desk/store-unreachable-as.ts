import { Effect } from "effect"
import { StoreUnreachable } from "../kernel/store.errors.ts"
import {
  BookingUnreadable,
  reportUnreadable,
  type BookingStoreFailure,
} from "../booking/booking-store.errors.ts"
import { BookingsUnreachable } from "../booking/booking.errors.ts"

const isOfStore = (failure: unknown): failure is BookingStoreFailure =>
  failure instanceof StoreUnreachable || failure instanceof BookingUnreadable

/**
 * Says of a store that did not answer, or of a booking that cannot be read, what a guest can
 * understand: the bookings are out of reach. What cannot be read is reported to the operators of the site.
 */
export const asBookingsUnreachable = <A, E>(
  work: Effect.Effect<A, E | BookingStoreFailure>,
): Effect.Effect<A, Exclude<E, BookingStoreFailure> | BookingsUnreachable> =>
  work.pipe(
    Effect.tapError((failure) =>
      failure instanceof BookingUnreadable ? reportUnreadable(failure) : Effect.void,
    ),
    Effect.mapError((failure) =>
      isOfStore(failure) ? new BookingsUnreachable() : (failure as Exclude<E, BookingStoreFailure>),
    ),
  )
