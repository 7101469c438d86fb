import type { CalendarNight } from "#core/search/property-page.ts"
import { senOf } from "#core/money/amounts.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import type { PageAnswer, Pages } from "#ui/app/pages.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { draw, pagesWith, TODAY } from "#tests/ui/support/stage.tsx"
import { RangeCalendar } from "#ui/parts/search-bar/RangeCalendar.tsx"
import { usePropertyNights } from "#ui/parts/search-bar/use-property-nights.ts"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useEffect, useEffectEvent, useState } from "react"
import { expect, it } from "vitest"

const Calendar = ({ first }: { readonly first: CalendarDate }) => {
  const [checkIn, setCheckIn] = useState<CalendarDate | null>(null)
  const { ask, calendar } = usePropertyNights("the-springwater", first)
  const begin = useEffectEvent(ask)
  useEffect(() => begin(), [])
  return (
    <>
      <RangeCalendar
        {...calendar}
        checkIn={checkIn}
        checkOut={null}
        today={TODAY}
        onChange={(from) => setCheckIn(from)}
      />
      <button type="button" onClick={ask}>
        Ask again
      </button>
    </>
  )
}

const night = (date: string, changes: Partial<CalendarNight> = {}): CalendarNight => ({
  date: day(date),
  soldOut: false,
  lowestRate: senOf(18_050),
  ...changes,
})

/** A property page whose calendar is answered so, and which months were asked for. */
const answering = (...answers: ReadonlyArray<PageAnswer<ReadonlyArray<CalendarNight>>>) => {
  const left = [...answers]
  const asked: Array<string> = []
  const calendar: Pages["calendar"] = async (slug, from, until) => {
    asked.push(`${slug} from ${from} until ${until}`)
    return left.shift() ?? { ok: [] }
  }
  return { pages: pagesWith({ calendar }), asked }
}

const dayCalled = (name: string) => screen.findByRole("button", { name })
const nextMonth = () => userEvent.click(screen.getByRole("button", { name: "Next month" }))

it("shows what each night costs, which are sold out, and on which nobody may arrive", async () => {
  const { pages, asked } = answering({
    ok: [
      night("2026-12-04"),
      night("2026-12-05", { soldOut: true }),
      night("2026-12-06", { noArrival: true }),
      night("2026-12-08", { minNights: 3 }),
    ],
  })
  await draw(<Calendar first={TODAY} />, { pages })

  const priced = await dayCalled("Friday, 4 December 2026")
  await expect.poll(() => priced.textContent).toBe("4181")
  expect(priced.getAttribute("aria-description")).toBe("From RM 181 / night")
  const soldOut = await dayCalled("Saturday, 5 December 2026, sold out")
  expect(soldOut.textContent).toBe("5")
  expect(soldOut.getAttribute("aria-description")).toBe(null)
  expect(await dayCalled("Sunday, 6 December 2026, no check-in")).toBeTruthy()
  expect((await dayCalled("Monday, 7 December 2026")).textContent).toBe("7")
  expect(screen.getByText("You cannot check in on greyed-out days")).toBeTruthy()
  expect(screen.getByText("Crossed-out nights are sold out")).toBeTruthy()

  await userEvent.click(await dayCalled("Tuesday, 8 December 2026"))
  expect(screen.getByText("Choose the day you leave: 3 to 30 nights")).toBeTruthy()
  expect(asked).toEqual([`the-springwater from ${TODAY} until 2027-02-01`])
})

it("asks for each month once as it comes into view, and keeps what is known", async () => {
  const { pages, asked } = answering({ ok: [night("2026-12-04")] })
  await draw(<Calendar first={TODAY} />, { pages })
  await nextMonth()
  await nextMonth()
  await userEvent.click(screen.getByRole("button", { name: "Previous month" }))

  expect(asked).toEqual([
    `the-springwater from ${TODAY} until 2027-02-01`,
    "the-springwater from 2026-12-01 until 2027-03-01",
    "the-springwater from 2027-01-01 until 2027-04-01",
  ])
  expect((await dayCalled("Friday, 4 December 2026")).textContent).toBe("4181")
})

it("asks again for a month that could not be had", async () => {
  const { pages, asked } = answering(
    { failed: "unreachable" },
    { ok: [night("2026-12-04", { lowestRate: senOf(9_949) })] },
  )
  await draw(<Calendar first={TODAY} />, { pages })
  const priced = await dayCalled("Friday, 4 December 2026")
  expect(priced.textContent).toBe("4")

  await userEvent.click(screen.getByRole("button", { name: "Ask again" }))

  await expect.poll(() => priced.textContent).toBe("499")
  expect(asked).toHaveLength(2)
})

it("lets a stay of one night arrive on a day of which nothing is known", async () => {
  const { pages } = answering({ ok: [] })
  await draw(<Calendar first={TODAY} />, { pages })

  await userEvent.click(await dayCalled("Tuesday, 8 December 2026"))

  expect(screen.getByText("Choose the day you leave: at most 30 nights")).toBeTruthy()
})
