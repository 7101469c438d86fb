import { Effect, Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Language } from "../kernel/localised.ts"
import { DeclineReason, PaymentMethod, PrepaidMethod } from "../payment/payment.ts"
import { AcceptedGuest } from "../people/accepted-guest.ts"
import { AccountId } from "../people/account-id.ts"
import { TourismTaxReason } from "../pricing/price-facts.ts"
import { Quote } from "../pricing/quote.ts"
import { Party } from "../stay/party.ts"
import { StayDates } from "../stay/stay-dates.ts"
import { BookingLink } from "./booking-link.ts"
import { BookingPayment, RefundOrder } from "./booking-payment.ts"
import { FailedChange, PendingChange } from "./pending-change.ts"
import { HistoryEntry, LedgerEntry } from "./ledger-entry.ts"
import { BookedProperty, BookedRoom, BookingId } from "./booking-view.ts"
import { ConfirmationCode } from "./confirmation-code.ts"
import { GuestTrust } from "./guest-trust.ts"

/** What letters about a booking are written in; bookings of before it was kept were written to in English. */
const LetterLanguage = Language.pipe(Schema.withDecodingDefaultKey(Effect.succeed("en")))

const NoNetwork = Schema.NullOr(Schema.String).pipe(
  Schema.withDecodingDefaultKey(Effect.succeed(null)),
)
/** Bookings of before it was kept count against nobody. */
const KnownStanding = GuestTrust.pipe(Schema.withDecodingDefaultKey(Effect.succeed("known")))
const UsuallyKept = Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(true)))

/** What is kept of every booking, whatever its status. */
export const BookingBase = Schema.Struct({
  id: BookingId,
  /** The guest session that holds it, and the key of the request that made it: together unique. */
  session: Schema.String,
  holdKey: Schema.String,
  /** The account it belongs to; null until a signed-in guest has it. */
  owner: Schema.NullOr(AccountId),
  language: LetterLanguage,
  /** The fingerprint of the network that it was made from; null where that was not known. */
  network: NoNetwork,
  /** How far the guest was known when nights were kept without payment. */
  standing: KnownStanding,
  /** False while it has no nights: they are taken when it is paid for, or its address is proved. */
  nightsKept: UsuallyKept,
  property: BookedProperty,
  dates: StayDates,
  party: Party,
  rooms: Schema.Array(BookedRoom),
  /** The prices that the hold keeps. */
  quote: Quote,
  residency: TourismTaxReason,
  holdUntil: Instant,
  attempts: Schema.Int,
  lastDecline: Schema.NullOr(DeclineReason),
  ledger: Schema.Array(LedgerEntry),
  /** What was decided to be given back, whether it is back already or not. */
  refunds: Schema.Array(RefundOrder),
  links: Schema.Array(BookingLink),
  history: Schema.Array(HistoryEntry),
  createdAt: Instant,
})
export interface BookingBase extends Schema.Schema.Type<typeof BookingBase> {}

const base = BookingBase.fields

const unsold = {
  /** Null until a guest is named, and again once the data of a closed account is erased. */
  guest: Schema.NullOr(AcceptedGuest),
  /** How it was last tried to be paid for; null before a first try. */
  method: Schema.NullOr(PaymentMethod),
  payment: Schema.NullOr(BookingPayment),
} as const

const sold = {
  code: ConfirmationCode,
  method: PaymentMethod,
  /** Null where the stay is paid for at the property. */
  payment: Schema.NullOr(BookingPayment),
  /** The payments of changes that made the stay dearer. */
  extras: Schema.Array(BookingPayment),
  failedChange: Schema.NullOr(FailedChange),
} as const

/** Its nights are taken while a guest fills in the details and decides how to pay. */
export const HeldBooking = Schema.Struct({ ...base, ...unsold, status: Schema.Literal("held") })
export interface HeldBooking extends Schema.Schema.Type<typeof HeldBooking> {}

/** The provider was asked for the money; the payment has no name until it answered. */
export const PayingBooking = Schema.Struct({
  ...base,
  status: Schema.Literal("paying"),
  guest: AcceptedGuest,
  method: PrepaidMethod,
  payment: Schema.NullOr(BookingPayment),
})
export interface PayingBooking extends Schema.Schema.Type<typeof PayingBooking> {}

/** Sold, with a code, and its guest is expected or has arrived. */
export const ConfirmedBooking = Schema.Struct({
  ...base,
  ...sold,
  status: Schema.Literals(["confirmed", "staying"]),
  guest: AcceptedGuest,
  change: Schema.NullOr(PendingChange),
})
export interface ConfirmedBooking extends Schema.Schema.Type<typeof ConfirmedBooking> {}

/** Sold once, and over: the stay was had, or cancelled. */
export const EndedBooking = Schema.Struct({
  ...base,
  ...sold,
  status: Schema.Literals(["completed", "cancelled", "refunded"]),
  /** Null once the account that it belonged to ended. */
  guest: Schema.NullOr(AcceptedGuest),
})
export interface EndedBooking extends Schema.Schema.Type<typeof EndedBooking> {}

/** A hold that came to nothing; money that arrives late may still make it a booking. */
export const LapsedBooking = Schema.Struct({
  ...base,
  ...unsold,
  status: Schema.Literals(["expired", "released", "failed"]),
})
export interface LapsedBooking extends Schema.Schema.Type<typeof LapsedBooking> {}

/** Money was taken when the nights were sold to others already: it goes back, or is back. */
export const ReturnedBooking = Schema.Struct({
  ...base,
  status: Schema.Literals(["refunding", "refunded"]),
  guest: Schema.NullOr(AcceptedGuest),
  method: PaymentMethod,
  payment: BookingPayment,
})
export interface ReturnedBooking extends Schema.Schema.Type<typeof ReturnedBooking> {}

/**
 * All that is kept of a booking: its status decides which parts there are. The status is changed by
 * the booking machine alone. A refunded one is first read as sold: only those have a code.
 */
export const BookingRecord = Schema.Union([
  HeldBooking,
  PayingBooking,
  ConfirmedBooking,
  EndedBooking,
  LapsedBooking,
  ReturnedBooking,
])
export type BookingRecord =
  | HeldBooking
  | PayingBooking
  | ConfirmedBooking
  | EndedBooking
  | LapsedBooking
  | ReturnedBooking

/** A booking that was sold, whatever became of its stay. */
export type SoldBooking = ConfirmedBooking | EndedBooking
