import type { BookingView } from "../booking/booking-view.ts"
import type { GuestDetails } from "../people/guest-details.ts"
import { residencyOfGuest } from "../people/kept-identity.rules.ts"
import { quoteForResidency } from "../pricing/quote-for-residency.ts"
import type { Quote } from "../pricing/quote.ts"

/** The price beside Book Now: that of the held rooms, for the guest in the form. */
export const shownQuote = ({ quote }: Pick<BookingView, "quote">, details: GuestDetails): Quote =>
  quoteForResidency(quote, residencyOfGuest(details), details.roomsOfVisitors)
