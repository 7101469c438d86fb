import type { Profiles } from "#core/account/profiles.port.ts"
import type { BookingId } from "#core/booking/booking-view.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import type { CheckoutInput } from "#core/checkout/checkout.context.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import { bookingLookupWith } from "#core/managing/booking-lookup.actors.ts"
import { conversationWith } from "#core/messages/conversation.actors.ts"
import type { MessageDoor, Messages } from "#core/messages/messages.port.ts"
import type { CardPayments } from "#core/payment/card-payments.port.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import type { VisitorCountry } from "#core/visitor/visitor-country.port.ts"
import { createActor } from "xstate"
import { lookUpBooking, lookUpPrice } from "./booking-answers.ts"
import { phoneCountryOnce } from "./phone-country.browser.ts"
import { reviewWays } from "./review-ways.ts"
import { startCheckout } from "./start-checkout.ts"
import { newVisit } from "./visit.browser.ts"
import { startInquiry } from "./start-inquiry.ts"

type Needs = {
  readonly bookings: Bookings
  readonly profiles: Profiles
  readonly inquiries: Inquiries
  readonly messages: Messages
  readonly reviews: Reviews
  readonly visitorCountry: VisitorCountry
  readonly cards: CardPayments
  /** True when nothing is missing in the provider's own card form. */
  readonly isCardComplete: () => Promise<boolean>
}

/** The ways of a guest: each starts a machine or asks one question. */
export const guestJourneys = ({
  bookings,
  profiles,
  inquiries,
  messages,
  reviews,
  visitorCountry,
  ...payment
}: Needs) => ({
  checkout: (wanted: CheckoutInput["wanted"], isSignedIn = false) =>
    startCheckout({ bookings, ...payment, profiles: isSignedIn ? profiles : null }, wanted),
  inquiry: async () => startInquiry(inquiries),
  lookup: async () => createActor(bookingLookupWith(bookings)).start(),
  conversation: async (door: MessageDoor) =>
    createActor(conversationWith(messages), { input: { visit: newVisit(), door } }).start(),
  reviews: async () => reviewWays(reviews),
  booking: (id: string) => lookUpBooking(bookings, id),
  quote: (stay: StayRequest, held: BookingId) => lookUpPrice(bookings, stay, held),
  phoneCountry: phoneCountryOnce(visitorCountry),
})
