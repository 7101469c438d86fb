import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import type { BookingId } from "../booking/booking-view.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { advanceStatusInPlace } from "./advance-status.ts"
import { ownBooking } from "../booking/own-booking.ts"

/** Gives the hold up and its nights back. */
export const releaseHold = (needs: FrontDeskNeeds, visitor: Visitor, id: BookingId) =>
  needs.store.inTransaction(
    (transaction) =>
      Effect.flatMap(ownBooking(transaction, visitor, id), (record) =>
        advanceStatusInPlace({ needs, transaction }, record, {
          type: "GUEST_LEFT",
          cardFormOpen: record.payment !== null,
        }),
      ),
    "last",
  )
