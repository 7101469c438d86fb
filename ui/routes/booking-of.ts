import { pageOfBooking, wishAgain, type PageOfBooking } from "#core/booking/page-of-booking.ts"
import { queryFromStayWish } from "#core/booking/stay-request-query.ts"
import type { BookingView } from "#core/booking/booking-view.ts"
import { redirect } from "@tanstack/react-router"
import { answered, Unreachable } from "./answered.ts"
import type { RouteContext } from "./context.ts"
import { readQuery } from "./query.ts"

/** The booking as the server knows it; asked for in the browser alone. */
export const bookingOf = ({ journeys }: RouteContext, id: string): Promise<BookingView> => {
  if (!journeys) throw new Unreachable()
  return answered(journeys.booking(id))
}

const redirectToView = ({ id }: BookingView) =>
  redirect({ to: "/booking/$id", params: { id }, replace: true })

const redirectToCheckout = (booking: BookingView) => {
  const wish = wishAgain(booking)
  return wish
    ? redirect({ to: "/booking/new", search: readQuery(queryFromStayWish(wish)), replace: true })
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
