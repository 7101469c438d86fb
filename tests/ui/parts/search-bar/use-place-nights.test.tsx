import type { PageAnswer, Pages } from "#ui/app/pages.ts"
import { Sen } from "#core/money/sen.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { draw, pagesWith, TODAY } from "#tests/ui/support/stage.tsx"
import { PlaceCalendar } from "#ui/parts/search-bar/PlaceCalendar.tsx"
import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"

type Answer = Awaited<ReturnType<Pages["placeNights"]>>

const night = (date: string, sen: number | null) => ({
  date: day(date),
  lowestRate: sen === null ? null : Sen.make(sen),
})

/** The calendar of Langkawi whose prices are answered so, and what was asked. */
const drawn = async (answers: ReadonlyArray<Answer>, checkIn: CalendarDate | null = null) => {
  const left = [...answers]
  const asked: Array<string> = []
  const placeNights: Pages["placeNights"] = async (slug, from, until) => {
    asked.push(`${slug} from ${from} until ${until}`)
    return left.shift() ?? { ok: [] }
  }
  await draw(
    <PlaceCalendar
      place={{ slug: "langkawi", name: "Pulau Langkawi" }}
      checkIn={checkIn}
      checkOut={null}
      today={TODAY}
      onChange={() => {}}
    />,
    { pages: pagesWith({ placeNights }) },
  )
  return asked
}

const textOf = (date: string) => document.querySelector(`[data-day="${date}"]`)?.textContent
const nextMonth = () => userEvent.click(screen.getByRole("button", { name: "Next month" }))
const previousMonth = () => userEvent.click(screen.getByRole("button", { name: "Previous month" }))
const failed: PageAnswer<never> = { failed: "unreachable" }

test("shows the lowest price of each night at a place, once it is known", async () => {
  const asked = await drawn([
    { ok: [night("2026-12-04", 18_050), night("2026-12-05", null), night("2026-12-06", 9_949)] },
  ])

  await waitFor(() => expect(textOf("2026-12-04")).toBe("4181"))
  expect(textOf("2026-12-05")).toBe("5")
  expect(textOf("2026-12-06")).toBe("699")
  expect(textOf("2026-12-07")).toBe("7")
  const said = screen.getByText(
    "Lowest price of one room per night in Pulau Langkawi, rounded to the ringgit, before taxes and fees",
  )
  expect(said.style.visibility).toBe("visible")
  expect(asked).toEqual([`langkawi from ${TODAY} until 2027-02-01`])
})

test("asks from the month of the arrival on, and for each month once as it comes into view", async () => {
  const asked = await drawn([], day("2027-01-15"))
  await nextMonth()
  await previousMonth()
  await previousMonth()

  expect(asked).toEqual([
    "langkawi from 2027-01-01 until 2027-04-01",
    "langkawi from 2027-02-01 until 2027-05-01",
    "langkawi from 2026-12-01 until 2027-03-01",
  ])
})

test("keeps the prices that are known when more come", async () => {
  await drawn([{ ok: [night("2026-12-04", 18_050)] }, { ok: [night("2027-01-04", 20_000)] }])
  await waitFor(() => expect(textOf("2026-12-04")).toBe("4181"))

  await nextMonth()

  await waitFor(() => expect(textOf("2027-01-04")).toBe("4200"))
  expect(textOf("2026-12-04")).toBe("4181")
})

test("asks again for a month that could not be had, and keeps a line free for what prices are of", async () => {
  const asked = await drawn([{ ok: [] }, failed, { ok: [] }, { ok: [night("2026-12-04", 18_050)] }])
  await nextMonth()
  await nextMonth()
  expect(screen.getByText(/^Lowest price of one room/).style.visibility).toBe("hidden")

  await previousMonth()

  await waitFor(() => expect(textOf("2026-12-04")).toBe("4181"))
  expect(asked.slice(1)).toEqual([
    "langkawi from 2026-12-01 until 2027-03-01",
    "langkawi from 2027-01-01 until 2027-04-01",
    "langkawi from 2026-12-01 until 2027-03-01",
  ])
})
