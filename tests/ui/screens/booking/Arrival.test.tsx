import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { Arrival } from "#ui/screens/booking/Arrival.tsx"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

const booking = aConfirmedBooking()

describe("when a guest arrives", () => {
  it("is said, to whom that is told", async () => {
    const guest = { ...booking.guest!, arrival: "afterMidnight" as const }
    await draw(<Arrival booking={{ guest }} />)

    expect(screen.getByText("Estimated arrival time").nextSibling?.textContent).toBe(
      "After midnight, the same night",
    )
  })

  it.each([null, booking.guest])("is not said of a guest of %o", async (guest) => {
    await draw(<Arrival booking={{ guest }} />)

    expect(screen.queryByText("Estimated arrival time")).toBeNull()
  })
})
