import {
  documentOf,
  recordIn,
  renewedBooking,
} from "#adapters/postgres/bookings/booking-document.ts"
import { guestOf } from "#core/people/guest-details.rules.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { parsed, sealing } from "../a-key.ts"

const [before, now] = [sealing("old"), sealing("new")]

describe("the document of a booking", () => {
  const guest = guestOf(aGuest(), day("2026-11-21"))!
  const record = aBookingRecord({ guest })

  it("has the guest's identity number sealed at its place, and nothing else", () => {
    const { identity } = guest
    const number = `old|${record.id}|${identity.number}`

    expect(parsed(documentOf(before, record))).toMatchObject({
      guest: { ...guest, identity: { ...identity, number } },
    })
  })

  it("is renewed where another key sealed it, once", () => {
    const renewed = renewedBooking(now, parsed(documentOf(before, record)))

    expect(parsed(renewed)).toEqual(parsed(documentOf(now, record)))
    expect(renewedBooking(now, parsed(renewed))).toBeNull()
    const row = { id: record.id, record: parsed(renewed) }
    expect(Effect.runSync(recordIn(now, row))).toEqual(record)
  })

  it("needs no other key where nobody has a number", () => {
    expect(renewedBooking(now, parsed(documentOf(before, aBookingRecord())))).toBeNull()
  })
})
