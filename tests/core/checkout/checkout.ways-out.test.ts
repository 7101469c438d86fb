import {
  BookingsUnreachable,
  GuaranteeNeeded,
  HoldLimited,
  PriceChanged,
  SoldOut,
  StayRefused,
  TooManyHolds,
} from "#core/booking/booking.errors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import type { HoldFailure } from "#core/checkout/checkout.events.ts"
import type { CardPayments } from "#core/payment/card-payments.port.ts"
import { PaymentsUnreachable } from "#core/payment/payments.port.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aCard, aCheckout, bookNow, total, until, untilAsked } from "./a-checkout.ts"
import { happens, held, told, toldFrom, untilConfirming, type Told } from "./told-by-events.ts"

const refused = (failure: HoldFailure) => ({ type: "hold.refused", failure }) as const
const priceChanged = new PriceChanged({ quote: aQuote({ residency: "visitor" }) })

const limited = new HoldLimited({ reason: "property", retryAfterSeconds: 300 })

describe("a guest whose rooms could not be held", () => {
  it.each([
    ["soldOut", new SoldOut()],
    ["tooManyHolds", new TooManyHolds()],
    ["holdLimited", limited],
    ["holdUnclear", new BookingsUnreachable()],
    ["stayRefused", new StayRefused({ issues: [] })],
    ["priceChanged", priceChanged],
  ] as const)("may go back from %s", (state, failure) => {
    expect(told(refused(failure)).value).toBe(state)
    expect(told(refused(failure), { type: "guest.left" }).value).toBe("left")
  })

  it.each([
    ["soldOut", new SoldOut(), 2],
    ["tooManyHolds", new TooManyHolds(), 2],
    ["holdLimited", limited, 2],
    ["holdUnclear", new BookingsUnreachable(), 0],
  ] as const)("may ask again from %s", (_, failure, requests) => {
    const again = told(refused(failure), { type: "guest.retried" })

    expect(again).toMatchObject({ value: "holding", context: { requests, total } })
  })

  it("goes on without a hold only when the guest wants to, and says so to the desk", async () => {
    const asked: Array<boolean | undefined> = []
    const hold: Bookings["hold"] = (request) => {
      asked.push(request.withoutHold)
      return request.withoutHold
        ? Effect.succeed({ ...held, nightsKept: false })
        : Effect.fail(limited)
    }
    const checkout = aCheckout({ bookings: { hold } })
    expect((await until(checkout, "holdLimited")).context.limited).toEqual(limited)

    checkout.send({ type: "guest.wentOnWithoutHold" })

    const { context } = await until(checkout, "filling")
    expect(asked).toEqual([undefined, true])
    expect(context).toMatchObject({
      withoutHold: true,
      limited: null,
      booking: { nightsKept: false },
    })
  })

  it("stays with what was typed where a card or a proved address is asked for", async () => {
    const needed = new GuaranteeNeeded({ guarantee: "card" })
    const checkout = aCheckout({ bookings: { pay: () => Effect.fail(needed) } })
    await until(checkout, "filling")

    checkout.send({ ...bookNow, method: "payAtProperty" })
    await until(checkout, "paying")

    const { context } = await until(checkout, "filling")
    expect(context.remark).toEqual({ kind: "guaranteeNeeded", guarantee: "card" })
    expect(context.details).toEqual(bookNow.details)
  })

  it("reads that somebody was faster where the nights were not held until payment", async () => {
    const checkout = aCheckout({ bookings: { pay: () => Effect.fail(new SoldOut()) } })
    await until(checkout, "filling")

    checkout.send({ ...bookNow, method: "payAtProperty" })

    await until(checkout, "soldOut")
  })

  it("lays the key of every refusal aside before coming back", () => {
    const requests = [
      new SoldOut(),
      new TooManyHolds(),
      new StayRefused({ issues: [] }),
      priceChanged,
    ]

    expect(requests.map((failure) => told(refused(failure)).context.requests)).toEqual([1, 1, 1, 1])
  })
})

