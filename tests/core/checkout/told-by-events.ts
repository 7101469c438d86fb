import type { CheckoutInput } from "#core/checkout/checkout.context.ts"
import type { CheckoutEvent } from "#core/checkout/checkout.events.ts"
import { checkoutMachine } from "#core/checkout/checkout.machine.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { initialTransition, transition } from "xstate"
import { bookNow, total } from "./a-checkout.ts"

/** What a checkout can be told: its own events, and that time has passed. */
export type Told = CheckoutEvent | { readonly type: `xstate.after.${string}` }

export const held = aBookingView()
export const order = { clientSecret: "pi_1_secret_2", publishableKey: "pk", sandbox: null }

/** Where the guest stands after these events, with nobody playing the server, the card or time. */
export const toldFrom = (input: CheckoutInput, ...events: ReadonlyArray<Told>) => {
  let [snapshot] = initialTransition(checkoutMachine, input)
  for (const event of events) [snapshot] = transition(checkoutMachine, snapshot, event as never)
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
