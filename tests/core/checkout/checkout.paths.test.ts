import {
  BookingNotFound,
  BookingsUnreachable,
  AddressCodeRefused,
  GuaranteeNeeded,
  HoldLimited,
  HoldOver,
  KeptCardGone,
  NoAttemptsLeft,
  PaymentUnavailable,
  PriceChanged,
  SoldOut,
  StayRefused,
  TooManyHolds,
  TooManyAttempts,
  DetailsRefused,
} from "#core/booking/booking.errors.ts"
import { BookingStatus } from "#core/booking/booking-status.ts"
import type { CheckoutInput } from "#core/checkout/checkout.context.ts"
import type { CheckoutEvent } from "#core/checkout/checkout.events.ts"
import { checkoutMachine } from "#core/checkout/checkout.machine.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aForeignGuest } from "#fixtures/builders/a-guest.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { declaredEdges, passingStates, walkedSteps } from "#tests/support/edges.ts"
import { expect, it } from "vitest"
import { bookNow, total } from "./a-checkout.ts"
import { accepted } from "./told-by-events.ts"

const held = aBookingView()
const dearer = { ...held, quote: aQuote({ residency: "visitor" }) }
const issues = [{ path: "phone", code: "InvalidPhone" }]
const order = { clientSecret: "s", publishableKey: "p", sandbox: null }

const events: ReadonlyArray<CheckoutEvent> = [
  { type: "guest.typed", details: bookNow.details },
  { type: "guest.typedCard", fields: ["cvc"] },
  bookNow,
  accepted(bookNow),
  accepted({ ...bookNow, details: aForeignGuest() }),
  accepted({ ...bookNow, method: "payAtProperty" }),
  accepted({ ...bookNow, cardUse: "keeping" }),
  { type: "form.refused", issues },
  { ...bookNow, method: "payAtProperty" },
  { type: "guest.changedStay", stay: aStayRequest(), total },
  { type: "guest.acceptedPrice" },
  { type: "guest.retried" },
  { type: "guest.tookAgain" },
  { type: "guest.wentOnWithoutHold" },
  { type: "guest.extendedHold" },
  { type: "hold.extended", booking: held },
  ...[
    new HoldLimited({ reason: "network", retryAfterSeconds: 300 }),
    new HoldOver(),
    new BookingNotFound(),
    new BookingsUnreachable(),
  ].map((failure): CheckoutEvent => ({ type: "extension.refused", failure })),
  { type: "guest.askedForCode" },
  { type: "guest.typedCode", code: "123456" },
  { type: "guest.leftCode" },
  { type: "guest.left" },
  { type: "hold.placed", booking: held },
  ...[
    new SoldOut(),
    new PriceChanged({ quote: dearer.quote }),
    new TooManyHolds(),
    new HoldLimited({ reason: "pause", retryAfterSeconds: 300 }),
    new BookingsUnreachable(),
    new StayRefused({ issues }),
  ].map((failure): CheckoutEvent => ({ type: "hold.refused", failure })),
  ...BookingStatus.literals.map((status): CheckoutEvent => ({
    type: "booking.found",
    booking: { ...held, status },
  })),
  { type: "booking.unknown" },
  { type: "booking.unreachable" },
  { type: "details.accepted", booking: held },
  { type: "details.accepted", booking: dearer },
  {
    type: "payment.answered",
    step: { kind: "confirmed", booking: { ...held, status: "confirmed" } },
  },
  {
    type: "payment.answered",
    step: { kind: "card", booking: { ...held, status: "paying" }, ...order },
  },
  ...[
    new DetailsRefused({ issues }),
    new GuaranteeNeeded({ guarantee: "card" }),
    new KeptCardGone(),
    new GuaranteeNeeded({ guarantee: "address" }),
    new SoldOut(),
    new HoldOver(),
    new NoAttemptsLeft(),
    new PriceChanged({ quote: dearer.quote }),
    new BookingNotFound(),
    new PaymentUnavailable(),
  ].map((failure): CheckoutEvent => ({ type: "press.refused", failure })),
  { type: "code.mailed", againAt: 0 },
  { type: "address.proved" },
  ...[
    new AddressCodeRefused({ reason: "wrong", attemptsLeft: 4 }),
    new TooManyAttempts({ retryAfterSeconds: 60 }),
    new HoldOver(),
    new BookingNotFound(),
    new BookingsUnreachable(),
  ].map((failure): CheckoutEvent => ({ type: "code.refused", failure })),
  { type: "card.handedOver", decline: null },
  { type: "card.abandoned" },
  { type: "hold.released" },
]

const wanted = { stay: aStayRequest(), total }
const details = bookNow.details

/** A first visit, a return to a booking, a return for another stay, and a visit without a stay. */
const arrivals: ReadonlyArray<CheckoutInput> = [
  { visit: "visit-1", wanted, record: null },
  {
    visit: "visit-1",
    wanted: null,
    record: { ...wanted, visit: "visit-1", requests: 0, booking: held.id, details },
  },
  { visit: "visit-1", wanted: null, record: null },
]

const walkFrom = (input: CheckoutInput) =>
  walkedSteps(checkoutMachine, {
    input,
    events,
    keyOf: ({ context, value }) => [
      context.order !== null,
      context.press?.card !== null,
      context.press?.cardUse,
      context.outdated !== null,
      context.bookingId !== null,
      context.booking?.status,
      context.polls,
      value === "mailingCode" && context.codeAgainAt !== null,
      (value === "filling" || value === "checkingForm" || value === "extendingHold") &&
        context.remark?.kind === "guaranteeNeeded" &&
        context.remark.guarantee,
    ],
  })
const walked = new Set(arrivals.flatMap((input) => [...walkFrom(input)]))
const passing = passingStates(checkoutMachine)
const from = (edge: string) => edge.split(" --")[0]!
const to = (edge: string) => edge.split("--> ")[1]!
const stepOf = (edge: string) => edge.split("--> ")[0]!

it("can be walked along every step a guest, the server, the card or time can take", () => {
  const steps = new Set([...walked].map(stepOf))
  const declared = [...declaredEdges(checkoutMachine)].filter((edge) => !passing.has(from(edge)))

  expect(declared.map(stepOf).filter((step) => !steps.has(step))).toEqual([])
})

it("leads where each step says, unless a passing state leads on", () => {
  const declared = [...declaredEdges(checkoutMachine)].filter(
    (edge) => !passing.has(from(edge)) && !passing.has(to(edge)),
  )

  expect(declared.filter((edge) => !walked.has(edge))).toEqual([])
})

it("reaches every state in which a guest can rest", () => {
  const reached = new Set([
    "nothingChosen",
    ...[...walked].flatMap((edge) => [from(edge), to(edge)]),
  ])
  const states = Object.keys(checkoutMachine.states).filter((state) => !passing.has(state))

  expect(states.filter((state) => !reached.has(state))).toEqual([])
})
