import type { BookingRecord } from "#core/booking/booking-record.ts"
import { extendedUntil, holdTerms, isExtendable, isExtended } from "#core/booking/hold-terms.ts"
import { Instant } from "#core/kernel/instant.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { describe, expect, it } from "vitest"

const end = Date.parse("2026-11-21T02:45:00.000Z")
const held = aBookingRecord({
  status: "held",
  holdUntil: Instant.make("2026-11-21T02:45:00.000Z"),
  nightsKept: true,
  history: [],
} as Partial<BookingRecord>)
const extended = {
  ...held,
  history: [
    {
      at: Instant.make("2026-11-21T02:44:00.000Z"),
      event: "HOLD_EXTENDED",
      status: "held" as const,
    },
  ],
}

describe("a hold", () => {
  it("may be extended until it is over, while it keeps rooms", () => {
    expect(isExtendable(held, end - 1)).toBe(true)
    expect(isExtendable(held, end)).toBe(false)
    expect(isExtendable({ ...held, nightsKept: false }, end - 1)).toBe(false)
  })

  it("is extended once", () => {
    expect(isExtended(held)).toBe(false)
    expect(isExtended(extended)).toBe(true)
    expect(isExtendable(extended, end - 1)).toBe(false)
  })

  it("grows by five minutes, and never by more than it was long", () => {
    expect(extendedUntil(held, holdTerms.lengthMs)).toBe(end + 5 * 60_000)
    expect(extendedUntil(held, 15_000)).toBe(end + 15_000)
  })
})
