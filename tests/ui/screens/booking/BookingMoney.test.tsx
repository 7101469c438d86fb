import { senOf } from "#core/money/amounts.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { BookingMoney } from "#ui/screens/booking/BookingMoney.tsx"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

describe("the money of a booking", () => {
  it("is due at the property where the stay is paid on arrival", async () => {
    await draw(<BookingMoney booking={aConfirmedBooking({ method: "payAtProperty" })} />)

    expect(screen.getByText("Due at property").nextSibling?.textContent).toMatch(/644\.96/)
    expect(screen.queryByText("Paid by card")).toBeNull()
  })

  it("is what was taken, where money was taken for a booking that came to nothing", async () => {
    const booking = aBookingView({ status: "refunding", method: "card", captured: senOf(12_345) })
    await draw(<BookingMoney booking={booking} />)

    expect(screen.getByText("Paid by card").nextSibling?.textContent).toMatch(/123\.45/)
  })

  it.each(["completed", "cancelled", "expired", "released", "failed"] as const)(
    "is not due at the property any more where a booking is %s",
    async (status) => {
      await draw(<BookingMoney booking={aConfirmedBooking({ status, method: "payAtProperty" })} />)

      expect(screen.queryByText("Due at property")).toBeNull()
    },
  )

  it.each([
    ["held", true],
    ["paying", true],
    ["confirmed", true],
    ["staying", false],
    ["completed", false],
    ["cancelled", false],
    ["expired", false],
    ["released", false],
    ["failed", false],
    ["refunding", false],
    ["refunded", false],
  ] as const)("tells the terms of cancelling a booking that is %s: %s", async (status, isTold) => {
    await draw(<BookingMoney booking={aConfirmedBooking({ status })} />)

    expect(screen.queryAllByText(/Free cancellation until/)).toHaveLength(isTold ? 1 : 0)
    expect(screen.queryAllByText("Cancellation policy")).toHaveLength(isTold ? 1 : 0)
  })

  it("is not said to be paid before the booking is confirmed", async () => {
    await draw(<BookingMoney booking={aBookingView({ method: "card" })} />)

    expect(screen.queryByText("Paid by card")).toBeNull()
  })
})
