import { BookingsUnreachable, KeptCardGone } from "#core/booking/booking.errors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aQuote, aRatedRoom, nightsAt } from "#fixtures/builders/a-quote.ts"
import { atCheckout, bookButton, knownWithCard } from "#tests/ui/support/at-checkout.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const spaced = (text: string | null | undefined) => text?.replaceAll("\u00A0", " ")

/** A member who presses Book Now with the kept card. */
const pressing = async (bookings: Partial<Bookings>) => {
  const drawn = await atCheckout({
    input: knownWithCard,
    bookings,
  })
  const press = async () => userEvent.click(await bookButton())
  return { ...drawn, press }
}

describe("what came of the last Book Now", () => {
  it.each([
    [
      "status",
      "We could not connect. Nothing has been charged; please press Book Now again.",
      { giveDetails: () => Effect.fail(new BookingsUnreachable()) },
    ],
    [
      "status",
      "Your saved card can no longer be used. Nothing has been charged. Please use another card.",
      { pay: () => Effect.fail(new KeptCardGone()) },
    ],
    [
      "alert",
      "This card has expired. Nothing has been charged. Check the date or try another card.",
      { settle: () => Effect.succeed(aBookingView({ lastDecline: "expiredCard" })) },
    ],
  ] as const)("is spoken as %s, and has the focus: %s", async (role, words, bookings) => {
    const { press } = await pressing(bookings)
    expect(screen.queryByText(words)).toBeNull()

    await press()

    const notice = (await screen.findByText(words)).closest(`[role="${role}"]`)
    expect(notice).not.toBeNull()
    expect(document.activeElement).toBe(notice?.parentElement)
    expect(notice?.parentElement?.tabIndex).toBe(-1)
  })

  it("has the focus again when it is the same as before", async () => {
    const { press } = await pressing({
      settle: () => Effect.succeed(aBookingView({ lastDecline: "declined" })),
    })
    await press()
    const place = (await screen.findByRole("alert")).parentElement
    await press()

    await expect.poll(() => screen.queryByRole("alert")?.parentElement).toBeTruthy()
    expect(screen.getByRole("alert").parentElement).not.toBe(place)
    expect(document.activeElement).toBe(screen.getByRole("alert").parentElement)
  })

  it("is another price, with what makes it another since Book Now was pressed", async () => {
    const dearer = aQuote({ rooms: [aRatedRoom({ nights: nightsAt([18000, 26000]) })] })
    const { press } = await pressing({
      giveDetails: () => Effect.succeed(aBookingView({ quote: dearer })),
    })

    await press()

    const said = await screen.findByText(/^The total is now/)
    const notice = said.closest<HTMLElement>('[role="status"]')!
    expect(spaced(notice.textContent)).toContain(
      "The total is now RM 689.46. Please check it and press Book Now again. Nothing has been charged.",
    )
    expect(within(notice).getByText("a new rate for one or more nights")).toBeTruthy()
    expect(document.activeElement).toBe(notice.parentElement)
  })

  it("goes on to be the price that is paid with the next press", async () => {
    const dearer = aQuote({ rooms: [aRatedRoom({ nights: nightsAt([18000, 26000]) })] })
    const paid: Array<number> = []
    const { press } = await pressing({
      giveDetails: () => Effect.succeed(aBookingView({ quote: dearer })),
      pay: (_, { total }) => {
        paid.push(total)
        return Effect.never
      },
    })
    await press()
    await screen.findByText(/^The total is now/)

    await press()

    await expect.poll(() => paid).toEqual([dearer.total])
  })
})

it("what came of Book Now stands before the ways to pay where no card is asked for", async () => {
  const { press } = await pressing({
    giveDetails: () => Effect.fail(new BookingsUnreachable()),
  })
  await userEvent.click(await screen.findByLabelText(/^Pay at property/))
  await press()

  const said = await screen.findByText(/^We could not connect/)
  const ways = screen.getByRole("region", { name: "Payment Method" })
  expect(said.compareDocumentPosition(ways)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole("region", { name: "Payment Information" })).toBeNull()
})

it("what came of Book Now stands at the card where one is asked for", async () => {
  const { press } = await pressing({
    giveDetails: () => Effect.fail(new BookingsUnreachable()),
  })
  await press()

  const card = screen.getByRole("region", { name: "Payment Information" })
  expect(await within(card).findByText(/^We could not connect/)).toBeTruthy()
})
