import { day } from "#fixtures/builders/a-stay.ts"
import { draw, TODAY } from "#tests/ui/support/stage.tsx"
import { DatesMoved } from "#ui/parts/search-bar/DatesMoved.tsx"
import type { SearchTyped } from "#ui/parts/search-bar/search-request.ts"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"

/** How the dates may be moved, in a form, and what was chosen. */
const drawn = async (flex: string, weekend: string, today = TODAY) => {
  const chosen: Array<Partial<SearchTyped>> = []
  await draw(
    <form aria-label="moved">
      <DatesMoved typed={{ flex, weekend }} today={today} onChange={(part) => chosen.push(part)} />
    </form>,
  )
  return chosen
}

const sent = () => [...new FormData(screen.getByRole<HTMLFormElement>("form")).entries()]
const months = () => {
  const weekend = screen.getByRole("combobox", { name: "Or any weekend, Fri–Sun" })
  return within(weekend).getAllByRole<HTMLOptionElement>("option")
}

test("dates are exact or may be moved by one, two or three days", async () => {
  await drawn("2", "")

  expect(screen.getByRole("group", { name: "How exact your dates are" })).toBeTruthy()
  const moves = screen.getAllByRole<HTMLInputElement>("radio")
  expect(
    moves.map(({ value, checked, parentElement }) => [value, checked, parentElement?.textContent]),
  ).toEqual([
    ["", false, "Exact dates"],
    ["1", false, "± 1 day"],
    ["2", true, "± 2 days"],
    ["3", false, "± 3 days"],
  ])
  expect(sent()).toEqual([
    ["flex", "2"],
    ["weekend", ""],
  ])
})

test("no move of dates is chosen where any weekend of a month will do", async () => {
  await drawn("", "2027-01")

  expect(screen.getAllByRole<HTMLInputElement>("radio").some(({ checked }) => checked)).toBe(false)
  expect(sent()).toEqual([["weekend", "2027-01"]])
})

test("a move of dates takes the place of the weekends", async () => {
  const chosen = await drawn("", "2027-01")

  await userEvent.click(screen.getByRole("radio", { name: "± 3 days" }))
  await userEvent.click(screen.getByRole("radio", { name: "Exact dates" }))

  expect(chosen).toEqual([
    { flex: "3", weekend: "" },
    { flex: "", weekend: "" },
  ])
})

test("any weekend of a month takes the place of dates and of their moves", async () => {
  const chosen = await drawn("2", "")

  await userEvent.selectOptions(screen.getByRole("combobox"), "January 2027")

  expect(chosen).toEqual([{ weekend: "2027-01", flex: "", checkIn: "", checkOut: "" }])
})

test("a month is offered while it has a weekend that is still to come", async () => {
  // The last Friday of November is the 27th.
  await drawn("", "", day("2026-11-27"))
  expect(months()[1]?.textContent).toBe("November 2026")
})

test("a month whose last Friday has gone by is not offered", async () => {
  await drawn("", "", day("2026-11-28"))
  expect(months()[1]?.textContent).toBe("December 2026")
})

test("a month is offered up to the last Friday on which a stay may begin", async () => {
  // 540 days later it is Friday, 5 May 2028.
  await drawn("", "", day("2026-11-12"))
  expect(months().at(-1)?.textContent).toBe("May 2028")
})

test("a month is not offered whose first Friday is too far ahead", async () => {
  // 540 days later it is Thursday, 4 May 2028.
  await drawn("", "", day("2026-11-11"))
  expect(months().at(-1)?.textContent).toBe("April 2028")
})
