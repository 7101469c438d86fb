import type { VisitEvent } from "#core/visitor/visit-events.ts"
import type { Analytics } from "#ui/app/context.ts"
import { ManageJourney } from "#ui/screens/manage-booking/ManageJourney.tsx"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { scriptedJourneys } from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { atCheckout, bookButton } from "#tests/ui/support/at-checkout.tsx"
import { fillIn } from "#tests/ui/support/fill.tsx"

afterEach(cleanup)

const aCounting = () => {
  const told: Array<VisitEvent> = []
  const analytics = async (): Promise<Analytics> => ({
    consent: () => "agreed",
    subscribe: () => () => {},
    decide: () => {},
    tell: (event) => void told.push(event),
  })
  return { told, analytics }
}

describe("what is counted of a purchase", () => {
  it("is the way of paying, once a payment is begun, and no word of the guest", async () => {
    const { told, analytics } = aCounting()
    await atCheckout({ analytics })
    await fillIn()
    expect(told).toEqual([])

    await userEvent.click(await bookButton())

    await waitFor(() => expect(told.map(({ name }) => name)).toEqual(["add_payment_info"]))
    expect(told[0]?.fields).toMatchObject({ payment_type: "card", currency: "MYR", value: 644.96 })
    expect(JSON.stringify(told)).not.toMatch(/Aisyah|aisyah|4242|900412/)
  })

  it("is the refund of a cancelled booking, under the name of its sale", async () => {
    const { told, analytics } = aCounting()
    const booking = aWholeBooking()
    const account = scriptedJourneys({
      bookings: { cancel: () => Effect.succeed({ ...booking, status: "cancelled" }) },
    })
    await draw(<ManageJourney opens={{ id: booking.id }} />, { account, analytics })
    await userEvent.click(await screen.findByRole("button", { name: "Cancel booking" }))
    const dialog = screen.getByRole("dialog", { hidden: true })
    await userEvent.click(within(dialog).getByText("Cancel and get this refund"))

    await waitFor(() => expect(told.map(({ name }) => name)).toEqual(["refund"]))
    expect(told[0]?.fields).toMatchObject({
      transaction_id: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect(JSON.stringify(told)).not.toContain(booking.id)
  })
})
