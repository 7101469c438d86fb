import { BookingRecord } from "#core/booking/booking-record.ts"
import {
  BookingNotFound,
  BookingsUnreachable,
  HoldOver,
  KeyReused,
  NoAttemptsLeft,
  PaymentUnavailable,
  SoldOut,
  TooManyHolds,
} from "#core/booking/booking.errors.ts"
import { HistoryEntry, LedgerEntry } from "#core/booking/ledger-entry.ts"
import { BookedPlan, BookingId, BookingView } from "#core/booking/booking-view.ts"
import { PaymentStep } from "#core/booking/payment-step.ts"
import { StayRequest } from "#core/booking/stay-request.ts"
import { guestOf } from "#core/people/guest-details.rules.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aStayRequest, day } from "#fixtures/builders/a-stay.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"

type Whole = Readonly<Record<string, unknown>>

const acceptedWithout = (schema: Schema.Schema<unknown>, value: Whole): ReadonlyArray<string> =>
  withoutEachField(value)
    .filter(([, rest]) => Schema.is(schema)(rest))
    .map(([path]) => path)

const at = "2026-11-21T02:30:00.000Z"
const paid: Whole = {
  ...aBookingRecord({ status: "confirmed" }),
  guest: guestOf(aGuest(), day("2026-11-21")),
  method: "card",
  payment: { payment: "pi_1", attempt: 1, amount: 68_946, clientSecret: "secret" },
  ledger: [{ at, kind: "authorised", amount: 68_946, payment: "pi_1" }],
}

describe("a booking in storage", () => {
  it("has every part, down to its money, its guest and its history", () => {
    expect(Schema.is(BookingRecord)(aBookingRecord())).toBe(true)
    expect(Schema.is(BookingRecord)(paid)).toBe(true)
    expect(acceptedWithout(BookingRecord, paid)).toEqual([])
  })

  it("was written to in English before its language was kept", () => {
    const { language: _, ...before } = aBookingRecord({ language: "bm" })

    expect(Schema.decodeUnknownSync(BookingRecord)(before).language).toBe("en")
  })

  it("of before guests were asked when they arrive says nothing of it", () => {
    const { arrival: _, ...guest } = guestOf(aGuest({ arrival: "21:00" }), day("2026-11-21"))!
    const read = Schema.decodeUnknownSync(BookingRecord)({ ...paid, guest })

    expect(read.guest).toEqual({ ...guest, arrival: null })
  })

  it("of before limits of holds counts against nobody, and has its nights", () => {
    const {
      network: _,
      standing: __,
      nightsKept: ___,
      ...before
    } = {
      ...Schema.encodeSync(BookingRecord)(aBookingRecord()),
    }

    expect(Schema.decodeUnknownSync(BookingRecord)(before)).toMatchObject({
      network: null,
      standing: "known",
      nightsKept: true,
    })
  })

  it.each(["authorised", "captured", "voided", "refunded"])("moves money by being %s", (kind) => {
    expect(Schema.is(LedgerEntry)({ at, kind, amount: 1, payment: "pi_1" })).toBe(true)
  })

  it("moves no money in another way, and has no status of its own making", () => {
    expect(Schema.is(LedgerEntry)({ at, kind: "", amount: 1, payment: "pi_1" })).toBe(false)
    expect(Schema.is(HistoryEntry)({ at, event: "HELD", status: "" })).toBe(false)
  })
})

describe("a booking as anyone may see it", () => {
  it("has every part, down to the masked guest", { tags: "§3.13" }, () => {
    const view = { ...aConfirmedBooking() }

    expect(Schema.is(BookingView)(aBookingView())).toBe(true)
    expect(Schema.is(BookingView)(view)).toBe(true)
    expect(acceptedWithout(BookingView, view)).toEqual([])
  })

  it("has every part of the plan that its rooms were sold under", () => {
    const plan = { id: "flexible", name: null, board: "BREAKFAST", pay: "EITHER" }
    const isPlan = Schema.is(BookedPlan)

    expect(isPlan(plan)).toBe(true)
    expect(withoutEachField(plan).filter(([, rest]) => isPlan(rest))).toEqual([])
  })

  it.each([
    "0123456789abcdefghjkmnpqr",
    "0123456789abcdefghjkmnpqrst",
    "x0123456789abcdefghjkmnpqrs",
    "0123456789ABCDEFGHJKMNPQRS",
    "i123456789abcdefghjkmnpqrs",
    "l123456789abcdefghjkmnpqrs",
    "o123456789abcdefghjkmnpqrs",
    "u123456789abcdefghjkmnpqrs",
  ])("is not named %s", (id) => {
    expect(Schema.is(BookingId)(id)).toBe(false)
  })
})

describe("what follows Book Now", () => {
  const order = { clientSecret: "secret", publishableKey: "pk", sandbox: null }

  it("is a confirmed booking or the card form's order, each complete", () => {
    const isStep = Schema.is(PaymentStep)

    expect(isStep({ kind: "confirmed", booking: aConfirmedBooking() })).toBe(true)
    expect(isStep({ kind: "card", booking: aBookingView(), ...order })).toBe(true)
    expect(isStep({ kind: "card", booking: aBookingView() })).toBe(false)
    expect(isStep({ kind: "confirmed" })).toBe(false)
    expect(isStep({ kind: "", booking: aBookingView(), ...order })).toBe(false)
  })
})

it("a stay is asked for with property, dates, party and rooms", () => {
  const stay = { ...aStayRequest() }

  expect(Schema.is(StayRequest)(stay)).toBe(true)
  expect(acceptedWithout(StayRequest, stay)).toEqual([])
})

it("every reason to stop a booking is told apart by its tag", () => {
  const reasons = [
    new SoldOut(),
    new TooManyHolds(),
    new HoldOver(),
    new NoAttemptsLeft(),
    new BookingNotFound(),
    new KeyReused(),
    new PaymentUnavailable(),
    new BookingsUnreachable(),
  ]

  expect(reasons.map(({ _tag }) => _tag)).toEqual([
    "SoldOut",
    "TooManyHolds",
    "HoldOver",
    "NoAttemptsLeft",
    "BookingNotFound",
    "KeyReused",
    "PaymentUnavailable",
    "BookingsUnreachable",
  ])
})
