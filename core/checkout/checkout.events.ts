import type { BookingView } from "../booking/booking-view.ts"
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
} from "../booking/booking.errors.ts"
import type { PaymentStep } from "../booking/payment-step.ts"
import type { StayRequest } from "../booking/stay-request.ts"
import type { Issue } from "../kernel/issue.ts"
import type { Sen } from "../money/sen.ts"
import type { CardOutcome } from "../payment/card-confirmation.events.ts"
import type { TypedCard } from "../payment/card-form.rules.ts"
import type { CardAtProvider, GivenCard } from "../payment/card-payments.port.ts"
import type { CardUse, PaymentMethod } from "../payment/payment.ts"
import type { GuestDetails } from "../people/guest-details.ts"
import type { Quote } from "../pricing/quote.ts"
import type { PropertyNotFound } from "../property/property.errors.ts"

/** Everything that can stop a hold. */
export type HoldFailure =
  | StayRefused
  | SoldOut
  | PriceChanged
  | TooManyHolds
  | HoldLimited
  | PropertyNotFound
  | KeyReused
  | BookingsUnreachable

/** Everything that can stop a hold from being extended. */
export type ExtensionFailure =
  | HoldOver
  | HoldLimited
  | BookingNotFound
  | StepRefused
  | KeyReused
  | BookingsUnreachable

/** Everything that can stop Book Now before the card is asked. */
export type PressFailure =
  | DetailsRefused
  | GuaranteeNeeded
  | KeptCardGone
  | SoldOut
  | HoldOver
  | NoAttemptsLeft
  | PriceChanged
  | BookingNotFound
  | StepRefused
  | KeyReused
  | PaymentUnavailable
  | BookingsUnreachable

/** Everything that can stop an address from being proved. */
export type CodeFailure =
  | AddressCodeRefused
  | TooManyAttempts
  | HoldOver
  | BookingNotFound
  | StepRefused
  | KeyReused
  | BookingsUnreachable

/** The form as it was when Book Now was pressed. */
export type PressedForm = {
  readonly details: GuestDetails
  readonly method: PaymentMethod
  /** What was typed; it is not looked at where the kept card pays. */
  readonly card: TypedCard | CardAtProvider
  readonly cardUse: CardUse
}

/** A form in which nothing is missing, in its normal form. */
export type AcceptedForm = {
  readonly details: GuestDetails
  readonly method: PaymentMethod
  /** Null where this way to pay asks for none. */
  readonly card: GivenCard | null
  readonly cardUse: CardUse
}

/** What became of checking a form. */
export type FormChecked =
  | ({ readonly type: "form.accepted" } & AcceptedForm)
  | { readonly type: "form.refused"; readonly issues: ReadonlyArray<Issue> }

/** Book Now with a form that was accepted, and the price beside it. */
export type Press = Omit<AcceptedForm, "details"> & { readonly quote: Quote }

export type CheckoutEvent =
  | { readonly type: "guest.typed"; readonly details: GuestDetails }
  /** Which fields of a card were typed into; what is typed reaches the machine with Book Now alone. */
  | { readonly type: "guest.typedCard"; readonly fields: ReadonlyArray<keyof TypedCard> }
  | ({ readonly type: "guest.booked" } & PressedForm)
  | FormChecked
  | { readonly type: "guest.changedStay"; readonly stay: StayRequest; readonly total: Sen }
  | { readonly type: "guest.acceptedPrice" }
  | { readonly type: "guest.retried" }
  | { readonly type: "guest.tookAgain" }
  | { readonly type: "guest.wentOnWithoutHold" }
  | { readonly type: "guest.extendedHold" }
  | { readonly type: "guest.askedForCode" }
  | { readonly type: "guest.typedCode"; readonly code: string }
  | { readonly type: "guest.leftCode" }
  | { readonly type: "guest.left" }
  | { readonly type: "hold.placed"; readonly booking: BookingView }
  | { readonly type: "hold.refused"; readonly failure: HoldFailure }
  | { readonly type: "hold.extended"; readonly booking: BookingView }
  | { readonly type: "extension.refused"; readonly failure: ExtensionFailure }
  | { readonly type: "booking.found"; readonly booking: BookingView }
  | { readonly type: "booking.unknown" }
  | { readonly type: "booking.unreachable" }
  | { readonly type: "details.accepted"; readonly booking: BookingView }
  | { readonly type: "payment.answered"; readonly step: PaymentStep }
  | { readonly type: "press.refused"; readonly failure: PressFailure }
  | { readonly type: "code.mailed"; readonly againAt: number }
  | { readonly type: "address.proved" }
  | { readonly type: "code.refused"; readonly failure: CodeFailure }
  | CardOutcome
  | { readonly type: "hold.released" }
