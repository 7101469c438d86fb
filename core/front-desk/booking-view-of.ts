import { freeCancellationUntil } from "../pricing/refund.ts"
import type { Visitor } from "../people/visitor.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { confirmationCodeOf } from "../booking/booking-stage.ts"
import type { BookingView } from "../booking/booking-view.ts"
import { instantAt } from "../kernel/instant-at.ts"
import { isExtendable, statusAt, attemptsLeft } from "../booking/hold-terms.ts"
import { sumMoved, waivedOf } from "../booking/ledger.ts"
import { maskedGuest } from "../booking/masking.ts"

/**
 * True for the account that a booking belongs to; where it belongs to none, for the browser that made
 * it. The browser's cookie alone opens nothing of an account: somebody may have planted or copied it.
 */
export const isMadeBy = (
  { session, owner }: BookingRecord,
  visitor: Pick<Visitor, "session" | "account">,
): boolean => (owner === null ? session === visitor.session : owner === visitor.account)

/** A booking as anyone may see it: a hold that ran out is over, whether swept already or not. */
export const bookingViewOf = (record: BookingRecord, now: number, yours: boolean): BookingView => {
  const { id, property, dates, party, rooms, quote, guest } = record
  const policies = rooms.map(({ cancellation }) => cancellation)
  return {
    id,
    code: confirmationCodeOf(record),
    status: statusAt(record, now),
    property,
    dates,
    party,
    rooms,
    quote,
    guest: guest === null ? null : { ...maskedGuest(guest), arrival: yours ? guest.arrival : null },
    method: record.method,
    holdUntil: record.holdUntil,
    nightsKept: record.nightsKept,
    extendable: yours && isExtendable(record, now),
    attemptsLeft: Math.max(0, attemptsLeft(record)),
    lastDecline: record.lastDecline,
    freeCancellationUntil: freeCancellationUntil(policies, dates.checkIn),
    captured: sumMoved(record, "captured"),
    refunded: sumMoved(record, "refunded"),
    waived: waivedOf(record),
    changes: record.history.filter(({ event }) => event === "CHANGED").length,
    yours,
    createdAt: record.createdAt,
    asOf: instantAt(now),
  }
}
