import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { NoticeRefused } from "../payment/payments.port.ts"
import type { AccountId } from "../people/account-id.ts"
import type { Visitor } from "../people/visitor.ts"
import type { BookingRecord } from "./booking-record.ts"
import { bookingViewOf, isMadeBy } from "./booking-view-of.ts"
import type { BookingNotFound, BookingsUnreachable, PaymentUnavailable } from "./booking.errors.ts"
import type { Bookings } from "./bookings.port.ts"
import type { Desk } from "./desk.ts"
import { find, findByCode } from "./find.ts"
import { giveDetails } from "./give-details.ts"
import { hold } from "./hold.ts"
import type { DeskLine } from "./job-lines.ts"
import { doJobs } from "./job-runner.ts"
import { leave } from "./leave.ts"
import { pay } from "./pay.ts"
import { mailCode, proveAddress } from "./prove-address.ts"
import { disputeOf, letterFor, type Dispute, type Letter } from "./letter.ts"
import type { Job } from "./job.ts"
import type { Claim, ManagedBookings } from "./managed-bookings.port.ts"
import { bookingForReceipt, managingDesk } from "./managing-desk.ts"
import { reached } from "./reached.ts"
import { quoteAStay } from "./quote-a-stay.ts"
import { readNotice } from "./read-notice.ts"
import { settle } from "./settle.ts"
import type { WholeBooking } from "./whole-booking.ts"

/** Where stays are sold on the server: to visitors, by the provider's messages, and by due work. */
export type FrontDesk = {
  readonly forVisitor: (visitor: Visitor) => Bookings
  /** Bookings that were made, for those they belong to. */
  readonly managedBy: (visitor: Visitor) => ManagedBookings
  /** A booking as its receipt tells it, for its owner, a mailed link, or the browser that made it. */
  readonly forReceipt: (
    visitor: Visitor,
    claim: Claim,
  ) => Effect.Effect<WholeBooking, BookingNotFound | BookingsUnreachable>
  /** The facts of a letter that a job of kind `mail` asks for; null when it is no longer wanted. */
  readonly letterFor: (job: Job) => Effect.Effect<Letter | null, StoreUnreachable>
  /** What a job of kind `mail` tells those who answer a dispute; null when there is none. */
  readonly disputeOf: (booking: string) => Effect.Effect<Dispute | null, StoreUnreachable>
  /** Bookings made with an address become those of the account that proved it to be its own. */
  readonly joinAccount: (email: string, account: AccountId) => Effect.Effect<void, StoreUnreachable>
  /** Reads a message of the payment provider; reading it again changes nothing. */
  readonly readNotice: (
    body: string,
    signature: string,
  ) => Effect.Effect<void, NoticeRefused | PaymentUnavailable | BookingsUnreachable>
  /** Does the due work of these lines, or of all, and says how much there was; asked until none. */
  readonly doJobs: (lines?: ReadonlyArray<DeskLine>) => Effect.Effect<number, StoreUnreachable>
}

/** Sells stays: every rule is asked here again, whatever the browser checked before. */
export const frontDesk = (desk: Desk): FrontDesk => {
  const seenBy =
    (visitor: Visitor) =>
    <E>(work: Effect.Effect<BookingRecord, E | StoreUnreachable>) =>
      Effect.map(reached(work), (record) =>
        bookingViewOf(record, desk.clock.now(), isMadeBy(record, visitor)),
      )
  const bookingsFor = (visitor: Visitor): Bookings => {
    const viewed = seenBy(visitor)
    return {
      quote: (stay) => reached(quoteAStay(desk, visitor, stay)),
      hold: (request, key) => viewed(hold(desk, visitor, request, key)),
      find: (id) => viewed(find(desk, id)),
      findByCode: (code) => viewed(findByCode(desk, visitor, code)),
      giveDetails: (id, details) => viewed(giveDetails(desk, visitor, id, details)),
      mailCode: (id) => reached(mailCode(desk, visitor, id)),
      proveAddress: (id, code) => reached(proveAddress(desk, visitor, id, code)),
      pay: (id, request) => reached(pay(desk, visitor, id, request)),
      settle: (id) => viewed(settle(desk, id)),
      leave: (id) => viewed(leave(desk, visitor, id)),
    }
  }
  return {
    forVisitor: bookingsFor,
    managedBy: (visitor) => managingDesk(desk, visitor),
    forReceipt: (visitor, claim) => bookingForReceipt(desk, visitor, claim),
    letterFor: (job) => letterFor(desk, job),
    disputeOf: (booking) => disputeOf(desk, booking),
    joinAccount: (email, account) => desk.store.joinAccount(email, account),
    readNotice: (body, signature) => reached(readNotice(desk, body, signature)),
    doJobs: (lines) => doJobs(desk, lines),
  }
}
