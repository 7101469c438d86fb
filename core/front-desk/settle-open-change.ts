import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import { claimed } from "./booking-authorisation.ts"
import { pendingChangeOf } from "../booking/booking-stage.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { BookingNotFound, PaymentUnavailable } from "../booking/booking.errors.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { endedChange } from "./end-change.ts"
import { lockedBooking } from "../booking/own-booking.ts"
import type { Claim } from "../managing/managed-bookings.port.ts"
import { changeGraceEnd } from "./settle-change.ts"
import { settleBy } from "./settle.ts"

/** Nobody learnt the secret of a payment without a name, so nobody can have paid it. */
const endUnnamed = (needs: FrontDeskNeeds, id: BookingId, attempt: number) =>
  needs.store.inTransaction((transaction) =>
    Effect.flatMap(lockedBooking(transaction, id), (record) => {
      const change = pendingChangeOf(record)
      return change?.attempt === attempt && change.payment === null
        ? endedChange({ needs, transaction }, record, "expired")
        : Effect.succeed(record)
    }),
  )

/** Asks the provider what became of the payment of a pending change, and moves the booking by it. */
export const settleOpenChange = Effect.fnUntraced(function* (needs: FrontDeskNeeds, id: BookingId) {
  const record = yield* needs.store.find(id)
  if (record === null) return yield* new BookingNotFound()
  const change = pendingChangeOf(record)
  if (change === null) return record
  if (change.payment === null)
    return needs.clock.now() < changeGraceEnd(change)
      ? record
      : yield* endUnnamed(needs, id, change.attempt)
  const truth = yield* needs.payments
    .find(change.payment.payment)
    .pipe(Effect.mapError(() => new PaymentUnavailable()))
  return yield* settleBy(needs, id, truth)
})

/** The guest no longer wants the change that waits for its money. */
export const leaveChange = (needs: FrontDeskNeeds, visitor: Visitor, claim: Claim) =>
  needs.store.inTransaction((transaction) =>
    Effect.flatMap(claimed({ needs, transaction }, visitor, claim, "look"), (record) =>
      endedChange({ needs, transaction }, record, "givenUp"),
    ),
  )
