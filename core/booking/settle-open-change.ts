import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import { claimed } from "./access.ts"
import type { BookingId } from "./booking-view.ts"
import { BookingNotFound, PaymentUnavailable } from "./booking.errors.ts"
import type { Desk } from "./desk.ts"
import { endedChange } from "./end-change.ts"
import { lockedBooking } from "./own-booking.ts"
import type { Claim } from "./managed-bookings.port.ts"
import { changeGraceEnd } from "./settle-change.ts"
import { settleBy } from "./settle.ts"

/** Nobody learnt the secret of a payment without a name, so nobody can have paid it. */
const endUnnamed = (desk: Desk, id: BookingId, attempt: number) =>
  desk.store.inTransaction((transaction) =>
    Effect.flatMap(lockedBooking(transaction, id), (record) => {
      const { change } = record
      return change?.attempt === attempt && change.payment === null
        ? endedChange({ desk, transaction }, record, "expired")
        : Effect.succeed(record)
    }),
  )

/** Asks the provider what became of the payment of a pending change, and moves the booking by it. */
export const settleOpenChange = Effect.fnUntraced(function* (desk: Desk, id: BookingId) {
  const record = yield* desk.store.find(id)
  if (record === null) return yield* new BookingNotFound()
  const { change } = record
  if (change === null) return record
  if (change.payment === null)
    return desk.clock.now() < changeGraceEnd(change)
      ? record
      : yield* endUnnamed(desk, id, change.attempt)
  const truth = yield* desk.payments
    .find(change.payment.payment)
    .pipe(Effect.mapError(() => new PaymentUnavailable()))
  return yield* settleBy(desk, id, truth)
})

/** The guest no longer wants the change that waits for its money. */
export const leaveChange = (desk: Desk, visitor: Visitor, claim: Claim) =>
  desk.store.inTransaction((transaction) =>
    Effect.flatMap(claimed({ desk, transaction }, visitor, claim, "look"), (record) =>
      endedChange({ desk, transaction }, record, "givenUp"),
    ),
  )
