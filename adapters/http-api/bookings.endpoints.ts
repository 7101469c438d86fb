import { AddressProved, CodeMailed, TypedCode } from "#core/booking/address-code.ts"
import { BookingId, BookingView } from "#core/booking/booking-view.ts"
import {
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
} from "#core/booking/booking.errors.ts"
import { PaymentStep } from "#core/booking/payment-step.ts"
import { StayRequest } from "#core/booking/stay-request.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { singleLine } from "#core/kernel/typed-text.ts"
import { Sen } from "#core/money/sen.ts"
import { cardUseIfSaid, PaymentMethod } from "#core/payment/payment.ts"
import { GuestDetails } from "#core/people/guest-details.ts"
import { Quote } from "#core/pricing/quote.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import { Schema } from "effect"
import { endpoint } from "./endpoint.ts"

const byId = {
  params: Schema.Struct({ id: BookingId }),
  absent: () => new BookingNotFound(),
}

/** The calls behind the port `Bookings`, under the names of its methods. */
export const bookingsEndpoints = {
  quote: endpoint({
    method: "POST",
    path: "/api/quotes",
    keyed: false,
    payload: Schema.Struct({ ...StayRequest.fields, held: Schema.optionalKey(BookingId) }),
    status: 200,
    success: Quote,
    failures: [StayRefused, SoldOut, PropertyNotFound, BookingsUnreachable],
    refused: (issues) => new StayRefused({ issues }),
  }),
  hold: endpoint({
    method: "POST",
    path: "/api/bookings",
    keyed: true,
    payload: Schema.Struct({
      stay: StayRequest,
      total: Sen,
      withoutHold: Schema.optionalKey(Schema.Boolean),
    }),
    status: 201,
    success: BookingView,
    failures: [
      StayRefused,
      SoldOut,
      PriceChanged,
      TooManyHolds,
      HoldLimited,
      PropertyNotFound,
      KeyReused,
      BookingsUnreachable,
    ],
    refused: (issues) =>
      new StayRefused({
        issues: issues.map(({ path, code }) => ({ path: path.replace(/^stay\./, ""), code })),
      }),
  }),
  extend: endpoint({
    ...byId,
    method: "POST",
    path: "/api/bookings/{id}/extension",
    keyed: true,
    status: 200,
    success: BookingView,
    failures: [HoldOver, HoldLimited, BookingNotFound, StepRefused, KeyReused, BookingsUnreachable],
  }),
  find: endpoint({
    ...byId,
    method: "GET",
    path: "/api/bookings/{id}",
    keyed: false,
    status: 200,
    success: BookingView,
    failures: [BookingNotFound, BookingsUnreachable],
  }),
  findByCode: endpoint({
    method: "POST",
    path: "/api/bookings/search",
    keyed: false,
    payload: Schema.Struct({ code: singleLine(bounds.code) }),
    status: 200,
    success: BookingView,
    failures: [BookingNotFound, TooManyAttempts, BookingsUnreachable],
    refused: () => new BookingNotFound(),
  }),
  giveDetails: endpoint({
    ...byId,
    method: "PUT",
    path: "/api/bookings/{id}/guest",
    keyed: true,
    payload: GuestDetails,
    status: 200,
    success: BookingView,
    failures: [
      DetailsRefused,
      HoldOver,
      BookingNotFound,
      StepRefused,
      KeyReused,
      BookingsUnreachable,
    ],
    refused: (issues) => new DetailsRefused({ issues }),
  }),
  mailCode: endpoint({
    ...byId,
    method: "POST",
    path: "/api/bookings/{id}/address/code",
    keyed: true,
    status: 200,
    success: CodeMailed,
    failures: [
      HoldOver,
      TooManyAttempts,
      BookingNotFound,
      StepRefused,
      KeyReused,
      BookingsUnreachable,
    ],
  }),
  proveAddress: endpoint({
    ...byId,
    method: "POST",
    path: "/api/bookings/{id}/address/proof",
    keyed: true,
    payload: Schema.Struct({ code: TypedCode }),
    status: 200,
    success: AddressProved,
    failures: [
      AddressCodeRefused,
      HoldOver,
      TooManyAttempts,
      BookingNotFound,
      StepRefused,
      KeyReused,
      BookingsUnreachable,
    ],
  }),
  pay: endpoint({
    ...byId,
    method: "POST",
    path: "/api/bookings/{id}/payment",
    keyed: true,
    payload: Schema.Struct({ method: PaymentMethod, total: Sen, card: cardUseIfSaid }),
    status: 200,
    success: PaymentStep,
    failures: [
      PriceChanged,
      DetailsRefused,
      GuaranteeNeeded,
      KeptCardGone,
      SoldOut,
      HoldOver,
      NoAttemptsLeft,
      BookingNotFound,
      StepRefused,
      KeyReused,
      PaymentUnavailable,
      BookingsUnreachable,
    ],
  }),
  settle: endpoint({
    ...byId,
    method: "POST",
    path: "/api/bookings/{id}/settlement",
    keyed: true,
    status: 200,
    success: BookingView,
    failures: [BookingNotFound, KeyReused, PaymentUnavailable, BookingsUnreachable],
  }),
  leave: endpoint({
    ...byId,
    method: "POST",
    path: "/api/bookings/{id}/release",
    keyed: true,
    status: 200,
    success: BookingView,
    failures: [BookingNotFound, StepRefused, KeyReused, BookingsUnreachable],
  }),
}
