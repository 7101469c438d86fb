import type { StayRequest } from "#core/booking/stay-request.ts"
import { senOf } from "#core/money/amounts.ts"
import type { CalendarNight } from "#core/search/property-page.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test } from "vitest"
import { atCheckout, bookButton, wanted } from "#tests/ui/support/at-checkout.tsx"
import { pagesWith } from "#tests/ui/support/stage.tsx"

const { checkIn, checkOut } = aBookingView().dates
const later = { checkIn: addDays(checkOut, 1), checkOut: addDays(checkOut, 3) }

const aNight = (date: CalendarNight["date"], soldOut: boolean): CalendarNight => ({
  date,
  soldOut,
  lowestRate: senOf(18_000),
})

/** Every night of the hold is sold out to others. */
const pages = pagesWith({
  calendar: async () => ({
    ok: [aNight(checkIn, true), aNight(checkOut, true), aNight(later.checkIn, false)],
  }),
})

/** A guest who edits the stay; which other stays the price was asked of. */
const editing = async () => {
  const asked: Array<StayRequest & { readonly held: string }> = []
  const { checkout, address, visited } = await atCheckout({
    pages,
    quote: async (stay, held) => {
      asked.push({ ...stay, held })
      return { ok: aQuote() }
    },
  })
  await bookButton()
  await userEvent.click(screen.getByRole("button", { name: "Edit Stay Details" }))
  const dialog = within(await screen.findByRole("dialog"))
  const priceButton = () => dialog.getByRole("button", { name: "Show the new price" })
  const opensCalendar = async () => {
    await userEvent.click(dialog.getByText("Check-in – Check-out", { selector: "summary *" }))
    await dialog.findAllByText("180", { exact: false, selector: "[data-day] *" })
  }
  const chooses = (day: string) =>
    userEvent.click(document.querySelector<HTMLElement>(`dialog [data-day="${day}"]`)!)
  return { asked, checkout, address, visited, dialog, priceButton, opensCalendar, chooses }
}

describe("other days at the checkout", () => {
  test("are chosen in the calendar with the property's prices, and asked about as chosen", async () => {
    const { asked, checkout, dialog, priceButton, opensCalendar, chooses } = await editing()

    await opensCalendar()
    await chooses(later.checkIn)
    expect(priceButton().hasAttribute("disabled")).toBe(true)
    await chooses(later.checkOut)
    await userEvent.click(priceButton())

    expect(asked).toMatchObject([{ dates: later, held: aBookingView().id }])
    await userEvent.click(dialog.getByRole("button", { name: "Change my stay" }))
    const { stay } = checkout.getSnapshot().context
    expect(stay).toEqual({ ...wanted.stay, dates: later })
  })

  test("become the address of the checkout, in place of the days before", async () => {
    const { address, visited, dialog, priceButton, opensCalendar, chooses } = await editing()
    await opensCalendar()
    await chooses(later.checkIn)
    await chooses(later.checkOut)
    await userEvent.click(priceButton())

    await userEvent.click(dialog.getByRole("button", { name: "Change my stay" }))

    await expect.poll(address).toContain(`checkIn=${later.checkIn}&checkOut=${later.checkOut}`)
    expect(visited()).toBe(1)
  })

  test("may be those that the hold keeps from others", async () => {
    const { dialog, opensCalendar } = await editing()

    await opensCalendar()

    const isFree = (day: string) =>
      document.querySelector(`dialog [data-day="${day}"]`)?.getAttribute("aria-disabled") !== "true"
    expect(dialog.getAllByText("180", { exact: false }).length).toBeGreaterThan(0)
    expect([checkIn, checkOut].map(isFree)).toEqual([true, false])
  })
})

describe("another party at the checkout", () => {
  test("is asked about with the ages of the children, in the rooms chosen", async () => {
    const { asked, dialog, priceButton } = await editing()
    const { party } = wanted.stay

    await userEvent.click(dialog.getByRole("button", { name: /More.*Children|Children.*more/i }))
    await userEvent.click(priceButton())

    expect(asked[0]?.party).toMatchObject({
      adults: party.adults,
      children: party.children + 1,
      rooms: party.rooms,
    })
  })
})
