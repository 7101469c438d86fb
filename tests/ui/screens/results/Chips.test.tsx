import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { searchFromQuery } from "#core/search-request/search-query.ts"
import { Chips } from "#ui/screens/results/Chips.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = async (query: string) => {
  const { search } = searchFromQuery(new URLSearchParams(query))
  const { container } = await draw(<Chips search={search} />)
  return {
    flexible: container.querySelector("p")?.textContent ?? null,
    links: screen
      .queryAllByRole("link")
      .map((link) => [
        link.getAttribute("aria-label") ?? link.textContent,
        link.getAttribute("href"),
      ]),
  }
}

test("each filter is a link to the search without it, and the last clears them all", async () => {
  const { flexible, links } = await drawn("stars=4&kinds=hotel&adults=2&page=3")

  expect(flexible).toBeNull()
  expect(links).toEqual([
    ["Remove filter: 4 stars", "/properties?adults=2&kinds=hotel"],
    ["Remove filter: Hotel", "/properties?adults=2&stars=4"],
    ["Clear all", "/properties?adults=2"],
  ])
  expect(screen.getByRole("list", { name: "Active filters" })).toBeTruthy()
})

test("a part of the map is left, and there are no filters to clear", async () => {
  const { flexible, links } = await drawn("area=5.2,100.1,5.5,100.4&adults=2")

  expect(flexible).toBeNull()
  expect(links).toEqual([["Remove filter: Map area", "/properties?adults=2"]])
})

test("dates that may be moved are made exact", async () => {
  const { flexible, links } = await drawn("checkIn=2026-12-04&checkOut=2026-12-06&flex=2")

  expect(flexible).toBe("Each stay is shown on its cheapest dates within those you gave.")
  expect(links).toEqual([
    ["Remove filter: ± 2 days", "/properties?checkIn=2026-12-04&checkOut=2026-12-06"],
  ])
})

test("any weekend of a month becomes no dates", async () => {
  const { links } = await drawn("weekend=2027-03")

  expect(links).toEqual([["Remove filter: Any weekend in March 2027", "/properties"]])
})
