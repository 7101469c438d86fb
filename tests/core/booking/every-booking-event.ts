import type { BookingEvent } from "#core/booking/booking.event.ts"

const yesAndNo = [false, true]

const holdFacts = yesAndNo.flatMap((holdOver) =>
  [0, 1].map((attemptsLeft) => ({ holdOver, attemptsLeft })),
)

/** Every event with every combination of the facts that can decide what follows. */
export const everyBookingEvent: ReadonlyArray<BookingEvent> = [
  ...holdFacts.map((facts) => ({ type: "PAYMENT_STARTED" as const, ...facts })),
  ...yesAndNo.flatMap((holdOver) =>
    yesAndNo.map((offered) => ({ type: "PAY_AT_PROPERTY_CHOSEN" as const, holdOver, offered })),
  ),
  ...yesAndNo.map((holdOver) => ({ type: "HOLD_EXPIRED" as const, holdOver })),
  ...yesAndNo.map((extendable) => ({ type: "HOLD_EXTENDED" as const, extendable })),
  ...yesAndNo.map((cardFormOpen) => ({ type: "GUEST_LEFT" as const, cardFormOpen })),
  ...yesAndNo.flatMap((nightsFree) =>
    yesAndNo.flatMap((captured) =>
      yesAndNo.map((calledOff) => ({
        type: "PAYMENT_AUTHORISED" as const,
        nightsFree,
        captured,
        calledOff,
      })),
    ),
  ),
  ...holdFacts.map((facts) => ({
    type: "PAYMENT_DECLINED" as const,
    ...facts,
    reason: "declined" as const,
  })),
  ...yesAndNo.map((refundDue) => ({ type: "CANCELLED_BY_GUEST" as const, refundDue })),
  { type: "CHANGED" },
  { type: "STAY_STARTED" },
  { type: "STAY_ENDED" },
  { type: "PAYMENT_LOST" },
  { type: "PAYMENT_DISPUTED" },
  { type: "DISPUTE_WON" },
  { type: "DISPUTE_LOST" },
  { type: "REFUNDED" },
]
