import { bookingMachine } from "#core/booking/booking.machine.ts"
import { bookingLookupMachine } from "#core/managing/booking-lookup.machine.ts"
import { manageBookingMachine } from "#core/managing/manage-booking.machine.ts"
import { conversationMachine } from "#core/messages/conversation.machine.ts"
import { linkRequestMachine } from "#core/managing/link-request.machine.ts"
import { myBookingsMachine } from "#core/managing/my-bookings.machine.ts"
import { checkoutMachine } from "#core/checkout/checkout.machine.ts"
import { cardConfirmationMachine } from "#core/payment/card-confirmation.machine.ts"
import { lightboxMachine } from "#core/property/lightbox.machine.ts"
import { reviewMachine } from "#core/reviews/review.machine.ts"
import { roomChoiceMachine } from "#core/search/room-choice.machine.ts"
import type { ChartedMachine } from "./charted-machine.ts"

const byCard = {
  cardConfirmation:
    "Runs [the confirmation of a card](card-confirmation.md), a machine of its own.",
} as const

/** From a stay that is looked at to one that is booked. */
export const bookingMachines: ReadonlyArray<ChartedMachine> = [
  { name: "lightbox", title: "Looking at pictures", machine: lightboxMachine },
  { name: "room-choice", title: "Choosing rooms", machine: roomChoiceMachine },
  {
    name: "checkout",
    title: "From a chosen stay to a booked one",
    machine: checkoutMachine,
    unseen: {
      extendingHold: "the form looks as it did while the server is asked",
      checkingForm: "the form looks as it did for the moment that checking takes",
      checkingFormAgain: "the form looks as it did for the moment that checking takes",
    },
    asks: {
      placeHold: "hold",
      extendHold: "extend",
      checkForm: "Checks what was typed, by core's own rules and the provider's card form.",
      findBooking: "find",
      giveDetails: "giveDetails",
      startPayment: "pay",
      mailCode: "mailCode",
      proveAddress: "proveAddress",
      ...byCard,
      settle: "settle",
      release: "leave",
    },
  },
  {
    name: "card-confirmation",
    title: "A card and its bank",
    machine: cardConfirmationMachine,
    asks: {
      confirmCard: "Hands the card to the payment provider; it never passes our own server.",
      watchCard: "Asks the payment provider until the bank has answered.",
    },
    unseen: { ended: "the machine that began it goes on at once" },
  },
  {
    name: "booking",
    title: "The life of a booking",
    machine: bookingMachine,
    causes: {
      PAYMENT_STARTED: "guest",
      PAY_AT_PROPERTY_CHOSEN: "guest",
      CHANGED: "guest",
      STAY_STARTED: "time",
      STAY_ENDED: "time",
    },
  },
]

/** From a stay that is booked to one that is over. */
export const bookedMachines: ReadonlyArray<ChartedMachine> = [
  {
    name: "booking-lookup",
    title: "Finding a booking again",
    machine: bookingLookupMachine,
    asks: { findByCode: "findByCode" },
  },
  {
    name: "link-request",
    title: "Asking for a link to manage a booking",
    machine: linkRequestMachine,
    asks: { mailLink: "mailLink" },
  },
  {
    name: "conversation",
    title: "Writing to the property, and back",
    machine: conversationMachine,
    asks: {
      open: "Opens what was written, for whoever the booking belongs to or the link to the property lets in.",
      send: "Keeps the message and has it mailed to the other side.",
    },
    causes: { "writer.typed": "guest", "writer.sent": "guest", "writer.retried": "guest" },
    unseen: {
      opening:
        "beside a booking nothing stands there until it is known whether anybody can be reached",
      missing: "whoever may not read a booking is told so by its page",
    },
  },
  {
    name: "review",
    title: "Reviewing a stay",
    machine: reviewMachine,
    asks: { open: "openReview", send: "writeReview" },
  },
  {
    name: "my-bookings",
    title: "All bookings of a guest",
    machine: myBookingsMachine,
    asks: { mine: "mine" },
  },
  {
    name: "manage-booking",
    title: "Cancelling and changing a booking",
    machine: manageBookingMachine,
    asks: {
      open: "Opens the booking of whoever is signed in, or has the link that was mailed.",
      cancel: "cancel",
      price: "quoteChange",
      change: "change",
      ...byCard,
      settle: "settleChange",
      leave: "leaveChange",
    },
  },
]
