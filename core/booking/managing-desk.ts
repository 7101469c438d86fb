import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Visitor } from "../people/visitor.ts"
import { bookingOfLink, ifTheirs } from "./access.ts"
import type { BookingRecord } from "./booking-record.ts"
import { isMadeBy } from "./booking-view-of.ts"
import type { BookingNotFound, BookingsUnreachable } from "./booking.errors.ts"
import { cancel } from "./cancel.ts"
import { change, quoteChange } from "./change.ts"
import type { Desk } from "./desk.ts"
import { mailLink } from "./mail-link.ts"
import type { Claim, ManagedBookings } from "./managed-bookings.port.ts"
import { mine } from "./mine.ts"
import { reached } from "./reached.ts"
import { leaveChange, settleOpenChange } from "./settle-open-change.ts"
import { wholeBookingOf } from "./whole-booking-of.ts"
import type { WholeBooking } from "./whole-booking.ts"

/**
 * A booking for its receipt: also for the browser that made it, since who has no account would have
 * none otherwise.
 */
export const bookingForReceipt = (
  desk: Desk,
  visitor: Visitor,
  { id, link }: Claim,
): Effect.Effect<WholeBooking, BookingNotFound | BookingsUnreachable> =>
  reached(
    Effect.flatMap(desk.store.find(id), (record) =>
      record !== null && isMadeBy(record, visitor)
        ? Effect.succeed(record)
        : ifTheirs(desk, visitor, record, { link, purpose: "look" }),
    ),
  ).pipe(Effect.map((record) => wholeBookingOf(record, desk.clock.now())))

/** What a visitor may do with bookings that were made; the account decides, or a mailed link. */
export const managingDesk = (desk: Desk, visitor: Visitor): ManagedBookings => {
  const seen = ({ id, link }: Claim) =>
    Effect.flatMap(desk.store.find(id), (record) =>
      ifTheirs(desk, visitor, record, { link, purpose: "look" }),
    )
  const whole = <E>(work: Effect.Effect<BookingRecord, E | StoreUnreachable>) =>
    Effect.map(reached(work), (record) => wholeBookingOf(record, desk.clock.now()))
  return {
    mine: () => reached(mine(desk, visitor)),
    openOwn: (id) => whole(seen({ id, link: null })),
    openByLink: (link) => whole(seen({ id: bookingOfLink(link), link })),
    mailLink: (code, email) => reached(mailLink(desk, visitor, code, email)),
    cancel: (claim, refund) => whole(cancel(desk, visitor, claim, refund)),
    quoteChange: (claim, wish) => reached(quoteChange(desk, seen(claim), wish)),
    change: (claim, wish, total) => reached(change(desk, visitor, { claim, change: wish, total })),
    settleChange: (claim) => whole(Effect.andThen(seen(claim), settleOpenChange(desk, claim.id))),
    leaveChange: (claim) => whole(leaveChange(desk, visitor, claim)),
  }
}
