import { refundOnDay } from "#core/managing/refund-on-day.ts"
import { Instant } from "#core/kernel/instant.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { describe, expect, it } from "vitest"

/** Free until 1 December at three, check-in on the 4th at three; the server's time is 21 November. */
const booking = aWholeBooking()
const on = (date: string) => refundOnDay(booking, day(date))

describe("cancelling on a day", () => {
  it("gives everything back on every day of the free window", () => {
    expect(on("2026-11-21")).toMatchObject({ terms: "free", refund: booking.paid })
    expect(on("2026-11-30")).toMatchObject({ terms: "free", refund: booking.paid })
  })

  it("counts the day on which the window closes as late, because its evening is", () => {
    expect(on("2026-12-01")?.terms).toBe("late")
  })

  it("is possible on the day of check-in until the stay begins", () => {
    expect(on("2026-12-04")?.terms).toBe("late")
  })

  it("is possible up to the last moment of today", () => {
    const at = (asOf: string) =>
      refundOnDay(aWholeBooking({ asOf: Instant.make(asOf) }), day("2026-11-21"))

    expect(at("2026-11-21T15:59:59.999Z")?.terms).toBe("free")
    expect(at("2026-11-21T16:00:00.000Z")).toBeNull()
  })

  it.each(["2026-11-20", "2026-12-05", "2027-01-01"])("is not possible on %s", (date) => {
    expect(on(date)).toBe(null)
  })
})
