import type { ManageEvent } from "#core/managing/manage-booking.events.ts"
import { manageBookingMachine } from "#core/managing/manage-booking.machine.ts"
import { noMoney } from "#core/money/amounts.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { initialTransition, transition } from "xstate"

/** What the machine of one's own booking can be told: its events, and that time has passed. */
export type Told = ManageEvent | { readonly type: `xstate.after.${string}` }

export const booking = aWholeBooking()
const { dates, party, rooms, quote, holdUntil } = booking
const openChange = {
  dates,
  party,
  rooms,
  total: quote.total,
  amount: quote.total,
  until: holdUntil,
}
/** The same with a change that waits for its money. */
export const waiting = { ...booking, openChange }

/** Where the guest stands after these events, with nobody playing the server or time. */
export const told = (...events: ReadonlyArray<Told>) => {
  const input = { visit: "visit-1", opens: { id: booking.id } }
  let [snapshot] = initialTransition(manageBookingMachine, input)
  for (const event of events)
    [snapshot] = transition(manageBookingMachine, snapshot, event as never)
  return snapshot
}

export const aChangeQuote = {
  quote,
  before: quote.total,
  balance: { kind: "nothing", amount: noMoney },
} as const
export const opened: Told = { type: "booking.opened", booking: waiting }
