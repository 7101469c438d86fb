import { withoutEnding } from "../kernel/characters.ts"

const ONE_BOOKING = "/account/booking/"

const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

const isOneBooking = (path: string): boolean =>
  path.startsWith(ONE_BOOKING) && !path.slice(ONE_BOOKING.length).includes("/")

/**
 * True for a path whose page may ask for a card: the checkout, and the pages on which a booking is
 * changed, where a difference is paid. Only these may load the payment provider's form.
 */
export const asksForCards = (pathname: string): boolean => {
  const path = withoutEnding(decoded(pathname), "/")
  return path === "/booking/new" || path === "/booking/manage" || isOneBooking(path)
}
