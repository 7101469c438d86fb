import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { atCheckout, bookButton } from "#tests/ui/support/at-checkout.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void vi.unstubAllGlobals())

/** A window of which only this media query is true. */
const aWindowWhere = (query: string) =>
  vi.stubGlobal("matchMedia", (asked: string) =>
    Object.assign(new EventTarget(), { matches: asked === query, media: asked }),
  )

const summary = () => screen.getByText("Booking and price", { exact: false }).closest("details")!

const spaced = (text: string | null | undefined) => text?.replaceAll("\u00A0", " ")

describe("the summary of the stay", () => {
  it("is open where it is beside the form", async () => {
    aWindowWhere("(min-width: 64rem)")
    await atCheckout()
    await bookButton()

    expect(summary().open).toBe(true)
  })

  it("is a bar to be opened where the window is narrower", async () => {
    aWindowWhere("(max-width: 64rem)")
    await atCheckout()
    await bookButton()

    expect(summary().open).toBe(false)
  })

  it("names the stay, its days, its rooms and the total, under its own name", async () => {
    await atCheckout()
    await bookButton()

    const aside = within(screen.getByRole("complementary", { name: "Your booking" }))
    expect(aside.getByRole("heading", { name: "The Springwater" })).toBeTruthy()
    expect(aside.getByText("Fri, 4 Dec")).toBeTruthy()
    expect(aside.getByText("1 × Studio")).toBeTruthy()
    expect(spaced(summary().querySelector("summary")?.textContent)).toBe(
      "Booking and priceIncludes a refundable deposit of RM 200.00RM 644.96",
    )
  })

  it("names the rooms in the price, and the day on which the deposit is returned", async () => {
    await atCheckout()
    await bookButton()

    const details = screen.getByRole("group", { name: "Price details" })
    expect(details.textContent).toContain("1 × Studio")
    expect(details.textContent).toContain("returned on Wed, 9 Dec")
  })

  it("says what differs from the search for a guest from abroad", async () => {
    const visiting = aBookingView({ quote: aQuote({ residency: "visitor" }) })
    await atCheckout({ bookings: { hold: () => Effect.succeed(visiting) } })
    await bookButton()
    expect(screen.queryByRole("region", { name: "Why this price?" })).toBeNull()

    await userEvent.selectOptions(screen.getByLabelText("Nationality"), "CN")

    const why = screen.getByRole("region", { name: "Why this price?" })
    expect(spaced(why.textContent)).toBe(
      "This price differs from the one in your search because of:the guest’s nationality, which determines the Tourism TaxOccupancy Tax+RM 20.00Total Payable+RM 20.00",
    )
  })

  it("says under which terms the stay can be cancelled", async () => {
    await atCheckout()
    await bookButton()

    expect(within(summary()).getByText("Cancellation policy")).toBeTruthy()
  })
})
