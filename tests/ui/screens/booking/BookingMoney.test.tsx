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

  it("is not said to be paid before the booking is confirmed", async () => {
    await draw(<BookingMoney booking={aBookingView({ method: "card" })} />)

    expect(screen.queryByText("Paid by card")).toBeNull()
  })
})
