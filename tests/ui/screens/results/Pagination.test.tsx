import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { anySearch, withFilters, withPage } from "#core/search-request/change-search.ts"
import { Pagination } from "#ui/screens/results/Pagination.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const search = withPage(withFilters(anySearch, { starBands: ["4"] }), 2)

const drawn = (page: number, total: number) =>
  draw(<Pagination search={search} found={{ total, pageSize: 24, page }} />)

/** What can be gone to, by its name; `…` where pages are left out. */
const steps = () =>
  [...screen.getByRole("navigation", { name: "Pages of results" }).children].map((step) =>
    step.tagName === "A" ? step.getAttribute("aria-label") : step.textContent,
  )

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href")

test("results that fit one page have no others to go to", async () => {
  const { container } = await drawn(1, 24)

  expect(container.textContent).toBe("")
})

test("the first page leads on, and not back", async () => {
  await drawn(1, 25)

  expect(steps()).toEqual(["Page 1 of 2", "Page 2 of 2", "Next page"])
  expect(hrefOf("Next page")).toBe("/properties?stars=4&page=2")
  expect(screen.getByRole("link", { name: "Next page" }).getAttribute("rel")).toBe("next")
})

test("the last page leads back, and not on", async () => {
  await drawn(2, 48)

  expect(steps()).toEqual(["Previous page", "Page 1 of 2", "Page 2 of 2"])
  expect(hrefOf("Previous page")).toBe("/properties?stars=4")
  expect(screen.getByRole("link", { name: "Previous page" }).getAttribute("rel")).toBe("prev")
})

test("of many pages those around the one shown are offered, the first and the last", async () => {
  await drawn(6, 24 * 11)

  expect(steps()).toEqual([
    "Previous page",
    "Page 1 of 11",
    "…",
    "Page 5 of 11",
    "Page 6 of 11",
    "Page 7 of 11",
    "…",
    "Page 11 of 11",
    "Next page",
  ])
  const current = screen.getAllByRole("link").filter((one) => one.hasAttribute("aria-current"))
  expect(current.map((one) => [one.textContent, one.getAttribute("aria-current")])).toEqual([
    ["6", "page"],
  ])
  expect(hrefOf("Page 7 of 11")).toBe("/properties?stars=4&page=7")
})
