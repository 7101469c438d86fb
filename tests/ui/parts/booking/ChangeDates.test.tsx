import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { describe, expect, test } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import type { CalendarNight } from "#core/search/property-page.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"
import { ChangeDates } from "#ui/parts/booking/ChangeDates.tsx"
import type { TypedStay } from "#ui/parts/search-bar/TypedDates.tsx"

const booking = aWholeBooking()
const { checkIn, checkOut } = booking.dates

const aNight = (date: CalendarNight["date"], changes: Partial<CalendarNight>): CalendarNight => ({
  date,
  soldOut: false,
  lowestRate: senOf(18_000),
  ...changes,
})

/** The nights of the stay and the one after it are sold out; the ones after that cost RM 240. */
const nights = [
  aNight(checkIn, { soldOut: true }),
  aNight(checkOut, { soldOut: true }),
  aNight(addDays(checkOut, 1), { lowestRate: senOf(24_000) }),
  aNight(addDays(checkOut, 2), { lowestRate: senOf(24_000) }),
]
const pages = pagesWith({
  calendar: async (slug) => ({ ok: slug === booking.property.slug ? nights : [] }),
})

const Changed = () => {
  const [typed, setTyped] = useState<TypedStay>(booking.dates)
  return (
    <>
      <ChangeDates {...{ booking, typed }} onChange={setTyped} />
      <output>{`${typed.checkIn} to ${typed.checkOut}`}</output>
    </>
  )
}

const dayButton = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`)
const isFree = (day: string) => dayButton(day)?.getAttribute("aria-disabled") !== "true"
const chosen = () => document.querySelector("output")?.textContent

const opens = async () => {
  await draw(<Changed />, { pages })
  await userEvent.click(screen.getByText("Check-in – Check-out", { selector: "summary *" }))
  await screen.findAllByText("240", { exact: false, selector: "[data-day] *" })
}

describe("the days of a changed stay", () => {
  test("are chosen in a calendar with the prices of the property", async () => {
    await opens()

    await userEvent.click(dayButton(addDays(checkOut, 1))!)
    expect(chosen()).toBe(`${addDays(checkOut, 1)} to `)
    await userEvent.click(dayButton(addDays(checkOut, 3))!)

    expect(chosen()).toBe(`${addDays(checkOut, 1)} to ${addDays(checkOut, 3)}`)
  })

  test("may be those that the booking holds, though nobody else can have them", async () => {
    await opens()

    expect(isFree(checkIn)).toBe(true)
    expect(isFree(checkOut)).toBe(false)
  })
})
