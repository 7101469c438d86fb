import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { searchFromQuery } from "#core/search-request/search-query.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import { senOf } from "#core/money/amounts.ts"
import { Slug } from "#core/property/property.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { Results } from "#ui/screens/results/Results.tsx"
import { aSearchAnswer } from "#tests/ui/support/a-search-answer.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const searchOf = (query: string) => searchFromQuery(new URLSearchParams(query))

const drawn = async (
  query = "",
  answer: Partial<SearchAnswer> = {},
  { at = "/", isLoading = false } = {},
) => {
  const { search, issues } = searchOf(query)
  const { container } = await draw(
    <Results search={search} issues={issues} found={aSearchAnswer(answer)} isLoading={isLoading} />,
    { at },
  )
  await screen.findByRole("complementary", { hidden: true })
  return {
    list: screen.getByRole("heading", { level: 1 }).closest("section")!,
    columns: container.querySelector<HTMLElement>("[data-map]")!,
  }
}

test("the results are called by where they are, and counted", async () => {
  const { list } = await drawn()

  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Stays in Malaysia")
  expect(document.title).toBe("Stays in Malaysia | Singgah")
  expect(within(list).getByText("3 stays found").getAttribute("role")).toBe("status")
  expect(within(list).getAllByRole("article")).toHaveLength(3)
  expect(list.getAttribute("aria-busy")).toBe("false")
  expect(screen.queryByRole("list", { name: "Active filters" })).toBeNull()
})

test("results before those that are asked for are busy", async () => {
  const { list } = await drawn("", {}, { isLoading: true })

  expect(list.getAttribute("aria-busy")).toBe("true")
})

test("the filters open by a button, as a sheet", async () => {
  const { list } = await drawn()
  const button = within(list).getByRole("button", { name: "Filter & Sort" })

  expect(button.getAttribute("popovertarget")).toBe("filter-panel")
})

test.each([
  ["guestScore", "Highest guest score first; if equal"],
  ["recommended", "By guest score and price together"],
])("the order by %s says what it weighs", async (sort, says) => {
  const { list } = await drawn(`sort=${sort}`)

  expect(list.textContent).toContain(says)
})

test("an order that is what its name says is not explained", async () => {
  const { list } = await drawn("sort=ratings")

  expect(list.textContent).not.toMatch(/Highest guest score|By guest score and price/)
})

test.each(["area=5.2,100.1,5.5,100.4", "weekend=2027-03", "maxPrice=100"])(
  "what narrows a search is said above the results: %s",
  async (query) => {
    await drawn(query)

    expect(await screen.findByRole("list", { name: "Active filters" })).toBeTruthy()
  },
)

test("a map is beside the list, and takes its place where it is asked for", async () => {
  const { columns } = await drawn()
  expect(columns.dataset["map"]).toBe("wide")

  await userEvent.click(screen.getByRole("button", { name: "Map" }))

  expect(columns.dataset["map"]).toBe("always")
  expect(await screen.findByRole("region", { name: "Map of the stays on this page" })).toBeTruthy()
})

test("without stays there is no map, but in a part of it", async () => {
  const { columns } = await drawn("", { total: 0, stays: [] })

  expect(await screen.findByRole("heading", { name: "No stays match your search" })).toBeTruthy()
  expect(columns.dataset["map"]).toBe("never")
  expect(screen.queryByRole("button", { name: "Map" })).toBeNull()
})

test("in a part of the map there is one, also where nothing was found", async () => {
  const { columns } = await drawn("area=5.2,100.1,5.5,100.4", { total: 0, stays: [] })

  expect(columns.dataset["map"]).toBe("wide")
  expect(screen.getByRole("button", { name: "Map" })).toBeTruthy()
})

test("what of the address could not be used is said", async () => {
  await drawn("adults=99")

  expect(screen.getByText("At most 32 adults per booking")).toBeTruthy()
})

test("results from memory say so", async () => {
  await drawn("", { remembered: true })

  expect(screen.getByText(/^Prices and rooms may have changed/)).toBeTruthy()
})

test("stays that other dates would free come after the results", async () => {
  const missed = {
    stay: aStayCard({ slug: Slug.make("hilltop") }),
    restricted: [{ path: "dates", code: "BelowMinNights", count: 2 }],
    otherDates: [{ dates: stayDates(), cost: senOf(36_000) }],
  } as const
  await drawn("", { nearMisses: [missed] })

  expect(await screen.findByRole("heading", { name: "Available on other dates" })).toBeTruthy()
})

test("what is asked for already is what the page leads on to", async () => {
  await drawn("sort=ratings", { total: 70 }, { at: "/properties?stars=4" })

  expect(await screen.findByRole("list", { name: "Active filters" })).toBeTruthy()
  expect(screen.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe(
    "/properties?stars=4&page=2",
  )
  expect(screen.getByRole("link", { name: "Stay 0" }).getAttribute("href")).toBe(
    "/properties/stay-0",
  )
})

test("a search on another page is that of the results", async () => {
  await drawn("stars=5", { total: 70 }, { at: "/elsewhere?stars=4" })

  expect(screen.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe(
    "/properties?stars=5&page=2",
  )
})
