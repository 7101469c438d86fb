import type { BookingView } from "../booking/booking-view.ts"
import type {
  BookingNotFound,
  BookingsUnreachable,
  AddressCodeRefused,
  DetailsRefused,
  GuaranteeNeeded,
  HoldLimited,
  HoldOver,
  KeyReused,
  NoTriesLeft,
  PaymentUnavailable,
  PriceChanged,
  SoldOut,
  StayRefused,
  StepRefused,
  TooManyHolds,
  TooManyTries,
} from "../booking/booking.errors.ts"
import type { PaymentStep } from "../booking/payment-step.ts"
import type { StayRequest } from "../booking/stay-request.ts"
import type { Sen } from "../money/sen.ts"
import type { CardOutcome } from "../payment/card-confirmation.events.ts"
import type { GivenCard } from "../payment/card-payments.port.ts"
import type { PaymentMethod } from "../payment/payment.ts"
import type { GuestDetails } from "../people/guest-details.ts"
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

/** Everything that can stop Book Now before the card is asked. */
export type PressFailure =
  | DetailsRefused
  | GuaranteeNeeded
  | SoldOut
  | HoldOver
  | NoTriesLeft
  | PriceChanged
  | BookingNotFound
  | StepRefused
  | KeyReused
  | PaymentUnavailable
  | BookingsUnreachable

/** Everything that can stop an address from being proved. */
export type CodeFailure =
  | AddressCodeRefused
  | TooManyTries
  | HoldOver
  | BookingNotFound
  | StepRefused
  | KeyReused
  | BookingsUnreachable

/** Book Now as it was pressed: with the total that stood beside it. */
export type Press = {
  readonly details: GuestDetails
  readonly method: PaymentMethod
  readonly card: GivenCard | null
  readonly total: Sen
}

export type CheckoutEvent =
  | { readonly type: "guest.typed"; readonly details: GuestDetails }
  | ({ readonly type: "guest.booked" } & Press)
  | { readonly type: "guest.changedStay"; readonly stay: StayRequest; readonly total: Sen }
  | { readonly type: "guest.acceptedPrice" }
  | { readonly type: "guest.retried" }
  | { readonly type: "guest.tookAgain" }
  | { readonly type: "guest.wentOnWithoutHold" }
  | { readonly type: "guest.askedForCode" }
  | { readonly type: "guest.typedCode"; readonly code: string }
  | { readonly type: "guest.leftCode" }
  | { readonly type: "guest.left" }
  | { readonly type: "hold.placed"; readonly booking: BookingView }
  | { readonly type: "hold.refused"; readonly failure: HoldFailure }
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
