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

  it("says what was paid, what was not charged and what went back", async () => {
    const booking = aConfirmedBooking({
      status: "cancelled",
      captured: senOf(64_346),
      waived: senOf(150),
      refunded: senOf(40_000),
    })
    await draw(<BookingMoney booking={booking} />)

    const rows = [...document.querySelectorAll("section > dl div")].map((row) =>
      [...row.children].map(({ textContent }) => textContent.replaceAll("\u00A0", " ")),
    )
    expect(rows).toEqual([
      ["Paid by card", "RM 643.46"],
      ["Small difference, not charged", "RM 1.50"],
      ["Refunded", "RM 400.00"],
    ])
    expect(screen.getByRole("heading", { name: "Price" })).toBeTruthy()
  })

  it("is only what was paid where nothing went back or was waived", async () => {
    await draw(<BookingMoney booking={aConfirmedBooking()} />)

    const names = [...document.querySelectorAll("section > dl dt")]
    expect(names.map(({ textContent }) => textContent)).toEqual(["Paid by card"])
  })

  it.each(["held", "paying", "staying"] as const)(
    "is due at the property for a booking that is %s",
    async (status) => {
      await draw(<BookingMoney booking={aConfirmedBooking({ status, method: "payAtProperty" })} />)

      expect(screen.getByText("Due at property")).toBeTruthy()
    },
  )

  it("names the rooms and the day on which the deposit is returned", async () => {
    await draw(<BookingMoney booking={aConfirmedBooking()} />)

    const details = screen.getByRole("group", { name: "Price details" })
    expect(details.textContent).toContain("1 × Studio")
    expect(details.textContent).toContain("returned on Wed, 9 Dec")
  })
})
