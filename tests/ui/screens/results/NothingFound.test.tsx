import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { present } from "#core/kernel/present.ts"
import { placeBySlug } from "#core/place/gazetteer.ts"
import { anySearch, withDates, withWhere } from "#core/search-request/change-search.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { NothingFound } from "#ui/screens/results/NothingFound.tsx"
import { aSearchAnswer } from "#tests/ui/support/a-search-answer.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = (where: string | null, answer: Partial<SearchAnswer> = {}) =>
  draw(
    <NothingFound
      search={withWhere(anySearch, where)}
      found={aSearchAnswer({ total: 0, stays: [], ...answer })}
    />,
  )

const links = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])

test("a place that nobody knows is named, with what to do about it", async () => {
  await drawn("atlantis")

  expect(screen.getByRole("heading", { name: "No results for “atlantis”" })).toBeTruthy()
  expect(
    screen.getByText("Check the spelling, or search for a town, a landmark or a state."),
  ).toBeTruthy()
})

test.each([
  ["everywhere", null, null],
  ["in a place", "langkawi", present(placeBySlug("langkawi"))],
])("where nothing was found %s the search is what matched nothing", async (_, where, place) => {
  await drawn(where, { place })

  expect(screen.getByRole("heading", { name: "No stays match your search" })).toBeTruthy()
  expect(screen.getByText("No stay matches exactly. You could try:")).toBeTruthy()
})

test("each search that finds something is a link with how many, and so is one for all", async () => {
  const early = withDates(anySearch, stayDates("2026-12-03", "2026-12-05"))
  const late = withDates(anySearch, stayDates("2026-12-05", "2026-12-07"))
  await drawn("langkawi", {
    alternatives: [
      { kind: "dropFilters", search: anySearch, count: 7 },
      { kind: "widen", search: withWhere(anySearch, "kedah"), count: 1 },
      { kind: "earlier", search: early, count: 2 },
      { kind: "later", search: late, count: 3 },
    ],
  })

  expect(links()).toEqual([
    ["Without filters: 7 stays", "/properties"],
    ["Search a larger area: 1 stay", "/properties?where=kedah"],
    ["3 Dec – 5 Dec: 2 stays", "/properties?checkIn=2026-12-03&checkOut=2026-12-05"],
    ["5 Dec – 7 Dec: 3 stays", "/properties?checkIn=2026-12-05&checkOut=2026-12-07"],
    ["See all stays", "/properties"],
  ])
})
