import { bookingMachine } from "#core/booking/booking.machine.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import { nextStep } from "#core/booking/next-status.ts"
import { DeclineReason } from "#core/payment/payment.ts"
import { everyBookingEvent } from "../core/booking/every-booking-event.ts"
import { everyFault } from "./faults.table.ts"

/** How often each thing was met. */
export type Counts = ReadonlyMap<string, number>

const statuses = Object.keys(bookingMachine.states) as ReadonlyArray<BookingStatus>

/** The edges of the booking machine that are written into a booking's history. */
export const everyEdge: ReadonlyArray<string> = [
  ...new Set(
    statuses.flatMap((from) =>
      everyBookingEvent.flatMap((event) => {
        const next = nextStep(from, event)
        const isWritten = next !== null && (next.status !== from || next.commands.length > 0)
        return isWritten ? [`edge ${from} ${event.type} ${next.status}`] : []
      }),
    ),
  ),
]

/** Where the checkout leaves the next step to its guest, or ends; what is rarer still is left out. */
const everyTurnAtCheckout = [
  "filling",
  "confirmingCard",
  "confirmed",
  "failed",
  "left",
  "soldOut",
  "holdLimited",
  "holdOver",
  "holdUnclear",
  "lostContact",
  "paymentUnclear",
  "uncertain",
] as const

/** Everything that the seeds are to meet. */
export const everythingToMeet: ReadonlyArray<string> = [
  ...everyFault.map((fault) => `fault ${fault}`),
  ...DeclineReason.literals.map((reason) => `decline ${reason}`),
  ...everyEdge,
  ...everyTurnAtCheckout.map((turn) => `checkout ${turn}`),
]

/** Both counts together. */
export const added = (one: Counts, other: Counts): Counts => {
  const sums = new Map(one)
  for (const [what, count] of other) sums.set(what, count + (sums.get(what) ?? 0))
  return sums
}

/** What was met less often than that, the rarest first. */
export const rareAmong = (
  counts: Counts,
  least: number,
): ReadonlyArray<readonly [what: string, count: number]> =>
  everythingToMeet
    .map((what) => [what, counts.get(what) ?? 0] as const)
    .filter(([, count]) => count < least)
    .toSorted(([, one], [, other]) => one - other)
