import { cardKeptBefore } from "#core/payment/card-payments.port.ts"
import type { CheckoutInput } from "#core/checkout/checkout.context.ts"
import type { CheckoutEvent } from "#core/checkout/checkout.events.ts"
import { checkoutMachine } from "#core/checkout/checkout.machine.ts"
import { cardOf } from "#core/payment/card-form.rules.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { initialTransition, transition } from "xstate"
import { bookNow, total } from "./a-checkout.ts"

/** What a checkout can be told: its own events, and that time has passed. */
export type Told = CheckoutEvent | { readonly type: `xstate.after.${string}` }

export const held = aBookingView()
export const order = { clientSecret: "pi_1_secret_2", publishableKey: "pk", sandbox: null }

type Pressed = Extract<CheckoutEvent, { type: "guest.booked" }>

const acceptedCard = (
  method: Pressed["method"],
  card: Pressed["card"],
  cardUse: Pressed["cardUse"],
) => {
  if (method === "payAtProperty") return null
  if (cardUse === "kept") return cardKeptBefore
  return "typedAt" in card ? null : cardOf(card, "2026-11-21")
}

/** A form in which nothing is missing. */
export const accepted = ({ details, method, card, cardUse }: Pressed): CheckoutEvent => ({
  type: "form.accepted",
  details,
  method,
  card: acceptedCard(method, card, cardUse),
  cardUse,
})

/** Whether the story itself says what became of checking the form that was pressed just before. */
const isChecked = (after: ReadonlyArray<Told>): boolean => {
  const nextPress = after.findIndex(({ type }) => type === "guest.booked")
  return after
    .slice(0, nextPress < 0 ? after.length : nextPress)
    .some(({ type }) => type.startsWith("form."))
}

/** What is pressed is a complete form, unless the story says what is wrong with it. */
const withAcceptedForms = (events: ReadonlyArray<Told>): ReadonlyArray<Told> =>
  events.flatMap((event, place) =>
    event.type === "guest.booked" && !isChecked(events.slice(place + 1))
      ? [event, accepted(event)]
      : [event],
  )

/** Where the guest stands after these events, with nobody playing the server, the card or time. */
export const toldFrom = (input: CheckoutInput, ...events: ReadonlyArray<Told>) => {
  let [snapshot] = initialTransition(checkoutMachine, input)
  for (const event of withAcceptedForms(events))
    [snapshot] = transition(checkoutMachine, snapshot, event as never)
  return snapshot
}

export const told = (...events: ReadonlyArray<Told>) =>
  toldFrom({ visit: "visit-1", wanted: { stay: aStayRequest(), total }, record: null }, ...events)

const found = (status: BookingStatus): CheckoutEvent => ({
  type: "booking.found",
  booking: { ...held, status },
})

/** What happens on the way to a paid stay, to be told in any order. */
export const happens = {
  held: { type: "hold.placed", booking: held },
  detailsAccepted: { type: "details.accepted", booking: held },
  cardAsked: {
    type: "payment.answered",
    step: { kind: "card", booking: { ...held, status: "paying" }, ...order },
  },
  handedOver: { type: "card.handedOver", decline: null },
  abandoned: { type: "card.abandoned" },
  stillPaying: found("paying"),
  heldAgain: found("held"),
  expired: found("expired"),
  holdEnds: { type: "xstate.after.untilHoldEnds.checkout.filling" },
  momentPasses: { type: "xstate.after.betweenPolls.checkout.verifying" },
  pressed: bookNow,
} as const satisfies Record<string, Told>

/** The events from the start to a card that is being confirmed. */
export const untilConfirming = [
  happens.held,
  happens.pressed,
  happens.detailsAccepted,
  happens.cardAsked,
]