describe("a guest who comes back", () => {
  const record = {
    visit: "visit-0",
    requests: 3,
    stay: aStayRequest(),
    total,
    booking: held.id,
    details: bookNow.details,
  }
  const back = (...events: ReadonlyArray<Told>) =>
    toldFrom({ visit: "visit-1", wanted: null, record }, ...events)

  it("is asked about by the booking that was held", async () => {
    const asked: Array<string> = []
    const find = (id: string) => Effect.sync(() => (asked.push(id), held))

    await until(aCheckout({ bookings: { find }, input: { wanted: null, record } }), "filling")

    expect(asked).toEqual([held.id])
  })

  it.each<[BookingStatus, string]>([
    ["confirmed", "confirmed"],
    ["staying", "confirmed"],
    ["completed", "confirmed"],
    ["held", "filling"],
    ["paying", "settling"],
    ["expired", "holdOver"],
    ["released", "holdOver"],
    ["refunding", "failed"],
  ])("to a booking that is %s goes on at %s", (status, state) => {
    const booking = aBookingView({ status })

    expect(back({ type: "booking.found", booking })).toMatchObject({
      value: state,
      context: { booking, bookingId: booking.id },
    })
  })

  it("to a booking that nobody knows begins again; to a silent server asks again", () => {
    expect(back({ type: "booking.unknown" })).toMatchObject({
      value: "holding",
      context: { requests: 4, bookingId: null },
    })
    expect(back({ type: "booking.unreachable" }).value).toBe("lostContact")
    expect(back({ type: "booking.unreachable" }, { type: "guest.retried" }).value).toBe("returning")
  })
})

it("a guest whose quarter of an hour is over may go back", () => {
  const over = [happens.held, happens.holdEnds]

  expect(told(...over).value).toBe("holdOver")
  expect(told(...over, { type: "guest.left" }).value).toBe("left")
})

it("a card that the server does not ask for after all is asked of nobody", () => {
  const booking = aBookingView({ status: "confirmed" })
  const answered = { type: "payment.answered", step: { kind: "confirmed", booking } } as const

  expect(told(happens.held, happens.pressed, happens.detailsAccepted, answered)).toMatchObject({
    value: "confirmed",
    context: { order: null, press: { card: aCard } },
  })
})

it("going on with another card keeps what was typed last", () => {
  const details = { ...bookNow.details, firstName: "Later" }
  const again = told(...untilConfirming, happens.abandoned, { ...bookNow, details })

  expect(again).toMatchObject({ value: "confirmingCard", context: { details } })
})

it.each<[string, CardPayments["confirm"]]>([
  ["that nobody answers for", () => Effect.fail(new PaymentsUnreachable())],
  ["that is still being processed", () => Effect.succeed({ kind: "processing" })],
])("the server is asked about a card %s", async (_, confirm) => {
  const checkout = aCheckout({ cards: { confirm }, bookings: { settle: () => Effect.never } })
  await until(checkout, "filling")

  checkout.send(bookNow)

  await until(checkout, "settling")
})

it("asks for the payment of this booking, as pressed, with a key of its own", async () => {
  const asked: Array<unknown> = []
  const checkout = aCheckout({
    bookings: {
      giveDetails: (id, details, key) => Effect.sync(() => (asked.push([id, details, key]), held)),
      pay: (id, request, key) => {
        asked.push([id, request, key])
        return Effect.succeed({
          kind: "confirmed",
          booking: aBookingView({ status: "confirmed" }),
        })
      },
    },
  })
  await until(checkout, "filling")

  checkout.send(bookNow)
  await until(checkout, "confirmed")

  expect(asked).toEqual([
    [held.id, bookNow.details, "visit-1.1.details"],
    [held.id, { method: "card", total }, "visit-1.1.pay"],
  ])
})

it("an unclear payment is asked about again; one refused for good leads on", () => {
  const unclear = { type: "press.refused", failure: new BookingsUnreachable() } as const
  const paying = [happens.held, happens.pressed, happens.detailsAccepted, unclear]

  expect(told(...paying).value).toBe("paymentUnclear")
  expect(told(...paying, { type: "guest.retried" }).value).toBe("paying")
})

it("gives the card to its provider with the server's order, and watches that order", async () => {
  const asked: Array<unknown> = []
  const checkout = aCheckout({
    cards: {
      confirm: (...given) => {
        asked.push(given)
        return Effect.succeed({ kind: "challenge", address: "/bank" })
      },
      stateOf: (...given) => {
        asked.push(given)
        return Effect.never
      },
    },
  })
  await until(checkout, "filling")

  checkout.send(bookNow)
  const { challenge } = (await untilAsked(checkout)).getSnapshot().context
  const { order } = checkout.getSnapshot().context

  expect(order).not.toBeNull()
  expect(asked).toEqual([[order, aCard], [order]])
  expect(challenge).toBe("/bank")
})
