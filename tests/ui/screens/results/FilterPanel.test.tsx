import { fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { present } from "#core/kernel/present.ts"
import { placeBySlug } from "#core/place/gazetteer.ts"
import {
  anySearch,
  withDates,
  withFilters,
  withPage,
  withSort,
  withWhere,
} from "#core/search-request/change-search.ts"
import { searchFromQuery } from "#core/search-request/search-query.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { FilterPanel } from "#ui/screens/results/FilterPanel.tsx"
import { Sorting } from "#ui/screens/results/Sorting.tsx"
import { aSearchAnswer } from "#tests/ui/support/a-search-answer.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const inLangkawi = withPage(withFilters(withWhere(anySearch, "langkawi"), { starBands: ["4"] }), 3)

const drawn = async (asked: StaySearch = inLangkawi, place: string | null = null) => {
  const { container, address } = await draw(
    <>
      <FilterPanel asked={asked} found={aSearchAnswer({ total: 7 })} />
      <Sorting asked={asked} place={place === null ? null : present(placeBySlug(place))} />
    </>,
    { at: "/start" },
  )
  return { address, form: container.querySelector("form")! }
}

test("a choice is followed at once, with the rest of the search and from its first page", async () => {
  const { address } = await drawn(withSort(inLangkawi, "ratings"))

  await userEvent.click(screen.getByRole("checkbox", { name: /^5 stars/ }))

  await expect.poll(address).toBe("/properties?where=langkawi&stars=4%2C5&sort=ratings")
})

test("a price is followed once it is sent, and not while it is typed", async () => {
  const { address, form } = await drawn()
  const field = screen.getByRole("textbox", { name: "From (RM)" })

  fireEvent.change(field, { target: { value: "120" } })
  expect(address()).toBe("/start")
  expect(fireEvent.submit(form)).toBe(false)

  await expect.poll(address).toBe("/properties?where=langkawi&stars=4&minPrice=120")
})

test("the form keeps what it has no fields for", async () => {
  const { form } = await drawn(withDates(withSort(inLangkawi, "ratings"), stayDates()))
  const kept = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")]

  expect(kept.map(({ name, value }) => `${name}=${value}`)).toEqual([
    "where=langkawi",
    "checkIn=2026-12-04",
    "checkOut=2026-12-06",
  ])
  expect([form.id, form.getAttribute("action")]).toEqual(["filters", "/properties"])
})

test.each([
  ["no dates", anySearch, "Excludes taxes and fees"],
  ["dates", withDates(anySearch, stayDates()), "Taxes and fees included, deposit not included"],
  [
    "any weekend of a month",
    searchFromQuery(new URLSearchParams("weekend=2027-03")).search,
    "Taxes and fees included, deposit not included",
  ],
])("for %s the price filter says whether taxes are in it", async (_, asked, says) => {
  await drawn(asked)

  expect(screen.getByText(says)).toBeTruthy()
})

test("the panel is closed by its head and by the number of stays at its foot", async () => {
  await drawn()
  const panel = screen.getByRole("complementary", { name: "Filter & Sort", hidden: true })
  const closing = [
    within(panel).getByRole("button", { name: "Close" }),
    within(panel).getByRole("button", { name: "Show 7 stays" }),
  ]

  expect([panel.id, panel.getAttribute("popover")]).toEqual(["filter-panel", "auto"])
  expect(
    closing.map((one) => [
      one.getAttribute("popovertarget"),
      one.getAttribute("popovertargetaction"),
    ]),
  ).toEqual([
    ["filter-panel", "hide"],
    ["filter-panel", "hide"],
  ])
})

test("all filters are cleared at once, and nothing else of the search", async () => {
  await drawn(withSort(inLangkawi, "ratings"))

  expect(screen.getByRole("link", { name: "Clear all" }).getAttribute("href")).toBe(
    "/properties?where=langkawi&sort=ratings",
  )
})

const orders = () =>
  screen
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ value, textContent, selected }) => [textContent, value, selected])

test("the lowest price comes first unless another order is asked for", async () => {
  await drawn()

  expect(orders()).toEqual([
    ["Price low to high", "", true],
    ["Price high to low", "priceHighToLow", false],
    ["Ratings", "ratings", false],
    ["Guest score", "guestScore", false],
    ["Recommended", "recommended", false],
  ])
})

test("around a landmark the nearest comes first, and the lowest price where it is asked for", async () => {
  await drawn(withSort(inLangkawi, "priceLowToHigh"), "petronas-twin-towers")

  expect(orders()).toEqual([
    ["Price low to high", "priceLowToHigh", true],
    ["Price high to low", "priceHighToLow", false],
    ["Ratings", "ratings", false],
    ["Guest score", "guestScore", false],
    ["Recommended", "recommended", false],
    ["Nearest first", "", false],
  ])
})

test("the order by which stays come anyway is not asked for by name", async () => {
  await drawn(withSort(inLangkawi, "nearest"), "petronas-twin-towers")

  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" }).value).toBe("")
})

test("around a landmark the nearest comes first also where no order is asked for", async () => {
  await drawn(inLangkawi, "petronas-twin-towers")

  const chosen = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" })
  expect(chosen.selectedOptions[0]?.textContent).toBe("Nearest first")
})

test("another order is followed at once, with the rest of the search", async () => {
  const { address } = await drawn()

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Ratings")

  await expect.poll(address).toBe("/properties?where=langkawi&stars=4&sort=ratings")
})
