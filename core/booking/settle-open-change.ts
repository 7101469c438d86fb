import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import { claimed } from "./access.ts"
import type { BookingId } from "./booking-view.ts"
import { BookingNotFound, PaymentUnavailable } from "./booking.errors.ts"
import type { Desk } from "./desk.ts"
import { endedChange } from "./end-change.ts"
import type { Claim } from "./managed-bookings.port.ts"
import { namedChange } from "./name-change.ts"
import { changeGraceEnd } from "./settle-change.ts"
import { settleBy } from "./settle.ts"

/** Asks the provider what became of the payment of a pending change, and moves the booking by it. */
export const settleOpenChange = Effect.fnUntraced(function* (desk: Desk, id: BookingId) {
  const record = yield* desk.store.find(id)
  if (record === null) return yield* new BookingNotFound()
  const { change } = record
  if (change === null) return record
  const isUnnamed = change.payment === null
  if (isUnnamed && desk.clock.now() < changeGraceEnd(change)) return record
  const named = yield* namedChange(desk, record)
  const payment = named.change?.payment
  if (!payment) return named
  const truth = yield* desk.payments
    .find(payment.payment)
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
