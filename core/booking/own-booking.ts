import { Effect } from "effect"
import type { BookingStoreFailure } from "./booking-store.errors.ts"
import type { Visitor } from "../people/visitor.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { BookingId } from "./booking-view.ts"
import { BookingNotFound } from "./booking.errors.ts"
import type { BookingTransaction } from "./booking-store.port.ts"

const orNotFound = (record: BookingRecord | null) =>
  record === null ? Effect.fail(new BookingNotFound()) : Effect.succeed(record)

/** A booking to be changed by whatever happened to it, under lock. */
export const lockedBooking = (
  transaction: BookingTransaction,
  id: BookingId,
): Effect.Effect<BookingRecord, BookingNotFound | BookingStoreFailure> =>
  Effect.flatMap(transaction.lock(id), orNotFound)

/** A booking to be changed by the session that made it; to others it does not exist. */
export const ownBooking = (
  transaction: BookingTransaction,
  { session }: Visitor,
  id: BookingId,
): Effect.Effect<BookingRecord, BookingNotFound | BookingStoreFailure> =>
  Effect.flatMap(transaction.lock(id), (record) =>
    orNotFound(record?.session === session ? record : null),
  )
