import type { Effect } from "effect"
import type { PropertyNotFound } from "../property/property.errors.ts"
import type { Sen } from "../money/sen.ts"
import type { LinkToken } from "../booking/booking-link.ts"
import type { BookingId } from "../booking/booking-view.ts"
import type {
  BookingNotFound,
  BookingsUnreachable,
  KeyReused,
  PaymentUnavailable,
  PriceChanged,
  SoldOut,
  StayRefused,
  TooManyAttempts,
} from "../booking/booking.errors.ts"
import type { IdempotencyKey } from "../booking/bookings.port.ts"
import type { ChangeStep } from "./change-step.ts"
import type { NotManageable, RefundChanged } from "./managing.errors.ts"
import type { NotSignedIn } from "../people/visitor.errors.ts"
import type { MyBookings } from "./my-bookings.ts"
import type { ChangeQuote, StayChange } from "./stay-change.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"

/** A booking and what opens it: the account that is signed in (null), or a mailed link. */
export type Claim = { readonly id: BookingId; readonly link: LinkToken | null }

type Missing = BookingNotFound | BookingsUnreachable

/**
 * Lets those who booked see the whole of their bookings, cancel them and change them. What is not
 * theirs does not exist for them. Kept by tests/contracts/managing.contract.ts.
 */
export interface ManagedBookings {
  readonly mine: () => Effect.Effect<MyBookings, NotSignedIn | BookingsUnreachable>

  /** One own booking, whole. */
  readonly openOwn: (id: BookingId) => Effect.Effect<WholeBooking, Missing>

  /** Reads what a mailed link opens; reading spends nothing. */
  readonly openByLink: (link: LinkToken) => Effect.Effect<WholeBooking, Missing>

  /**
   * Emails a link to the booking's own email; the answer never reveals whether the booking exists.
   */
  readonly mailLink: (
    code: string,
    email: string,
  ) => Effect.Effect<{ readonly asked: true }, TooManyAttempts | BookingsUnreachable>

  /** Cancels for the refund that was shown; cancelling again changes nothing. */
  readonly cancel: (
    claim: Claim,
    refund: Sen,
    key: IdempotencyKey,
  ) => Effect.Effect<WholeBooking, Missing | NotManageable | RefundChanged | KeyReused>

  /** What another stay would cost today, and what becomes of the difference. */
  readonly quoteChange: (
    claim: Claim,
    change: StayChange,
  ) => Effect.Effect<
    ChangeQuote,
    Missing | NotManageable | StayRefused | SoldOut | PropertyNotFound
  >

  /** Changes the stay at the total that was shown, or opens the card form for the difference. */
  readonly change: (
    claim: Claim,
    change: StayChange,
    total: Sen,
    key: IdempotencyKey,
  ) => Effect.Effect<
    ChangeStep,
    | Missing
    | NotManageable
    | StayRefused
    | SoldOut
    | PropertyNotFound
    | PriceChanged
    | PaymentUnavailable
    | KeyReused
  >

  /** Asks the provider what became of the payment of a change, and changes the stay accordingly. */
  readonly settleChange: (
    claim: Claim,
    key: IdempotencyKey,
  ) => Effect.Effect<WholeBooking, Missing | PaymentUnavailable | KeyReused>

  /** Gives an unpaid change up; the stay stays as it was booked. */
  readonly leaveChange: (
    claim: Claim,
    key: IdempotencyKey,
  ) => Effect.Effect<WholeBooking, Missing | KeyReused>
}
