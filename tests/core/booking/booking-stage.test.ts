import { BookingRecord } from "#core/booking/booking-record.ts"
import {
  pendingChangeOf,
  confirmationCodeOf,
  isChanging,
  isSold,
  partsOf,
  recordAt,
} from "#core/booking/booking-stage.ts"
import { BookingStatus } from "#core/booking/booking-status.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const confirmed = aBookingRecord({
  status: "confirmed",
  payment: {
    payment: "pay_1",
    attempt: 1,
    amount: aBookingRecord().quote.total,
    clientSecret: "s",
  },
})
const everything = partsOf(confirmed)

const statusesWith = (missing: Partial<typeof everything>): ReadonlyArray<BookingStatus> =>
  BookingStatus.literals.filter(
    (status) => recordAt(status, { ...everything, ...missing }) !== null,
  )

describe("a booking made of its parts", () => {
  it.each(BookingStatus.literals)("is read again as it was kept while it is %s", (status) => {
    const record = recordAt(status, everything)

    expect(record?.status).toBe(status)
    expect(Schema.decodeUnknownSync(BookingRecord)(record)).toEqual(record)
    expect(Schema.decodeUnknownSync(BookingRecord)({ ...everything, status })).toEqual(record)
  })

  it("is never confirmed without a code, and a refunded one without it was never sold", () => {
    expect(statusesWith({ code: null })).toEqual([
      "held",
      "paying",
      "expired",
      "released",
      "failed",
      "refunding",
      "refunded",
    ])
    expect(recordAt("refunded", { ...everything, code: null })).not.toHaveProperty("code")
    expect(recordAt("refunded", everything)).toHaveProperty("code", confirmed.code)
  })

  it("is neither paid for nor expected without a guest, who may be forgotten once it is over", () => {
    expect(
      BookingStatus.literals.filter((one) => !statusesWith({ guest: null }).includes(one)),
    ).toEqual(["paying", "confirmed", "staying"])
  })

  it("needs a way of paying once somebody chose one", () => {
    expect(statusesWith({ method: null })).toEqual(["held", "expired", "released", "failed"])
  })

  it("is paid with Book Now only by what the payment provider takes", () => {
    expect(
      BookingStatus.literals.filter(
        (one) => !statusesWith({ method: "payAtProperty" }).includes(one),
      ),
    ).toEqual(["paying"])
  })

  it("needs the payment that goes back, and no other", () => {
    expect(
      BookingStatus.literals.filter((one) => !statusesWith({ payment: null }).includes(one)),
    ).toEqual(["refunding"])
    expect(recordAt("refunded", { ...everything, code: null, payment: null })).toBeNull()
  })
})

describe("what is asked of any booking", () => {
  it("is sold once it has a code", () => {
    expect(isSold(confirmed)).toBe(true)
    expect(confirmationCodeOf(confirmed)).toBe(confirmed.code)
    expect(isSold(aBookingRecord())).toBe(false)
    expect(confirmationCodeOf(aBookingRecord())).toBeNull()
  })

  it("waits for the money of a change only while it is confirmed", () => {
    const { dates, party, rooms, quote, holdUntil } = confirmed
    const stay = { dates, party, rooms, quote }
    const change = {
      ...stay,
      amount: quote.total,
      attempt: 2,
      payment: null,
      until: holdUntil,
      link: null,
    }
    const changing = aBookingRecord({ status: "confirmed", change })

    expect([isChanging(changing), pendingChangeOf(changing)]).toEqual([true, change])
    expect([isChanging(confirmed), pendingChangeOf(confirmed)]).toEqual([false, null])
    expect([isChanging(aBookingRecord()), pendingChangeOf(aBookingRecord())]).toEqual([false, null])
    expect(recordAt("cancelled", partsOf(changing))).not.toHaveProperty("change")
  })
})

describe("a kept document", () => {
  const decodes = (document: unknown) => Schema.is(BookingRecord)(document)

  it.each(["code", "guest", "method"])(
    "of a confirmed booking is refused without its %s",
    (part) => {
      expect(decodes(confirmed)).toBe(true)
      expect(decodes({ ...confirmed, [part]: null })).toBe(false)
    },
  )

  it("of an older version is read: parts that its status has not were null or empty then", () => {
    const older = {
      ...aBookingRecord(),
      code: null,
      extras: [],
      change: null,
      failedChange: null,
    }

    expect(Schema.decodeUnknownSync(BookingRecord)(older)).toEqual(aBookingRecord())
  })
})
