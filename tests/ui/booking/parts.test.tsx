import { browserSharing } from "#adapters/browser/sharing.browser.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { Arrival } from "#ui/screens/booking/Arrival.tsx"
import { BookingMoney } from "#ui/screens/booking/BookingMoney.tsx"
import { CancellationTerms } from "#ui/parts/booking/CancellationTerms.tsx"
import { CodeCard } from "#ui/parts/booking/CodeCard.tsx"
import { NextSteps } from "#ui/screens/booking/NextSteps.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { draw } from "../support/stage.tsx"

const booking = aConfirmedBooking()

describe("a confirmed booking", () => {
  it("shows its number in two groups and copies it with one press", async () => {
    const user = userEvent.setup()
    await draw(<CodeCard code={booking.code!} />, { sharing: browserSharing() })

    await user.click(screen.getByRole("button", { name: "Copy confirmation number 7KQ2M-XW4ZT" }))

    expect(screen.getByText("7KQ2M-XW4ZT")).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe("7KQ2M-XW4ZT")
    expect(await screen.findByText("Copied")).toBeTruthy()
  })

  it("shows its number also where the browser allows no copying", async () => {
    await draw(<CodeCard code={booking.code!} />)

    await userEvent.click(screen.getByRole("button", { name: /^Copy confirmation number/ }))

    expect(screen.getByText("7KQ2M-XW4ZT")).toBeTruthy()
    expect(screen.queryByText("Copied")).toBeNull()
  })

  it("says when one may arrive and when the deposit returns", async () => {
    await draw(<NextSteps booking={booking} />)

    expect(screen.getByText(/On Fri, 4 Dec you can check in from 15:00/)).toBeTruthy()
    expect(screen.getByText(/deposit of RM.200\.00 is returned on Wed, 9 Dec/)).toBeTruthy()
  })

  it("says when its guest arrives, to whom that is told", async () => {
    const guest = { ...booking.guest!, arrival: "afterMidnight" as const }
    await draw(<Arrival booking={{ guest }} />)

    expect(screen.getByText("Estimated arrival time").nextSibling?.textContent).toBe(
      "After midnight, the same night",
    )
  })

  it.each([null, booking.guest])("says nothing of an arrival of %o", async (guest) => {
    await draw(<Arrival booking={{ guest }} />)

    expect(screen.queryByText("Estimated arrival time")).toBeNull()
  })

  it("that is paid on arrival says how much is due there", async () => {
    await draw(<BookingMoney booking={aConfirmedBooking({ method: "payAtProperty" })} />)

    expect(screen.getByText("Due at property").nextSibling?.textContent).toMatch(/644\.96/)
    expect(screen.queryByText("Paid by card")).toBeNull()
  })

  it("that was not confirmed claims no payment", async () => {
    await draw(<BookingMoney booking={aBookingView({ method: "card" })} />)

    expect(screen.queryByText("Paid by card")).toBeNull()
  })
})

describe("the terms of cancelling", () => {
  it("name the moment on a Malaysian clock, whatever the reader's own", async () => {
    await draw(<CancellationTerms freeUntil="2026-12-01T07:00:00.000Z" />)

    expect(screen.getByText(/until Tue, 1 Dec 2026, 15:00 \(Malaysian time, GMT\+8\)/)).toBeTruthy()
  })

  it("say so where nothing but tax and deposit comes back", async () => {
    await draw(<CancellationTerms freeUntil={null} />)

    expect(screen.getByText(/^Non-refundable/)).toBeTruthy()
  })
})
