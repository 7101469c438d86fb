import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import type { BookingId } from "./booking-view.ts"
import type { Desk } from "./desk.ts"
import { moveInPlace } from "./move.ts"
import { ownBooking } from "./own-booking.ts"

/** Gives the hold up and its nights back. */
export const leave = (desk: Desk, visitor: Visitor, id: BookingId) =>
  desk.store.inTransaction((transaction) =>
    Effect.flatMap(ownBooking(transaction, visitor, id), (record) =>
      moveInPlace({ desk, transaction }, record, {
        type: "GUEST_LEFT",
        cardFormOpen: record.payment !== null,
      }),
    ),
  )
