import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { BookingStore } from "../booking/booking-store.port.ts"
import type { NoticeRefused } from "../payment/payments.port.ts"
import type { Visitor } from "../people/visitor.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { bookingViewOf, isMadeBy } from "./booking-view-of.ts"
import type {
  BookingNotFound,
  BookingsUnreachable,
  PaymentUnavailable,
} from "../booking/booking.errors.ts"
import type { Bookings } from "../booking/bookings.port.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { extendHold } from "./extend-hold.ts"
import { find, findByCode } from "./find-booking.ts"
import { giveDetails } from "./give-details.ts"
import { hold } from "./hold.ts"
import { releaseHold } from "./release-hold.ts"
import { pay } from "./pay.ts"
import { mailCode, proveAddress } from "./prove-address.ts"
import { disputeOf, letterFor, type Dispute, type Letter } from "./letter.ts"
import { propertyLetterFor, type PropertyLetter } from "./property-letter.ts"
import type { MailAbout } from "../workload/job.ts"
import type { Claim, ManagedBookings } from "../managing/managed-bookings.port.ts"
import { bookingForReceipt, managingService } from "./managing-service.ts"
import { asBookingsUnreachable } from "./store-unreachable-as.ts"
import { quoteForVisitor } from "./quote.ts"
import { readNotice } from "./read-notice.ts"
import { settle } from "./settle.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"

/** Where stays are sold on the server: to visitors, and by the provider's messages. */
export type FrontDesk = {
  readonly forVisitor: (visitor: Visitor) => Bookings
  /** Bookings that were made, for those they belong to. */
  readonly managedBy: (visitor: Visitor) => ManagedBookings
  /** A booking as its receipt shows it, for its owner, a mailed link, or the browser that made it. */
  readonly forReceipt: (
    visitor: Visitor,
    claim: Claim,
  ) => Effect.Effect<WholeBooking, BookingNotFound | BookingsUnreachable>
  /** The facts of a letter to a guest that a job asks for; null when it is no longer wanted. */
  readonly letterFor: (
    job: MailAbout<"booking">,
  ) => Effect.Effect<Letter | null, BookingStoreFailure>
  /** The facts of a letter to the property of a booking; null when nobody is named in it any more. */
  readonly propertyLetterFor: (
    job: MailAbout<"property">,
  ) => Effect.Effect<PropertyLetter | null, BookingStoreFailure>
  /** What a letter to those who answer a dispute says; null when there is none. */
  readonly disputeOf: (booking: string) => Effect.Effect<Dispute | null, BookingStoreFailure>
  /** Bookings made with an address become those of the account that proved it to be its own. */
  readonly joinAccount: BookingStore["joinAccount"]
  /** Reads a message of the payment provider; reading it again changes nothing. */
  readonly readNotice: (
    body: string,
    signature: string,
  ) => Effect.Effect<void, NoticeRefused | PaymentUnavailable | BookingsUnreachable>
}

/** Sells stays: every rule is asked here again, whatever the browser checked before. */
export const frontDesk = (needs: FrontDeskNeeds): FrontDesk => {
  const seenBy =
    (visitor: Visitor) =>
    <E>(work: Effect.Effect<BookingRecord, E | BookingStoreFailure>) =>
      Effect.map(asBookingsUnreachable(work), (record) =>
        bookingViewOf(record, needs.clock.now(), isMadeBy(record, visitor)),
      )
  const bookingsFor = (visitor: Visitor): Bookings => {
    const viewed = seenBy(visitor)
    return {
      quote: (stay, held) => asBookingsUnreachable(quoteForVisitor(needs, visitor, stay, held)),
      hold: (request, key) => viewed(hold(needs, visitor, request, key)),
      find: (id) => viewed(find(needs, id)),
      findByCode: (code) => viewed(findByCode(needs, visitor, code)),
      extend: (id) => viewed(extendHold(needs, visitor, id)),
      giveDetails: (id, details) => viewed(giveDetails(needs, visitor, id, details)),
      mailCode: (id) => asBookingsUnreachable(mailCode(needs, visitor, id)),
      proveAddress: (id, code) => asBookingsUnreachable(proveAddress(needs, visitor, id, code)),
      pay: (id, request) => asBookingsUnreachable(pay(needs, visitor, id, request)),
      settle: (id) => viewed(settle(needs, id)),
      leave: (id) => viewed(releaseHold(needs, visitor, id)),
    }
  }
  return {
    forVisitor: bookingsFor,
    managedBy: (visitor) => managingService(needs, visitor),
    forReceipt: (visitor, claim) => bookingForReceipt(needs, visitor, claim),
    letterFor: (job) => letterFor(needs, job),
    propertyLetterFor: (job) => propertyLetterFor(needs, job),
    disputeOf: (booking) => disputeOf(needs, booking),
    joinAccount: (email, account) => needs.store.joinAccount(email, account),
    readNotice: (body, signature) => asBookingsUnreachable(readNotice(needs, body, signature)),
  }
}
