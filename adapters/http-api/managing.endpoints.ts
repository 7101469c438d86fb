import { LinkToken } from "#core/booking/booking-link.ts"
import { BookingId } from "#core/booking/booking-view.ts"
import {
  BookingNotFound,
  BookingsUnreachable,
  KeyReused,
  PaymentUnavailable,
  PriceChanged,
  SoldOut,
  StayRefused,
  TooManyAttempts,
} from "#core/booking/booking.errors.ts"
import { ChangeStep } from "#core/managing/change-step.ts"
import { NotManageable, RefundChanged } from "#core/managing/managing.errors.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { singleLine } from "#core/kernel/typed-text.ts"
import { MyBookings } from "#core/managing/my-bookings.ts"
import { ChangeQuote, StayChange } from "#core/managing/stay-change.ts"
import { WholeBooking } from "#core/booking/whole-booking.ts"
import { Sen } from "#core/money/sen.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import { Schema } from "effect"
import { endpoint } from "./endpoint.ts"

const missing = [BookingNotFound, BookingsUnreachable] as const
const unsellable = [NotManageable, StayRefused, SoldOut, PropertyNotFound] as const

const byId = {
  params: Schema.Struct({ id: BookingId }),
  absent: () => new BookingNotFound(),
}

/** The emailed link that opens the booking; null if only the signed-in account does. */
const link = Schema.NullOr(LinkToken)

/** The calls behind the port `ManagedBookings`, under the names of its methods. */
export const managingEndpoints = {
  mine: endpoint({
    method: "GET",
    path: "/api/account/bookings",
    keyed: false,
    status: 200,
    success: MyBookings,
    failures: [NotSignedIn, BookingsUnreachable],
  }),
  openOwn: endpoint({
    ...byId,
    method: "GET",
    path: "/api/account/bookings/{id}",
    keyed: false,
    status: 200,
    success: WholeBooking,
    failures: missing,
  }),
  openByLink: endpoint({
    params: Schema.Struct({ link: LinkToken }),
    absent: () => new BookingNotFound(),
    method: "GET",
    path: "/api/booking-links/{link}",
    keyed: false,
    status: 200,
    success: WholeBooking,
    failures: missing,
  }),
  mailLink: endpoint({
    method: "POST",
    path: "/api/booking-links",
    keyed: false,
    payload: Schema.Struct({ code: singleLine(bounds.code), email: singleLine(bounds.email) }),
    status: 200,
    success: Schema.Struct({ asked: Schema.Literal(true) }),
    failures: [TooManyAttempts, BookingsUnreachable],
  }),
  cancel: endpoint({
    ...byId,
    method: "POST",
    path: "/api/account/bookings/{id}/cancellation",
    keyed: true,
    payload: Schema.Struct({ refund: Sen, link }),
    status: 200,
    success: WholeBooking,
    failures: [...missing, NotManageable, RefundChanged, KeyReused],
  }),
  quoteChange: endpoint({
    ...byId,
    method: "POST",
    path: "/api/account/bookings/{id}/change-quote",
    keyed: false,
    payload: Schema.Struct({ change: StayChange, link }),
    status: 200,
    success: ChangeQuote,
    failures: [...missing, ...unsellable],
  }),
  change: endpoint({
    ...byId,
    method: "POST",
    path: "/api/account/bookings/{id}/change",
    keyed: true,
    payload: Schema.Struct({ change: StayChange, total: Sen, link }),
    status: 200,
    success: ChangeStep,
    failures: [...missing, ...unsellable, PriceChanged, PaymentUnavailable, KeyReused],
  }),
  settleChange: endpoint({
    ...byId,
    method: "POST",
    path: "/api/account/bookings/{id}/change/settlement",
    keyed: true,
    payload: Schema.Struct({ link }),
    status: 200,
    success: WholeBooking,
    failures: [...missing, PaymentUnavailable, KeyReused],
  }),
  leaveChange: endpoint({
    ...byId,
    method: "POST",
    path: "/api/account/bookings/{id}/change/release",
    keyed: true,
    payload: Schema.Struct({ link }),
    status: 200,
    success: WholeBooking,
    failures: [...missing, KeyReused],
  }),
}
