import {
  BookingsUnreachable,
  PriceChanged,
  SoldOut,
  StayRefused,
  TooManyHolds,
} from "#core/booking/booking.errors.ts"
import { senOf } from "#core/money/amounts.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { atCheckout, bookButton, wanted } from "#tests/ui/support/at-checkout.tsx"
import {
  holdLimited,
  holdOver,
  refusesHold,
  unanswered,
} from "#tests/ui/support/stopped-checkouts.ts"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const held = aBookingView()
const BACK = "Back to the property"

const dearer = aQuote({ residency: "visitor" })

describe("a checkout that stops", () => {
  it.each([
    [
      "These rooms are no longer available for your dates. Nothing has been charged. Try other rooms or dates.",
      refusesHold(new SoldOut()),
      ["See other rooms"],
    ],
    [
      "Complete or cancel one of them first, or wait until a hold ends.",
      refusesHold(new TooManyHolds()),
      ["Try again", BACK],
    ],
    [
      "Too many rooms are being held without payment at this property or from your network. You can still book: the rooms are yours as soon as you pay by card.",
      refusesHold(holdLimited),
      ["Continue without a hold", "Try again", BACK],
    ],
    [
      "Your rooms may already be held. It is safe to try again: nothing has been charged.",
      refusesHold(new BookingsUnreachable()),
      ["Try again", BACK],
    ],
    [
      "Please go back to the property and choose again.",
      refusesHold(new StayRefused({ issues: [] })),
      [BACK],
    ],
    [
      "Please review it before you continue. Nothing has been charged.",
      refusesHold(new PriceChanged({ quote: dearer })),
      ["Continue with RM 664.96", BACK],
    ],
    [
      "Choose dates and a room first; then you can book here.",
      { input: { wanted: null } },
      ["Find a stay"],
    ],
    [
      "Nothing is lost. Your booking has not changed, and trying again never charges you twice.",
      unanswered,
      ["Try again"],
    ],
    [
      "Nothing has been charged and everything you typed is still here. You can hold the same rooms again if they are still free.",
      holdOver,
      ["Hold these rooms again", BACK],
    ],
  ])("says what that means and offers what can be done: %s", async (words, script, ways) => {
    await atCheckout(script)
    const said = within(await screen.findByRole("alert"))

    expect(said.getByText(words)).toBeTruthy()
    const offered = [...said.queryAllByRole("button"), ...said.queryAllByRole("link")]
    expect(offered.map(({ textContent }) => textContent.replaceAll("\u00A0", " "))).toEqual(ways)
  })

  it("leads to the stays where none was chosen", async () => {
    await atCheckout({ input: { wanted: null } })

    const way = await screen.findByRole("link", { name: "Find a stay" })
    expect(way.getAttribute("href")).toBe("/properties")
  })

  it.each([
    ["somebody was faster", refusesHold(new SoldOut()), "See other rooms"],
    ["the stay cannot be", refusesHold(new StayRefused({ issues: [] })), BACK],
    ["the hold is over", holdOver, BACK],
  ])("goes back to the property where %s", async (_, script, name) => {
    const { address } = await atCheckout(script)

    const said = within(await screen.findByRole("alert"))
    await userEvent.click(said.getByRole("button", { name }))

    await expect.poll(address).toMatch(/^\/properties\/the-springwater\?checkIn=2026-12-04/)
  })

  it("asks again for the rooms where nobody answered or too many were held", async () => {
    const answers = [
      Effect.fail(new BookingsUnreachable()),
      Effect.fail(new TooManyHolds()),
      Effect.succeed(held),
    ]
    await atCheckout({ bookings: { hold: () => answers.shift()! } })

    await userEvent.click(await screen.findByRole("button", { name: "Try again" }))
    await screen.findByText("You already hold 3 stays")
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }))

    expect(await bookButton()).toBeTruthy()
  })

  it("lists all that is wrong with a stay", async () => {
    const issues = [
      { path: "dates.checkIn", code: "CheckInInThePast" },
      { path: "dates.checkOut", code: "StayTooLong" },
    ]
    await atCheckout(refusesHold(new StayRefused({ issues })))

    const list = within(await screen.findByRole("alert")).getAllByRole("listitem")
    expect(list.map(({ textContent }) => textContent)).toEqual([
      "Check-in cannot be in the past",
      "You can book at most 30 nights",
    ])
  })
})

describe("a price that is not the one seen", () => {
  const changed = refusesHold(new PriceChanged({ quote: dearer }))

  it("stands beside the old one, with what it is made of", async () => {
    await atCheckout(changed)

    expect((await screen.findByText("New price")).nextElementSibling?.textContent).toMatch(
      /^RM.664\.96$/,
    )
    const lines = within(screen.getByRole("group", { name: "Price details" }))
    expect(lines.getByText("Total Payable").nextSibling?.textContent).toMatch(/664\.96/)
    expect(screen.getByText("Price you saw").nextElementSibling?.textContent).toMatch(
      /^RM.644\.96$/,
    )
  })

  it("stands alone where no price was seen", async () => {
    await atCheckout({ ...changed, input: { wanted: { ...wanted, total: senOf(0) } } })

    expect(await screen.findByText("New price")).toBeTruthy()
    expect(screen.queryByText("Price you saw")).toBeNull()
  })
})
