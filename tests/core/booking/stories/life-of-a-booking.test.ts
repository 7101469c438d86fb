import type { BookingCommand, BookingEvent } from "#core/booking/booking.event.ts"
import { bookingMachine } from "#core/booking/booking.machine.ts"
import { BookingStatus } from "#core/booking/booking-status.ts"
import { nextStep } from "#core/booking/next-status.ts"
import { describe, expect, it } from "vitest"

/** What happens, the status that follows, and the work that follows from it. */
type Moment = readonly [BookingEvent, BookingStatus, ...ReadonlyArray<BookingCommand>]
type Story = readonly [told: string, from: BookingStatus, ...ReadonlyArray<Moment>]

const pays: BookingEvent = { type: "PAYMENT_STARTED", holdOver: false, attemptsLeft: 5 }
const paysOnArrival: BookingEvent = {
  type: "PAY_AT_PROPERTY_CHOSEN",
  holdOver: false,
  offered: true,
}
const holdEnds: BookingEvent = { type: "HOLD_EXPIRED", holdOver: true }
const leaves: BookingEvent = { type: "GUEST_LEFT", cardFormOpen: false }
const money = (facts: { nightsFree?: boolean; captured?: boolean; calledOff?: boolean } = {}) =>
  ({
    type: "PAYMENT_AUTHORISED",
    nightsFree: false,
    captured: false,
    calledOff: false,
    ...facts,
  }) as const
const declined = (attemptsLeft: number): BookingEvent => ({
  type: "PAYMENT_DECLINED",
  holdOver: false,
  attemptsLeft,
  reason: "declined",
})
const cancels = (refundDue: boolean): BookingEvent => ({ type: "CANCELLED_BY_GUEST", refundDue })
const begins: BookingEvent = { type: "STAY_STARTED" }
const ends: BookingEvent = { type: "STAY_ENDED" }
const lost: BookingEvent = { type: "PAYMENT_LOST" }
const refunded: BookingEvent = { type: "REFUNDED" }
const start: Moment = [pays, "paying", "askProvider"]
const booked = ["giveCode", "enqueueCapture", "planStay", "sendConfirmation"] as const
const paid: Moment = [money({ nightsFree: true }), "confirmed", ...booked]
const stays: Moment = [begins, "staying"]
const goes: Moment = [ends, "completed", "returnDeposit"]

