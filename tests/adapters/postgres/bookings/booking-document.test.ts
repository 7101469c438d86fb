import { documentOf, recordIn } from "#adapters/postgres/bookings/booking-document.ts"
import { BookingUnreadable } from "#core/booking/booking-store.errors.ts"
import { BookingStatus } from "#core/booking/booking-status.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { guestOf } from "#core/people/guest-details.rules.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

/** What every document had when one type was for all statuses, and what stood for nothing. */
const everyPart = {
  code: null,
  guest: null,
  method: null,
  payment: null,
  extras: [],
  change: null,
  failedChange: null,
}

it.each(BookingStatus.literals)(
  "is written with a value for every part while it is %s, for versions that ask for all of them",
  (status) => {
    const record = aBookingRecord({ status })
    const document: unknown = JSON.parse(documentOf(openEncryption, record))

    expect(Object.keys(document as object)).toEqual(expect.arrayContaining(Object.keys(everyPart)))
    const { guest: _, attempts: tries, ...open } = { ...everyPart, ...record }
    expect(document).toMatchObject({ ...open, tries })
    const row = { id: record.id, record: document }
    expect(Effect.runSync(recordIn(openEncryption, row))).toEqual(record)
  },
)

it("of before guests were asked when they arrive is read as one that does not say", () => {
  const guest = guestOf(aGuest({ arrival: "21:00" }), day("2026-11-21"))!
  const record = aBookingRecord({ guest })
  const { guest: written, ...parts } = JSON.parse(documentOf(openEncryption, record))
  const { arrival, ...before } = written
  const document = { ...parts, guest: before }

  const read = Effect.runSync(recordIn(openEncryption, { id: record.id, record: document }))

  expect(arrival).toBe("21:00")
  expect(read).toEqual({ ...record, guest: { ...guest, arrival: null } })
})

it("keeps its attempts to pay under the name that every version before knows", () => {
  const record = aBookingRecord({ attempts: 3 })
  const document: unknown = JSON.parse(documentOf(openEncryption, record))

  expect(document).toMatchObject({ tries: 3 })
  expect(document).not.toHaveProperty("attempts")
  const row = { id: record.id, record: document }
  expect(Effect.runSync(recordIn(openEncryption, row))).toEqual(record)
})

describe("a document that is no booking", () => {
  it.each([null, "text", 5, [], {}, { tries: 1 }])("is unreadable: %j", (document) => {
    const row = { id: aBookingRecord().id, record: document }

    expect(Effect.runSync(Effect.flip(recordIn(openEncryption, row)))).toEqual(
      new BookingUnreadable({ booking: row.id.slice(0, 8) }),
    )
  })
})
