import type { PaymentMethod } from "../payment/payment.ts"
import { methodsFor } from "../property/plans-of.ts"
import type { BookingView } from "./booking-view.ts"

/** The ways in which a booking can be paid for: those that the plans of its rooms and its property allow. */
export const methodsOf = ({
  property,
  rooms,
}: Pick<BookingView, "property" | "rooms">): ReadonlyArray<PaymentMethod> =>
  methodsFor(
    rooms.flatMap(({ plan }) => (plan === undefined ? [] : [plan.pay])),
    property.payAtProperty,
  )
