import { keepsRoomsIn } from "#core/booking/keeps-rooms.ts"
import { BookingStatus } from "#core/booking/booking-status.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

const between = (checkIn: string, checkOut: string) => ({
  ...stayDates(),
  checkIn: day(`2026-12-${checkIn}`),
  checkOut: day(`2026-12-${checkOut}`),
})
const dates = between("10", "12")

describe("a booking keeps its rooms", () => {
  it("while it is held, booked or stayed in", () => {
    const keeping = BookingStatus.literals.filter((status) =>
      keepsRoomsIn(dates)({ status, nightsKept: true, dates }),
    )

    expect(keeping).toEqual(["held", "paying", "confirmed", "staying"])
  })

  it("only where its hold has nights", () => {
    expect(keepsRoomsIn(dates)(aBookingRecord({ dates, nightsKept: false }))).toBe(false)
    expect(
      keepsRoomsIn(dates)(aBookingRecord({ dates, nightsKept: false, status: "confirmed" })),
    ).toBe(true)
  })

  it.each([
    ["08", "10", false],
    ["08", "11", true],
    ["11", "12", true],
    ["11", "14", true],
    ["12", "14", false],
  ])("from %s to %s: %s", (checkIn, checkOut, keeps) => {
    expect(keepsRoomsIn(between(checkIn, checkOut))(aBookingRecord({ dates }))).toBe(keeps)
  })
})
