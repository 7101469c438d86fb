import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { Visitor } from "../people/visitor.ts"
import { bookingOfLink, authorise } from "./booking-authorisation.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { isMadeBy } from "./booking-view-of.ts"
import type { BookingNotFound, BookingsUnreachable } from "../booking/booking.errors.ts"
import { cancel } from "./cancel.ts"
import { change, quoteChange } from "./change.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { mailLink } from "./mail-link.ts"
import type { Claim, ManagedBookings } from "../managing/managed-bookings.port.ts"
import { listOwnBookings } from "./list-own-bookings.ts"
import { asBookingsUnreachable } from "./store-unreachable-as.ts"
import { leaveChange, settleOpenChange } from "./settle-open-change.ts"
import { wholeBookingOf } from "./whole-booking-of.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"

/**
 * A booking for its receipt: also for the browser that made it, since who has no account would have
 * none otherwise.
 */
export const bookingForReceipt = (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  { id, link }: Claim,
): Effect.Effect<WholeBooking, BookingNotFound | BookingsUnreachable> =>
  asBookingsUnreachable(
    Effect.flatMap(needs.store.find(id), (record) =>
      record !== null && isMadeBy(record, visitor)
        ? Effect.succeed(record)
        : authorise(needs, visitor, record, { link, purpose: "look" }),
    ),
  ).pipe(Effect.map((record) => wholeBookingOf(record, needs.clock.now())))

/** What a visitor may do with bookings that were made; the account decides, or a mailed link. */
export const managingService = (needs: FrontDeskNeeds, visitor: Visitor): ManagedBookings => {
  const seen = ({ id, link }: Claim) =>
    Effect.flatMap(needs.store.find(id), (record) =>
      authorise(needs, visitor, record, { link, purpose: "look" }),
    )
  const whole = <E>(work: Effect.Effect<BookingRecord, E | BookingStoreFailure>) =>
    Effect.map(asBookingsUnreachable(work), (record) => wholeBookingOf(record, needs.clock.now()))
  return {
    mine: () => asBookingsUnreachable(listOwnBookings(needs, visitor)),
    openOwn: (id) => whole(seen({ id, link: null })),
    openByLink: (link) => whole(seen({ id: bookingOfLink(link), link })),
    mailLink: (code, email) => asBookingsUnreachable(mailLink(needs, visitor, code, email)),
    cancel: (claim, refund) => whole(cancel(needs, visitor, claim, refund)),
    quoteChange: (claim, wanted) => asBookingsUnreachable(quoteChange(needs, seen(claim), wanted)),
    change: (claim, wanted, total) =>
      asBookingsUnreachable(change(needs, visitor, { claim, change: wanted, total })),
    settleChange: (claim) => whole(Effect.andThen(seen(claim), settleOpenChange(needs, claim.id))),
    leaveChange: (claim) => whole(leaveChange(needs, visitor, claim)),
  }
}
