import type { DisputeStep } from "../payment/payments.port.ts"
import type { BookingEvent } from "../booking/booking.event.ts"

const eventOf: Readonly<Record<DisputeStep, BookingEvent["type"]>> = {
  opened: "PAYMENT_DISPUTED",
  won: "DISPUTE_WON",
  lost: "DISPUTE_LOST",
}

const steps = Object.keys(eventOf) as ReadonlyArray<DisputeStep>

/** The step of a dispute that an event of a booking's history records; null for any other event. */
export const disputeStepOf = (event: string): DisputeStep | null =>
  steps.find((step) => eventOf[step] === event) ?? null
