import type { Effect } from "effect"
import type { GuestDetails } from "../people/guest-details.ts"
import type { CardUse, PaymentMethod } from "../payment/payment.ts"
import type { Quote } from "../pricing/quote.ts"
import type { PropertyNotFound } from "../property/property.errors.ts"
import type { Sen } from "../money/sen.ts"
import type { AddressProved, CodeMailed } from "./address-code.ts"
import type { BookingId, BookingView } from "./booking-view.ts"
import type {
  BookingNotFound,
  BookingsUnreachable,
  AddressCodeRefused,
  DetailsRefused,
  GuaranteeNeeded,
  HoldLimited,
  HoldOver,
  KeptCardGone,
  KeyReused,
  NoAttemptsLeft,
  PaymentUnavailable,
  PriceChanged,
  SoldOut,
  StayRefused,
  StepRefused,
  TooManyHolds,
  TooManyAttempts,
} from "./booking.errors.ts"
import type { PaymentStep } from "./payment-step.ts"
import type { StayRequest } from "./stay-request.ts"

/** Identifies one request of a guest: repeated with the same key, it takes effect once. */
export type IdempotencyKey = string

/** The stay a guest wants kept, at the total that was shown. */
export type HoldRequest = {
  readonly stay: StayRequest
  readonly total: Sen
  /** True goes on without a hold where none is given: the nights are taken with the payment. */
  readonly withoutHold?: boolean
}

/** How the guest pays, and the Total Payable that was shown when Book Now was pressed. */
export type PayRequest = {
  readonly method: PaymentMethod
  readonly total: Sen
  /** Which card pays: a typed one unless said otherwise. The kept one is that of who is signed in. */
  readonly card?: CardUse
}

/**
 * Sells stays to one visitor: never one room twice, never at a price the guest did not see, never
 * charged twice. Every implementation passes tests/contracts/bookings.contract.ts.
 */
export interface Bookings {
  /**
   * What the stay costs now, for a guest assumed Malaysian. The nights of the guest's own hold, where
   * one is named, count as free: it would be given up for this stay.
   */
  readonly quote: (
    stay: StayRequest,
    held?: BookingId,
  ) => Effect.Effect<Quote, StayRefused | SoldOut | PropertyNotFound | BookingsUnreachable>

  /** Takes the nights for fifteen minutes; without payment, as far as the limits of holds allow. */
  readonly hold: (
    request: HoldRequest,
    key: IdempotencyKey,
  ) => Effect.Effect<
    BookingView,
    | StayRefused
    | SoldOut
    | PriceChanged
    | TooManyHolds
    | HoldLimited
    | PropertyNotFound
    | KeyReused
    | BookingsUnreachable
  >

  /** Keeps the nights of a hold a few minutes longer, once; an extended hold stays as it is. */
  readonly extend: (
    id: BookingId,
    key: IdempotencyKey,
  ) => Effect.Effect<
    BookingView,
    HoldOver | HoldLimited | BookingNotFound | StepRefused | KeyReused | BookingsUnreachable
  >

  /** The current state of the booking on the server. */
  readonly find: (
    id: BookingId,
  ) => Effect.Effect<BookingView, BookingNotFound | BookingsUnreachable>

  /** Reads any way of writing a confirmation code; a wrong code and an unknown one are alike. */
  readonly findByCode: (
    code: string,
  ) => Effect.Effect<BookingView, BookingNotFound | TooManyAttempts | BookingsUnreachable>

  /** Puts the guest's details on a held booking and quotes again with the nationality known. */
  readonly giveDetails: (
    id: BookingId,
    details: GuestDetails,
    key: IdempotencyKey,
  ) => Effect.Effect<
    BookingView,
    DetailsRefused | HoldOver | BookingNotFound | StepRefused | KeyReused | BookingsUnreachable
  >

  /**
   * Mails a code to the address given, by which this browser proves it; asked for again within a
   * minute, it is the one that is on its way.
   */
  readonly mailCode: (
    id: BookingId,
    key: IdempotencyKey,
  ) => Effect.Effect<
    CodeMailed,
    HoldOver | TooManyAttempts | BookingNotFound | StepRefused | KeyReused | BookingsUnreachable
  >

  /** Proves the address given, for this browser and a day, with the code that was mailed to it. */
  readonly proveAddress: (
    id: BookingId,
    code: string,
    key: IdempotencyKey,
  ) => Effect.Effect<
    AddressProved,
    | AddressCodeRefused
    | HoldOver
    | TooManyAttempts
    | BookingNotFound
    | StepRefused
    | KeyReused
    | BookingsUnreachable
  >

  /** Starts paying, or confirms at once where the guest pays at the property. */
  readonly pay: (
    id: BookingId,
    request: PayRequest,
    key: IdempotencyKey,
  ) => Effect.Effect<
    PaymentStep,
    | PriceChanged
    | DetailsRefused
    | GuaranteeNeeded
    | KeptCardGone
    | SoldOut
    | HoldOver
    | NoAttemptsLeft
    | BookingNotFound
    | StepRefused
    | KeyReused
    | PaymentUnavailable
    | BookingsUnreachable
  >

  /** Asks the payment provider what became of the payment and moves the booking accordingly. */
  readonly settle: (
    id: BookingId,
    key: IdempotencyKey,
  ) => Effect.Effect<
    BookingView,
    BookingNotFound | KeyReused | PaymentUnavailable | BookingsUnreachable
  >

  /** The guest gives the hold up; its nights are free again. */
  readonly leave: (
    id: BookingId,
    key: IdempotencyKey,
  ) => Effect.Effect<BookingView, BookingNotFound | StepRefused | KeyReused | BookingsUnreachable>
}
