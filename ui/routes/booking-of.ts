import { pageOfBooking, requestAgain, type PageOfBooking } from "#core/booking/booking-page.ts"
import { queryFromCheckoutRequest } from "#core/booking/stay-request-query.ts"
import type { BookingView } from "#core/booking/booking-view.ts"
import { redirect } from "@tanstack/react-router"
import { unwrapAnswer, Unreachable } from "../app/unwrap-answer.ts"
import type { RouteContext } from "../app/context.ts"
import { readQuery } from "../app/query.ts"

/** The booking as the server knows it; asked for in the browser alone. */
export const bookingOf = ({ journeys }: RouteContext, id: string): Promise<BookingView> => {
  if (!journeys) throw new Unreachable()
  return unwrapAnswer(journeys.booking(id))
}

const redirectToView = ({ id }: BookingView) =>
  redirect({ to: "/booking/$id", params: { id }, replace: true })

const redirectToCheckout = (booking: BookingView) => {
  const wanted = requestAgain(booking)
  return wanted
    ? redirect({
        to: "/booking/new",
        search: readQuery(queryFromCheckoutRequest(wanted)),
        replace: true,
      })
    : redirectToView(booking)
}

const redirectTo = (page: PageOfBooking, booking: BookingView) => {
  switch (page) {
    case "view":
      return redirectToView(booking)
    case "confirmed":
    case "failed":
      return redirect({ to: `/booking/${page}`, search: { booking: booking.id }, replace: true })
    case "checkout":
      return redirectToCheckout(booking)
    default:
      return page satisfies never
  }
}

/** The booking where it belongs on this page; otherwise the guest is sent to the page it belongs on. */
export const bookingOn = async (
  page: PageOfBooking,
  context: RouteContext,
  id: string,
): Promise<BookingView> => {
  const booking = await bookingOf(context, id)
  const rightPage = pageOfBooking(booking)
  if (rightPage !== page) throw redirectTo(rightPage, booking)
  return booking
}
