import { ContainerModule, type ResolutionContext } from "inversify"
import { guestJourneys } from "../../browser/guest-journeys.ts"
import { bookingBindings } from "./booking.bindings.ts"
import { contactBindings } from "./contact.bindings.ts"
import { pageContainer } from "./page-container.ts"
import type { PageServices } from "./page-services.ts"
import { paymentBindings } from "./payment.bindings.ts"
import { profileBindings } from "./profile.bindings.ts"
import { tokens, type GuestJourneys } from "./tokens.ts"

const journeysOf = (context: ResolutionContext): GuestJourneys => {
  const { cards, form } = context.get(tokens.cards)
  return {
    ...guestJourneys({
      bookings: context.get(tokens.bookings),
      profiles: context.get(tokens.profiles),
      inquiries: context.get(tokens.inquiries),
      messages: context.get(tokens.messages),
      reviews: context.get(tokens.reviews),
      visitorCountry: context.get(tokens.visitorCountry),
      cards,
      isCardComplete: form.isComplete,
    }),
    showCardForm: form.show,
    isCardComplete: form.isComplete,
  }
}

const guestJourneyBindings = new ContainerModule(({ bind }) => {
  bind(tokens.guestJourneys).toDynamicValue(journeysOf)
})

/** The ways of a guest on a page, with the rooms that they need. */
export const guestJourneysWith = (settings: PageServices) =>
  pageContainer(
    settings,
    bookingBindings,
    profileBindings,
    contactBindings,
    paymentBindings,
    guestJourneyBindings,
  ).get(tokens.guestJourneys)
