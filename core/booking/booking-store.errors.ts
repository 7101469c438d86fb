import { Effect, Schema } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"

/**
 * What is kept of a booking is not what its status needs, such as a confirmed one without a code.
 * Nothing is done with it. `booking` is how its id begins: enough to find it, too little to open it.
 */
export class BookingUnreadable extends Schema.TaggedError<BookingUnreadable>()(
  "BookingUnreadable",
  { booking: Schema.String },
) {}

/** Why a booking could not be read: nobody answered, or what was kept is none. */
export type BookingStoreFailure = StoreUnreachable | BookingUnreadable

/** Reports to the operators of the site which booking cannot be read. */
export const reportUnreadable = ({ booking }: BookingUnreadable): Effect.Effect<void> =>
  Effect.logError("booking.unreadable", { booking })

const MARK_LENGTH = 8

/** The failure of a booking that was found but cannot be read. */
export const unreadable = (id: string): Effect.Effect<never, BookingUnreadable> =>
  Effect.fail(new BookingUnreadable({ booking: id.slice(0, MARK_LENGTH) }))
