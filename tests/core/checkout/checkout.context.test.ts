import { cardOrderOf } from "#core/checkout/card-order.ts"
import {
  BookingsUnreachable,
  DetailsRefused,
  HoldOver,
  PriceChanged,
} from "#core/booking/booking.errors.ts"
import { CheckoutRecord } from "#core/checkout/checkout-record.ts"
import {
  checkoutContextOf,
  checkoutKey,
  recordOf,
  remarkOn,
} from "#core/checkout/checkout.context.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aParty, aStayRequest } from "#fixtures/builders/a-stay.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "../kernel/without-each-field.ts"
import { total } from "./a-checkout.ts"

const held = aBookingView()
const wanted = { stay: aStayRequest(), total }
const another = { stay: aStayRequest({ party: aParty({ adults: 1 }) }), total: aQuote().subtotal }
const { identityNumber, ...typed } = aGuest({ arrival: "21:00", roomsOfVisitors: 1 })
const record = { visit: "visit-0", requests: 3, ...wanted, booking: held.id, details: typed }
const typedAgain = { ...typed, identityNumber: "" }

describe("a first visit", () => {
  it("begins with the request alone: nothing held, typed by nobody, assumed Malaysian", () => {
    expect(checkoutContextOf({ visit: "visit-1", wanted, record: null })).toEqual({
      visit: "visit-1",
      requests: 0,
      ...wanted,
      outdated: null,
      bookingId: null,
      booking: null,
      details: {
        firstName: "",
        lastName: "",
        nationality: "MY",
        identityNumber: "",
        keptIdentity: null,
        dateOfBirth: "",
        gender: null,
        address: "",
        email: "",
        phone: "",
        specialRequests: "",
        arrival: null,
        roomsOfVisitors: null,
      },
      known: null,
      keptCard: null,
      issues: { found: [], mended: [] },
      press: null,
      order: null,
      newQuote: null,
      withoutHold: false,
      limited: null,
      notExtended: null,
      remark: null,
      polls: 0,
      typedCode: "",
      filled: null,
      codeAgainAt: null,
      codeTrouble: null,
    })
  })

  it("of the bare address asks for nothing, at no price", () => {
    const context = checkoutContextOf({ visit: "visit-1", wanted: null, record: null })

    expect(context).toMatchObject({ stay: null, total: 0, bookingId: null })
    expect(recordOf(context)).toBeNull()
  })

  it("in a new tab goes on with the booking that its address names", () => {
    const named = { ...wanted, booking: held.id }

    expect(checkoutContextOf({ visit: "visit-1", wanted: named, record: null }).bookingId).toBe(
      held.id,
    )
  })
})

describe("a visit again", () => {
  it.each([null, wanted])("goes on with the same stay: %o", (same) => {
    expect(checkoutContextOf({ visit: "visit-1", wanted: same, record })).toMatchObject({
      visit: "visit-0",
      requests: 3,
      ...wanted,
      outdated: null,
      bookingId: held.id,
      details: typedAgain,
    })
  })

  it("for another stay is a new request, gives the old up, and keeps what was typed but for the arrival and the rooms of visitors", () => {
    expect(checkoutContextOf({ visit: "visit-1", wanted: another, record })).toMatchObject({
      visit: "visit-0",
      requests: 4,
      ...another,
      outdated: held.id,
      bookingId: null,
      details: { ...typedAgain, arrival: null, roomsOfVisitors: null },
    })
  })

  it("for another stay gives nothing up where nothing is held", () => {
    const unheld = { ...record, booking: null }

    expect(
      checkoutContextOf({ visit: "visit-1", wanted: another, record: unheld }).outdated,
    ).toBeNull()
  })
})

describe("what a tab remembers", () => {
  it("is enough to go on with, and complete", () => {
    const context = checkoutContextOf({ visit: "visit-1", wanted: null, record })
    const isRecord = Schema.is(CheckoutRecord)

    expect(recordOf(context)).toEqual(record)
    expect(isRecord(record)).toBe(true)
    expect(withoutEachField(record).filter(([, rest]) => isRecord(rest))).toEqual([])
  })

  it("never is the number of an identity paper", () => {
    const context = {
      ...checkoutContextOf({ visit: "visit-1", wanted, record }),
      details: aGuest(),
    }

    expect(identityNumber).toMatch(/\d{6}/)
    expect(JSON.stringify(recordOf(context))).not.toContain(identityNumber)
    expect(Object.keys(recordOf(context)?.details ?? {})).toEqual(Object.keys(typed))
  })

  it("of an earlier build that kept the number is read without it", () => {
    const kept = { ...record, details: aGuest({ arrival: "21:00", roomsOfVisitors: 1 }) }
    const read = Schema.decodeUnknownSync(CheckoutRecord)(kept)

    expect(read.details).toEqual(typed)
    expect(checkoutContextOf({ visit: "visit-1", wanted, record: kept }).details).toEqual(
      typedAgain,
    )
  })

  it("of an earlier build that did not ask for the arrival is read without it", () => {
    const { arrival: _, ...before } = typed
    const read = Schema.decodeUnknownSync(CheckoutRecord)({ ...record, details: before })

    expect(read.details).toEqual({ ...typed, arrival: null })
  })
})

it("each step of each request has a key of its own", () => {
  const first = checkoutContextOf({ visit: "visit-1", wanted, record: null })
  const second = { ...first, requests: 1 }

  expect([
    checkoutKey(first, "hold"),
    checkoutKey(first, "pay"),
    checkoutKey(second, "hold"),
  ]).toEqual(["visit-1.0.hold", "visit-1.0.pay", "visit-1.1.hold"])
})

describe("the card form", () => {
  const order = { clientSecret: "pi_1_secret_2", publishableKey: "pk_test", sandbox: null }

  it("is given the secret of its payment and where to send it", () => {
    expect(cardOrderOf({ kind: "card", booking: held, ...order })).toEqual(order)
  })

  it("has nothing to do where the stay is confirmed without a card", () => {
    expect(cardOrderOf({ kind: "confirmed", booking: aConfirmedBooking() })).toBeNull()
  })
})

it("a refusal of Book Now is said by its fields, as a new price, or as silence", () => {
  const issues = [{ path: "phone", code: "InvalidPhone" }]

  expect(remarkOn(new DetailsRefused({ issues }))).toBeNull()
  expect(remarkOn(new PriceChanged({ quote: aQuote() }))).toEqual({ kind: "priceChanged" })
  expect(remarkOn(new BookingsUnreachable())).toEqual({ kind: "unreachable" })
  expect(remarkOn(new HoldOver())).toEqual({ kind: "unreachable" })
})
