import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { BookingStore } from "../booking/booking-store.port.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import type { BookingNotFound } from "../booking/booking.errors.ts"
import type { Claim } from "../managing/managed-bookings.port.ts"
import type { Visitor } from "../people/visitor.ts"
import { authorise } from "./booking-authorisation.ts"
import { isMadeBy } from "./booking-view-of.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"

type Needs = Pick<FrontDeskNeeds, "clock" | "digest"> & {
  readonly bookings: Pick<BookingStore, "find">
}

/** A booking for its owner, a mailed link, or the browser that made it, as with its receipt. */
export const openedByGuest = (
  needs: Needs,
  visitor: Visitor,
  { id, link }: Claim,
): Effect.Effect<BookingRecord, BookingNotFound | BookingStoreFailure> =>
  Effect.flatMap(needs.bookings.find(id), (record) =>
    record !== null && isMadeBy(record, visitor)
      ? Effect.succeed(record)
      : authorise(needs, visitor, record, { link, purpose: "look" }),
  )
