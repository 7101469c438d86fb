import { day } from "#fixtures/builders/a-stay.ts"
import { drawnCalendar, months } from "#tests/ui/support/range-calendar.tsx"
import { draw, TODAY } from "#tests/ui/support/stage.tsx"
import { RangeCalendar } from "#ui/parts/search-bar/RangeCalendar.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"

const stops = () =>
  [...document.querySelectorAll<HTMLElement>("[data-day][tabindex='0']")].map(
    (one) => one.dataset["day"],
  )
const focused = () => document.activeElement?.getAttribute("data-day")
const enters = () => document.querySelector<HTMLElement>("[data-day][tabindex='0']")?.focus()

test("has one day that the Tab key stops at: today, or that of the arrival", async () => {
  const { unmount } = await draw(
    <RangeCalendar checkIn={null} checkOut={null} today={TODAY} onChange={() => {}} />,
  )
  expect(stops()).toEqual([TODAY])
  unmount()

  await drawnCalendar({ checkIn: day("2026-12-24") })
  expect(stops()).toEqual(["2026-12-24"])
})

test("takes the focus only where a key opened it", async () => {
  await drawnCalendar({ takesFocus: true })
  expect(focused()).toBe(TODAY)
})

test("leaves the focus where it is otherwise", async () => {
  await drawnCalendar()
  expect(focused()).toBeNull()
})

test("goes on from a day that was pressed", async () => {
  await drawnCalendar()

  await userEvent.click(screen.getByRole("button", { name: "Thursday, 10 December 2026" }))
  expect(stops()).toEqual(["2026-12-10"])

  await userEvent.keyboard("{ArrowRight}")
  expect(focused()).toBe("2026-12-11")
  expect(stops()).toEqual(["2026-12-11"])
})

test("shows the next months when a key leads beyond those in view", async () => {
  const inView = await drawnCalendar({ checkIn: day("2026-12-31") })
  enters()
  await userEvent.keyboard("{PageDown}")
  expect(months()).toEqual(["December 2026", "January 2027"])
  expect(inView).toEqual([])

  await userEvent.keyboard("{ArrowRight}")

  expect(focused()).toBe("2027-02-01")
  expect(months()).toEqual(["February 2027", "March 2027"])
  expect(inView).toEqual(["2027-02"])
})

test("shows the months before when a key leads back beyond those in view", async () => {
  const inView = await drawnCalendar({ checkIn: day("2027-03-01") })
  enters()

  await userEvent.keyboard("{ArrowLeft}")

  expect(focused()).toBe("2027-02-28")
  expect(months()).toEqual(["February 2027", "March 2027"])
  expect(inView).toEqual(["2027-02"])
})

test("lets no key lead to a month that has gone by, but to any day of this month", async () => {
  const inView = await drawnCalendar({ takesFocus: true })

  await userEvent.keyboard("{PageUp}")
  expect(focused()).toBe(TODAY)

  await userEvent.keyboard("{ArrowUp}{ArrowUp}")
  expect(focused()).toBe("2026-11-07")
  expect(inView).toEqual([])
})

test("lets no key lead beyond the month in which the last stay ends", async () => {
  await drawnCalendar({ checkIn: day("2028-05-14"), takesFocus: true })

  await userEvent.keyboard("{PageDown}")
  expect(focused()).toBe("2028-06-14")

  await userEvent.keyboard("{PageDown}")
  expect(focused()).toBe("2028-06-14")
  expect(months()).toEqual(["May 2028", "June 2028"])
})

test("goes a year on with Shift", async () => {
  await drawnCalendar({ takesFocus: true })

  await userEvent.keyboard("{Shift>}{PageDown}{/Shift}")

  expect(focused()).toBe("2027-11-21")
})

test("keeps keys of the grid from scrolling the page, and no other keys", async () => {
  await drawnCalendar({ takesFocus: true })
  const pressed = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return event.defaultPrevented
  }

  expect(pressed("PageUp")).toBe(true)
  expect(pressed("Tab")).toBe(false)
})

test("stops at the first day in view where the buttons led away from the day of before", async () => {
  await drawnCalendar()

  await userEvent.click(screen.getByRole("button", { name: "Next month" }))
  expect(stops()).toEqual(["2026-12-01"])
  expect(focused()).toBeNull()

  await userEvent.click(screen.getByRole("button", { name: "Previous month" }))
  expect(stops()).toEqual([TODAY])
})