const stories: ReadonlyArray<Story> = [
  ["a guest pays by card, stays, and gets the deposit back", "held", start, paid, stays, goes],
  [
    "a guest who pays on arrival is confirmed at once, and a second press changes nothing",
    "held",
    [paysOnArrival, "confirmed", "giveCode", "planStay", "sendConfirmation"],
    [paysOnArrival, "confirmed"],
  ],
  [
    "a hold that runs out gives its nights back once, whatever is heard of it later",
    "held",
    [holdEnds, "expired", "releaseNights"],
    [holdEnds, "expired"],
    [leaves, "expired"],
    [declined(4), "expired"],
  ],
  [
    "a guest who leaves gives the nights back once, whatever is heard later",
    "held",
    [leaves, "released", "releaseNights"],
    [leaves, "released"],
    [holdEnds, "released"],
    [declined(4), "released"],
  ],
  [
    "a guest who needs longer has the hold end later",
    "held",
    [{ type: "HOLD_EXTENDED", extendable: true }, "held", "endHoldLater"],
    [holdEnds, "expired", "releaseNights"],
  ],
  ["a refusal that comes late finds the hold as it is", "held", [declined(4), "held"]],
  [
    "a second card is taken after the first was declined, and its money counts once",
    "held",
    start,
    [pays, "paying"],
    [declined(4), "held", "voidAuthorisation"],
    start,
    paid,
    [money(), "confirmed"],
    [holdEnds, "confirmed"],
  ],
  [
    "a guest without tries left has no booking, whatever is heard later",
    "held",
    start,
    [declined(0), "failed", "voidAuthorisation", "releaseNights"],
    [declined(0), "failed"],
    [holdEnds, "failed"],
    [leaves, "failed"],
  ],
  [
    "a guest leaves whose payment the provider never began",
    "held",
    start,
    [leaves, "released", "releaseNights"],
  ],
  [
    "a bank that thinks longer than the hold lasts is asked, and its word counts",
    "held",
    start,
    [holdEnds, "paying", "askProvider"],
    paid,
  ],
  [
    "money that was taken for nights that are gone goes back",
    "paying",
    [money({ captured: true }), "refunding", "releaseNights", "refund"],
    [money(), "refunding"],
    [refunded, "refunded"],
    [refunded, "refunded"],
    [money(), "refunded"],
  ],
  [
    "money that was only promised for nights that are gone is given up",
    "paying",
    [money(), "failed", "voidAuthorisation", "releaseNights"],
  ],
  [
    "a guest who cancels in time gets money back, once",
    "confirmed",
    [cancels(true), "cancelled", "releaseNights", "refund", "sendCancellation"],
    [cancels(true), "cancelled"],
    [money(), "cancelled"],
    [lost, "cancelled"],
    [refunded, "refunded"],
  ],
  [
    "a guest who cancels too late gives the nights back and gets no money",
    "confirmed",
    [cancels(false), "cancelled", "releaseNights", "sendCancellation"],
  ],
  [
    "another stay is planned and told where a booking is changed",
    "confirmed",
    [{ type: "CHANGED" }, "confirmed", "planStay", "sendChange"],
  ],
  [
    "a bank that withdraws its promise leaves the stay sold, before, during and after it",
    "confirmed",
    [lost, "confirmed", "sendPaymentLost"],
    stays,
    [begins, "staying"],
    [money(), "staying"],
    [lost, "staying", "sendPaymentLost"],
    goes,
    [ends, "completed"],
    [money(), "completed"],
    [lost, "completed", "sendPaymentLost"],
  ],
  ...(["expired", "released", "failed"] as const).flatMap((status): ReadonlyArray<Story> => [
    [
      `money that comes late to a booking that is ${status} takes the nights again where they are free`,
      status,
      [money({ nightsFree: true }), "confirmed", "takeNights", ...booked],
    ],
    [
      `money that was taken late for a booking that is ${status} goes back where the nights are gone`,
      status,
      [money({ captured: true }), "refunding", "refund"],
    ],
    [
      `money promised late to a booking that is ${status} is given up`,
      status,
      [money(), status, "voidAuthorisation"],
    ],
    [
      `money that is being given up already asks for nothing of a booking that is ${status}`,
      status,
      [money({ calledOff: true }), status],
    ],
  ]),
  ...(["confirmed", "staying", "completed", "cancelled", "refunding", "refunded"] as const).map(
    (status): Story => [
      `a dispute about a booking that is ${status} is reported and changes nothing else`,
      status,
      [{ type: "PAYMENT_DISPUTED" }, status, "tellOfDispute"],
      [{ type: "DISPUTE_WON" }, status, "tellOfDispute"],
      [{ type: "DISPUTE_LOST" }, status, "tellOfDispute"],
    ],
  ),
]

/** The steps of the machine that a story takes. */
const stepsTakenIn = ([, from, ...moments]: Story) => {
  let status = from
  return moments.flatMap(([event, next]) => {
    const before = bookingMachine.resolveState({ value: status })
    status = next
    return bookingMachine.getTransitionData(before, event)
  })
}

describe("the life of a booking, told", () => {
  // Not a table: its titles would be cut, and the page of the machine prints them.
  for (const [told, from, ...moments] of stories)
    it(told, () => {
      let status = from
      for (const [event, next, ...commands] of moments) {
        expect([event, nextStep(status, event)]).toEqual([event, { status: next, commands }])
        status = next
      }
    })

  it("tells every step that the machine draws", () => {
    const drawn = BookingStatus.literals.flatMap((status) =>
      [...(bookingMachine.states[status]?.transitions.values() ?? [])].flat(),
    )
    const taken = new Set(stories.flatMap(stepsTakenIn))

    expect(drawn.filter((one) => !taken.has(one))).toEqual([])
    expect(drawn.length).toBeGreaterThan(60)
  })
})
