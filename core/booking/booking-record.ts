import { Effect, Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Language } from "../kernel/localised.ts"
import { DeclineReason, PaymentMethod } from "../payment/payment.ts"
import { AcceptedGuest } from "../people/accepted-guest.ts"
import { AccountId } from "../people/account-id.ts"
import { TourismTaxReason } from "../pricing/price-facts.ts"
import { Quote } from "../pricing/quote.ts"
import { Party } from "../stay/party.ts"
import { StayDates } from "../stay/stay-dates.ts"
import { MailedLink } from "./booking-link.ts"
import { BookingPayment, RefundOrder } from "./booking-payment.ts"
import { BookingStatus } from "./booking-status.ts"
import { FailedChange, PendingChange } from "./pending-change.ts"
import { HistoryEntry, LedgerEntry } from "./ledger-entry.ts"
import { BookedProperty, BookedRoom, BookingId } from "./booking-view.ts"
import { ConfirmationCode } from "./confirmation-code.ts"
import { GuestStanding } from "./guest-standing.ts"

/** What letters about a booking are written in; bookings of before it was kept were written to in English. */
const LetterLanguage = Language.pipe(Schema.withDecodingDefaultKey(Effect.succeed("en")))

const NoNetwork = Schema.NullOr(Schema.String).pipe(
  Schema.withDecodingDefaultKey(Effect.succeed(null)),
)
/** Bookings of before it was kept count against nobody. */
const KnownStanding = GuestStanding.pipe(Schema.withDecodingDefaultKey(Effect.succeed("known")))
const UsuallyKept = Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(true)))

/** All that is kept of a booking. Its status is changed by the booking machine alone. */
export const BookingRecord = Schema.Struct({
  id: BookingId,
  /** The guest session that holds it, and the key of the wish that made it: together unique. */
  session: Schema.String,
  holdKey: Schema.String,
  /** The account it belongs to; null until somebody who is signed in has it. */
  owner: Schema.NullOr(AccountId),
  language: LetterLanguage,
  /** The fingerprint of the network that it was made from; null where that was not known. */
  network: NoNetwork,
  /** How far the guest was known when nights were kept without payment. */
  standing: KnownStanding,
  /** False while it has no nights: they are taken when it is paid for, or its address is proved. */
  nightsKept: UsuallyKept,
  code: Schema.NullOr(ConfirmationCode),
  status: BookingStatus,
  property: BookedProperty,
  dates: StayDates,
  party: Party,
  rooms: Schema.Array(BookedRoom),
  /** The prices that the hold keeps. */
  quote: Quote,
  residency: TourismTaxReason,
  guest: Schema.NullOr(AcceptedGuest),
  method: Schema.NullOr(PaymentMethod),
  holdUntil: Instant,
  tries: Schema.Int,
  payment: Schema.NullOr(BookingPayment),
  /** The payments of changes that made the stay dearer. */
  extras: Schema.Array(BookingPayment),
  lastDecline: Schema.NullOr(DeclineReason),
  ledger: Schema.Array(LedgerEntry),
  /** What was decided to be given back, whether it is back already or not. */
  refunds: Schema.Array(RefundOrder),
  change: Schema.NullOr(PendingChange),
  failedChange: Schema.NullOr(FailedChange),
  links: Schema.Array(MailedLink),
  history: Schema.Array(HistoryEntry),
  createdAt: Instant,
})
export interface BookingRecord extends Schema.Schema.Type<typeof BookingRecord> {}
