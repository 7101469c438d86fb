import { browserSharing } from "#adapters/browser/sharing.browser.ts"
import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { CodeCard } from "#ui/parts/booking/CodeCard.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

const booking = aConfirmedBooking()

describe("the number of a booking", () => {
  it("is shown in two groups and copies it with one press", async () => {
    const user = userEvent.setup()
    await draw(<CodeCard code={booking.code!} />, { sharing: browserSharing() })
    expect(screen.getByRole("status").textContent).toBe("")
    expect(screen.getByRole("term").textContent).toBe("Confirmation No")

    await user.click(screen.getByRole("button", { name: "Copy confirmation number 7KQ2M-XW4ZT" }))

    expect(screen.getByText("7KQ2M-XW4ZT")).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe("7KQ2M-XW4ZT")
    expect(await screen.findByText("Copied")).toBeTruthy()
  })

  it("is shown also where the browser allows no copying", async () => {
    await draw(<CodeCard code={booking.code!} />)

    await userEvent.click(screen.getByRole("button", { name: /^Copy confirmation number/ }))

    expect(screen.getByText("7KQ2M-XW4ZT")).toBeTruthy()
    expect(screen.queryByText("Copied")).toBeNull()
  })
})
