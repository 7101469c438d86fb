import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aQuote, aRatedRoom } from "#fixtures/builders/a-quote.ts"
import { addDays } from "#core/stay/calendar.ts"
import type { QuoteAnswer } from "#ui/app/journeys.ts"
import { atCheckout, bookButton } from "#tests/ui/support/at-checkout.tsx"
import { draw } from "#tests/ui/support/stage.tsx"
import { CheckoutJourney } from "#ui/screens/checkout/CheckoutJourney.tsx"
import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"

const ASK = "Show the new price"
const { checkIn } = aBookingView().dates
const spaced = (text: string | null | undefined) => text?.replaceAll("\u00A0", " ")

/** A guest at the other stay, the price of which is answered so. */
const editing = async (quote: () => Promise<QuoteAnswer>) => {
  await atCheckout({ quote })
  await bookButton()
  await userEvent.click(screen.getByRole("button", { name: "Edit Stay Details" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Stay Details" }))
  const ask = () => userEvent.click(dialog.getByRole("button", { name: ASK }))
  return { dialog, ask }
}

describe("the price of another stay", () => {
  it("stands beside the present one, with what each holds back and what makes the difference", async () => {
    const room = aRatedRoom({ count: 2 })
    const { dialog, ask } = await editing(async () => ({ ok: aQuote({ rooms: [room] }) }))

    await ask()

    const price = (await dialog.findByText("New total")).closest<HTMLElement>('[role="status"]')!
    const terms = [...price.querySelectorAll("dl:first-child dt")].map((term) => [
      term.textContent,
      spaced(term.nextElementSibling?.textContent),
    ])
    expect(terms).toEqual([
      [
        "Current total",
        "RM 644.96RM 444.96 for the stay with taxes and fees, plus a refundable deposit of RM 200.00",
      ],
      [
        "New total",
        "RM 1,289.92RM 889.92 for the stay with taxes and fees, plus a refundable deposit of RM 400.00",
      ],
    ])
    const why = within(price).getByRole("region", { name: "Why this price?" })
    expect(spaced(why.textContent)).toContain("Deposit+RM 200.00")
    expect(dialog.queryByRole("button", { name: ASK })).toBeNull()
  })

  it("is said to be asked for, which is not done twice", async () => {
    const { dialog, ask } = await editing(() => new Promise(() => {}))

    await ask()

    const asking = dialog.getByRole("button", { name: "Checking the price…" })
    expect(asking).toHaveProperty("disabled", true)
  })

  it.each([
    ["soldOut", "Your rooms are not available for that choice. Your stay has not changed."],
    ["notFound", "Your rooms are not available for that choice. Your stay has not changed."],
    ["unreachable", "We could not connect. Your stay has not changed; please try again."],
  ] as const)("that cannot be had says why: %s", async (failed, words) => {
    const { dialog, ask } = await editing(async () => ({ failed }))

    await ask()

    expect((await dialog.findByText(words)).closest('[role="status"]')).not.toBeNull()
    expect(dialog.queryByRole("button", { name: "Change my stay" })).toBeNull()
  })

  it("that nobody can be asked for is said not to be reached", async () => {
    const { checkout } = await atCheckout()
    await bookButton()
    cleanup()
    await draw(<CheckoutJourney checkout={checkout} />, { journeys: null })
    await userEvent.click(await screen.findByRole("button", { name: "Edit Stay Details" }))

    await userEvent.click(screen.getByRole("button", { name: ASK }))

    expect(
      await screen.findByText(/^We could not connect\. Your stay has not changed/),
    ).toBeTruthy()
  })

  it("that was refused lists all reasons", async () => {
    const issues = [
      { path: "rooms", code: "StayTooLong" },
      { path: "party", code: "CheckInInThePast" },
    ]
    const { dialog, ask } = await editing(async () => ({ failed: "refused", issues }))

    await ask()

    const first = await dialog.findByText("You can book at most 30 nights")
    expect(
      [...(first.parentElement?.children ?? [])].map(({ textContent }) => textContent),
    ).toEqual(["You can book at most 30 nights", "Check-in cannot be in the past"])
  })

  it("is forgotten once something else is chosen, and can be asked for again", async () => {
    const { dialog, ask } = await editing(async () => ({ ok: aQuote() }))
    await ask()
    await dialog.findByRole("button", { name: "Change my stay" })

    await userEvent.click(dialog.getByRole("button", { name: /^More: Children/ }))

    expect(dialog.queryByRole("button", { name: "Change my stay" })).toBeNull()
    expect(dialog.getByRole("button", { name: ASK })).toHaveProperty("disabled", false)
  })

  it("is not asked for days that cannot be", async () => {
    let asked = 0
    const { dialog, ask } = await editing(async () => {
      asked += 1
      return { ok: aQuote() }
    })
    await userEvent.click(dialog.getByText("Check-in – Check-out", { selector: "summary *" }))
    const leaving = dialog.getByLabelText("Check-out")
    fireEvent.change(leaving, { target: { value: addDays(checkIn, 31) } })
    fireEvent.blur(leaving)

    await ask()

    expect(await dialog.findByText("You can book at most 30 nights")).toBeTruthy()
    expect(asked).toBe(0)
  })
})

describe("the window for another stay", () => {
  it("says where other rooms are chosen, and closes without a change", async () => {
    const { dialog } = await editing(async () => ({ ok: aQuote() }))
    expect(dialog.getByText("To choose other rooms, go back to the property.")).toBeTruthy()

    await userEvent.click(dialog.getAllByRole("button", { name: "Close" })[0]!)

    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("closes once the change is made", async () => {
    const { dialog, ask } = await editing(async () => ({ ok: aQuote() }))
    await ask()

    await userEvent.click(await dialog.findByRole("button", { name: "Change my stay" }))

    expect(screen.queryByRole("dialog")).toBeNull()
  })
})
