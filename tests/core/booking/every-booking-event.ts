import type { BookingEvent } from "#core/booking/booking.event.ts"

type Type = BookingEvent["type"]
type FactsOf<Of extends Type> = Omit<Extract<BookingEvent, { readonly type: Of }>, "type">

const yesAndNo = [false, true]

const holdFacts = yesAndNo.flatMap((holdOver) =>
  [0, 1].map((attemptsLeft) => ({ holdOver, attemptsLeft })),
)
const noFacts = [{}]

/** For every type of event, every combination of the facts that can decide what follows. */
const factsOfEvents: { readonly [Of in Type]: ReadonlyArray<FactsOf<Of>> } = {
  PAYMENT_STARTED: holdFacts,
  PAY_AT_PROPERTY_CHOSEN: yesAndNo.flatMap((holdOver) =>
    yesAndNo.map((offered) => ({ holdOver, offered })),
  ),
  HOLD_EXPIRED: yesAndNo.map((holdOver) => ({ holdOver })),
  HOLD_EXTENDED: yesAndNo.map((extendable) => ({ extendable })),
  GUEST_LEFT: yesAndNo.map((cardFormOpen) => ({ cardFormOpen })),
  PAYMENT_AUTHORISED: yesAndNo.flatMap((nightsFree) =>
    yesAndNo.flatMap((captured) =>
      yesAndNo.map((calledOff) => ({ nightsFree, captured, calledOff })),
    ),
  ),
  PAYMENT_DECLINED: holdFacts.map((facts) => ({ ...facts, reason: "declined" })),
  CANCELLED_BY_GUEST: yesAndNo.map((refundDue) => ({ refundDue })),
  CHANGED: noFacts,
  STAY_STARTED: noFacts,
  STAY_ENDED: noFacts,
  PAYMENT_LOST: noFacts,
  PAYMENT_DISPUTED: noFacts,
  DISPUTE_WON: noFacts,
  DISPUTE_LOST: noFacts,
  REFUNDED: noFacts,
}

/** Every event with every combination of the facts that can decide what follows. */
export const everyBookingEvent: ReadonlyArray<BookingEvent> = Object.entries(factsOfEvents).flatMap(
  ([type, all]) => all.map((facts) => ({ type, ...facts }) as BookingEvent),
)
