import { noMoney } from "#core/money/amounts.ts"
import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { aQuote, aRatedRoom } from "#fixtures/builders/a-quote.ts"
import { NextSteps } from "#ui/screens/booking/NextSteps.tsx"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

const booking = aConfirmedBooking()

describe("a confirmed booking", () => {
  it("says when one may arrive and when the deposit returns", async () => {
    await draw(<NextSteps booking={booking} />)

    expect(screen.getByText(/On Fri, 4 Dec you can check in from 15:00/)).toBeTruthy()
    expect(screen.getByText(/deposit of RM.200\.00 is returned on Wed, 9 Dec/)).toBeTruthy()
  })

  it("says where the confirmation goes, and how it is found again", async () => {
    await draw(<NextSteps booking={booking} />)

    const steps = screen.getAllByRole("listitem").map(({ textContent }) => textContent)
    expect(steps).toHaveLength(4)
    expect(steps[0]).toBe(
      "We are emailing this confirmation to a•••@example.com, with a link to change or cancel your booking.",
    )
    expect(steps[3]).toBe(
      "You can find this booking at any time with its confirmation number under “Find a Booking”.",
    )
    expect(screen.getByRole("heading", { name: "What happens next" })).toBeTruthy()
  })

  it("speaks of no deposit where there is none, and of no email where nobody is named", async () => {
    const quote = aQuote({ rooms: [aRatedRoom({ depositPerRoom: noMoney })] })
    await draw(<NextSteps booking={{ ...booking, guest: null, quote }} />)

    expect(screen.queryByText(/deposit/)).toBeNull()
    expect(screen.queryByText(/emailing/)).toBeNull()
    expect(screen.getAllByRole("listitem")).toHaveLength(2)
  })
})
