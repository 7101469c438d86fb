import { manageBookingMachine } from "#core/managing/manage-booking.machine.ts"
import { myBookingsMachine } from "#core/managing/my-bookings.machine.ts"
import { aBookingSummary, aStayChange } from "#fixtures/builders/a-booking-summary.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { expectWalked } from "#tests/support/walked.ts"
import { walksThrough } from "#tests/support/walks.ts"

const booking = aWholeBooking()
const { dates, party, rooms, quote } = booking
const openChange = {
  dates,
  party,
  rooms,
  total: quote.total,
  amount: quote.total,
  until: booking.holdUntil,
}
const waiting = { ...booking, openChange }
const failedChange = { at: booking.createdAt, why: "declined", decline: "declined" } as const
const order = { clientSecret: "s", publishableKey: "p", sandbox: null }
const none = { upcoming: [], past: [], cancelled: [] }

const machines = {
  "my-bookings": walksThrough(myBookingsMachine, {
    inputs: [undefined],
    events: [
      { type: "guest.retried" },
      { type: "bookings.listed", bookings: none },
      { type: "bookings.listed", bookings: { ...none, past: [aBookingSummary()] } },
      { type: "bookings.signedOut" },
      { type: "bookings.unreachable" },
    ] as never,
  }),
  "manage-booking": walksThrough(manageBookingMachine, {
    inputs: [{ visit: "visit-1", opens: { id: booking.id } }],
    keyOf: ({ context }) => [
      context.booking?.openChange !== undefined && context.booking?.openChange !== null,
      context.polls,
    ],
    events: [
      { type: "guest.retried" },
      { type: "guest.consideredCancelling" },
      { type: "guest.cancelled", refund: quote.total },
      { type: "guest.consideredChange" },
      { type: "guest.requestedChange", change: aStayChange() },
      { type: "guest.accepted" },
      { type: "guest.gaveCard", card: { typedAt: "provider" } },
      { type: "guest.leftIt" },
      { type: "booking.opened", booking },
      { type: "booking.opened", booking: waiting },
      { type: "booking.missing" },
      { type: "booking.unreachable" },
      { type: "booking.cancelled", booking: { ...booking, status: "cancelled" } },
      { type: "refund.changed", refund: quote.total },
      { type: "step.obstructed", obstacle: "stayStarted" },
      {
        type: "change.priced",
        quote: {
          quote: aQuote(),
          before: quote.total,
          balance: { kind: "nothing", amount: quote.total },
        },
      },
      { type: "change.refused", issues: [] },
      { type: "change.soldOut" },
      { type: "change.repriced" },
      { type: "change.made", booking },
      { type: "card.asked", booking: waiting, order, amount: quote.total },
      { type: "card.handedOver", decline: null },
      { type: "card.abandoned" },
      { type: "change.settled", booking },
      { type: "change.settled", booking: waiting },
      { type: "change.settled", booking: { ...booking, failedChange } },
    ] as never,
  }),
}

expectWalked(machines)
