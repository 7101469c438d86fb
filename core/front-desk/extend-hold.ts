import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import { unitsOf } from "../property/room-uses.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { StepRefused } from "../booking/booking.errors.ts"
import { extendedUntil, holdTerms, isExtendable, isExtended } from "../booking/hold-terms.ts"
import { ownBooking } from "../booking/own-booking.ts"
import { instantAt } from "../kernel/instant-at.ts"
import { advanceStatusInPlace } from "./advance-status.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { stillHeld } from "./give-details.ts"
import { limitedHold } from "./limited-holds.ts"

/**
 * Extends a hold once, by a few minutes, where its rooms would be held now if they were asked for
 * first. Asked for again, it stays as it is.
 */
export const extendHold = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  id: BookingId,
) {
  const { bySlug } = yield* needs.catalogue.snapshot()
  return yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* ownBooking(transaction, visitor, id)
      const now = needs.clock.now()
      yield* stillHeld(record, now)
      if (isExtended(record)) return record
      if (!record.nightsKept) return yield* new StepRefused({ status: record.status })
      const property = bySlug.get(record.property.slug)
      const asker = { record, units: property ? unitsOf(property) : 0 }
      const { refusal } = yield* limitedHold({ needs, transaction }, visitor, asker)
      if (refusal !== null) return yield* refusal
      const { holdMs = holdTerms.lengthMs } = needs
      return yield* advanceStatusInPlace(
        { needs, transaction },
        record,
        { type: "HOLD_EXTENDED", extendable: isExtendable(record, now) },
        { holdUntil: instantAt(extendedUntil(record, holdMs)) },
      )
    }),
  )
})
