import { bookingMachine } from "#core/booking/booking.machine.ts"
import { bookingLookupMachine } from "#core/booking/booking-lookup.machine.ts"
import { checkoutMachine } from "#core/checkout/checkout.machine.ts"
import { preferencesMachine } from "#core/preferences/preferences.machine.ts"
import { lightboxMachine } from "#core/property/lightbox.machine.ts"
import { roomChoiceMachine } from "#core/search/room-choice.machine.ts"
import type { AnyStateMachine } from "xstate"
import type { Cause } from "./causes.ts"

/** A machine that has a page of its own, and who causes those of its events whose names do not say. */
export interface ChartedMachine {
  readonly name: string
  readonly title: string
  readonly machine: AnyStateMachine
  readonly causes?: Readonly<Record<string, Cause>>
}

/** Every machine of the product, in the order a guest meets them. */
export const chartedMachines: ReadonlyArray<ChartedMachine> = [
  { name: "lightbox", title: "Looking at pictures", machine: lightboxMachine },
  { name: "room-choice", title: "Choosing rooms", machine: roomChoiceMachine },
  { name: "checkout", title: "From a chosen stay to a booked one", machine: checkoutMachine },
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
  { name: "booking-lookup", title: "Finding a booking again", machine: bookingLookupMachine },
  { name: "preferences", title: "Language and theme", machine: preferencesMachine },
]
