import { BookingRecord } from "#core/booking/booking-record.ts"
import { LinkToken, BookingLink } from "#core/booking/booking-link.ts"
import { RefundOrder } from "#core/booking/booking-payment.ts"
import { NotManageable, RefundChanged } from "#core/managing/managing.errors.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { FailedChange, OtherStay, PendingChange } from "#core/booking/pending-change.ts"
import { noMoney } from "#core/money/amounts.ts"
import { ChangeStep } from "#core/managing/change-step.ts"
import { OpenChange } from "#core/booking/whole-booking.ts"
import { ChangeBalance, ChangeQuote, StayChange } from "#core/managing/stay-change.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"

const at = "2026-11-21T02:30:00.000Z"
const half = "0123456789abcdefghjkmnpqrs"

const acceptedWithout = (schema: Schema.Schema<unknown>, value: object): ReadonlyArray<string> =>
  withoutEachField({ ...value })
    .filter(([, rest]) => Schema.is(schema)(rest))
    .map(([path]) => path)

describe("the secret of a mailed link", () => {
  it("is two times twenty-six characters", () => {
    expect(Schema.is(LinkToken)(`${half}-${half}`)).toBe(true)
  })

  it.each([`0${half}-${half}`, `${half}-${half}0`, `${half}${half}`, `${half}-`, half])(
    "is never %s",
    (text) => {
      expect(Schema.is(LinkToken)(text)).toBe(false)
    },
  )
})

describe("what is kept of a booking that is managed", () => {
  const link = { digest: "digest", until: at, spent: false }
  const order = { reason: "cancelled", payment: "pi_1", amount: 500 }

  it.each([
    ["a link", BookingLink, link],
    ["an order to give money back", RefundOrder, order],
  ] as const)("has every part of %s", (_, schema, value) => {
    expect(Schema.is(schema)(value)).toBe(true)
    expect(acceptedWithout(schema, value)).toEqual([])
  })

  it("lies whole in the booking", () => {
    const record = { ...aBookingRecord(), links: [link], refunds: [order] }

    expect(Schema.is(BookingRecord)(record)).toBe(true)
    expect(Schema.is(BookingRecord)({ ...record, links: [{}] })).toBe(false)
    expect(Schema.is(BookingRecord)({ ...record, refunds: [{}] })).toBe(false)
  })
})

describe("a change", () => {
  const { dates, party, rooms, quote } = aBookingRecord()
  const other = { dates, party, rooms, quote }
  const payment = { payment: "pi_1", attempt: 1, amount: 500, clientSecret: "secret" }
  const pending = { ...other, amount: 500, attempt: 1, payment, until: at, link: "digest" }

  it("that waits for its money is the whole other stay, and what is paid for it", () => {
    expect(Schema.is(OtherStay)(other)).toBe(true)
    expect(acceptedWithout(OtherStay, other)).toEqual([])
    expect(Schema.is(PendingChange)(pending)).toBe(true)
    expect(acceptedWithout(PendingChange, pending)).toEqual([])
  })

  it.each(["declined", "expired", "givenUp"])("that came to nothing says that it was %s", (why) => {
    const failed = { at, why, decline: null }

    expect(Schema.is(FailedChange)(failed)).toBe(true)
    expect(acceptedWithout(FailedChange, failed)).toEqual([])
    expect(Schema.is(FailedChange)({ ...failed, why: "" })).toBe(false)
  })
})

it("every reason against managing a booking is told apart by its tag", () => {
  const reasons = [
    new NotSignedIn(),
    new RefundChanged({ refund: noMoney }),
    new NotManageable({ obstacle: "notBooked" }),
  ]

  expect(reasons.map(({ _tag }) => _tag)).toEqual(["NotSignedIn", "RefundChanged", "NotManageable"])
})

it("a change that is seen to wait says what it would be, and what is missing", () => {
  const { dates, party, rooms, quote } = aBookingRecord()
  const open = { dates, party, rooms, total: quote.total, amount: 500, until: at }

  expect(Schema.is(OpenChange)(open)).toBe(true)
  expect(acceptedWithout(OpenChange, open)).toEqual([])
})

describe("a request for another stay", () => {
  const { dates, party, rooms, quote } = aBookingRecord()
  const wanted = { dates, party, rooms: rooms.map(({ roomType, count }) => ({ roomType, count })) }
  const balance = { kind: "pay", amount: 500 }
  const priced = { quote, before: quote.total, balance }

  it("says the days, the people and at least one room", () => {
    expect(Schema.is(StayChange)(wanted)).toBe(true)
    expect(Schema.is(StayChange)({ ...wanted, rooms: [] })).toBe(false)
    expect(acceptedWithout(StayChange, wanted)).toEqual([])
  })

  it("is answered with its price, the one before, and what becomes of the difference", () => {
    expect(Schema.is(ChangeQuote)(priced)).toBe(true)
    expect(acceptedWithout(ChangeQuote, priced)).toEqual([])
  })

  it.each(["pay", "refund", "nothing", "waived", "onArrival"])("may have to %s", (kind) => {
    expect(Schema.is(ChangeBalance)({ kind, amount: 500 })).toBe(true)
    expect(Schema.is(ChangeBalance)({ kind: "", amount: 500 })).toBe(false)
  })
})

describe("what follows asking for a change", () => {
  const booking = aWholeBooking()
  const card = {
    kind: "card",
    booking,
    amount: 500,
    until: at,
    clientSecret: "secret",
    publishableKey: "pk",
    sandbox: null,
  }

  it("is the changed booking, or the card form's order, each complete", () => {
    const isStep = Schema.is(ChangeStep)

    expect(isStep({ kind: "changed", booking })).toBe(true)
    expect(isStep({ kind: "changed" })).toBe(false)
    expect(isStep({ kind: "", booking })).toBe(false)
    expect(isStep(card)).toBe(true)
    expect(isStep({ ...card, kind: "" })).toBe(false)
    expect(acceptedWithout(ChangeStep, card)).toEqual([])
  })
})
