import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
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
})
