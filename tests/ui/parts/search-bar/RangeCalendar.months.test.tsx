import { day } from "#fixtures/builders/a-stay.ts"
import { drawnCalendar, months } from "#tests/ui/support/range-calendar.tsx"
import { TODAY } from "#tests/ui/support/stage.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"

const earlier = () => screen.getByRole<HTMLButtonElement>("button", { name: "Previous month" })
const later = () => screen.getByRole<HTMLButtonElement>("button", { name: "Next month" })

test("begins with the month of the arrival and goes one month on or back", async () => {
  const inView = await drawnCalendar({ checkIn: day("2027-01-30"), checkOut: day("2027-02-02") })
  expect(months()).toEqual(["January 2027", "February 2027"])

  await userEvent.click(later())
  expect(months()).toEqual(["February 2027", "March 2027"])

  await userEvent.click(earlier())
  await userEvent.click(earlier())
  expect(months()).toEqual(["December 2026", "January 2027"])
  expect(inView).toEqual(["2027-02", "2027-01", "2026-12"])
})

test("goes back no further than this month", async () => {
  await drawnCalendar()
  expect(earlier().disabled).toBe(true)

  await userEvent.click(later())
  expect(earlier().disabled).toBe(false)

  await userEvent.click(earlier())
  expect(months()).toEqual(["November 2026", "December 2026"])
  expect(earlier().disabled).toBe(true)
})

test("goes on to the month in which the last stay that can be booked ends", async () => {
  await drawnCalendar({ checkIn: day("2028-04-30") })
  expect(months()).toEqual(["April 2028", "May 2028"])
  expect(later().disabled).toBe(false)

  await userEvent.click(later())

  expect(months()).toEqual(["May 2028", "June 2028"])
  expect(later().disabled).toBe(true)
})

test("marks today and says how its days are to be read", async () => {
  await drawnCalendar()

  expect(document.querySelector("[aria-current=date]")?.getAttribute("data-day")).toBe(TODAY)
  expect(document.querySelectorAll("[aria-current]")).toHaveLength(1)
  const hint = screen.getByText("Choose the day you arrive")
  const [grid] = screen.getAllByRole("grid")
  expect(grid?.getAttribute("aria-describedby")).toBe(hint.id)
  expect(hint.id).not.toBe("")
  expect(screen.getByRole("group", { name: "Calendar for your stay" })).toBeTruthy()
})

test("has each day of a month in its week, with room for the days of other months", async () => {
  await drawnCalendar()
  const [november] = screen.getAllByRole("grid")
  const weeks = [...(november?.querySelectorAll("tbody tr") ?? [])].map((week) =>
    [...week.children].map(({ textContent }) => textContent).join(" "),
  )

  expect(weeks).toEqual([
    "      1",
    "2 3 4 5 6 7 8",
    "9 10 11 12 13 14 15",
    "16 17 18 19 20 21 22",
    "23 24 25 26 27 28 29",
    "30      ",
  ])
})

test("writes no prices and no explanations where nothing is known of the nights", async () => {
  await drawnCalendar()

  expect(screen.queryByText(/Lowest price/)).toBeNull()
  expect(screen.queryByText(/check in on greyed-out days/)).toBeNull()
  expect(screen.queryByText(/Crossed-out nights/)).toBeNull()
  expect(document.querySelector("[data-day]")?.getAttribute("aria-description")).toBeNull()
  expect(document.querySelectorAll("[data-day] small")).toHaveLength(0)
})

test("says what its prices are of", async () => {
  await drawnCalendar({ priceOf: (on) => (on === "2026-12-04" ? "181" : null) })

  const said = screen.getByText(
    "Lowest price of one room per night, rounded to the ringgit, before taxes and fees",
  )
  expect(said.style.visibility).toBe("visible")
  const priced = [...document.querySelectorAll("[data-day] small")]
  expect(priced.map(({ textContent }) => textContent)).toEqual(["181"])
  expect(priced[0]?.parentElement?.textContent).toBe("4181")
})
