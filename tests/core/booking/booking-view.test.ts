import { BookingView } from "#core/booking/booking-view.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

describe("a booking as the server tells it", () => {
  it("is not extendable where an older server says nothing of it", () => {
    const { extendable: _, ...ofAnOlderServer } = Schema.encodeSync(BookingView)(
      aBookingView({ extendable: true }),
    )

    expect(Schema.decodeUnknownSync(BookingView)(ofAnOlderServer).extendable).toBe(false)
  })

  it("comes back as it went", () => {
    const booking = aBookingView({ extendable: true })

    expect(Schema.decodeUnknownSync(BookingView)(Schema.encodeSync(BookingView)(booking))).toEqual(
      booking,
    )
  })
})
