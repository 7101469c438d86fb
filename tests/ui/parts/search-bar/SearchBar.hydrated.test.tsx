import { withWhere, anySearch } from "#core/search-request/change-search.ts"
import { aContext } from "#tests/ui/support/stage.tsx"
import { readQuery, writeQuery } from "#ui/app/query.ts"
import { SearchBar } from "#ui/parts/search-bar/SearchBar.tsx"
import { TranslationProvider, translationOf } from "#ui/translations/use-translation.tsx"
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router"
import { render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { prerender } from "react-dom/static"
import { afterEach, expect, test, vi } from "vitest"

afterEach(() => {
  vi.restoreAllMocks()
})

/** A search bar that the server drew, and a guest had in hand before the scripts came. */
const drawn = async (before: (form: HTMLFormElement) => void) => {
  const context = aContext()
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context,
    parseSearch: readQuery,
    stringifySearch: writeQuery,
  })
  const page = (
    <RouterContextProvider router={router as never}>
      <TranslationProvider translation={translationOf("en", context.words.say)}>
        <SearchBar search={withWhere(anySearch, "langkawi")} placeName="Langkawi" />
      </TranslationProvider>
    </RouterContextProvider>
  )
  // React warns of a second renderer, which only a test has in the same process.
  vi.spyOn(console, "error").mockImplementation(() => {})
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = await new Response((await prerender(page)).prelude).text()
  before(container.querySelector("form") as HTMLFormElement)
  render(page, { container, hydrate: true })
  return () => router.state.location.href
}

test("keeps what was typed before the scripts came", async () => {
  const address = await drawn((form) => {
    const type = (name: string, value: string) =>
      ((form.elements.namedItem(name) as HTMLInputElement).value = value)
    type("where", "Ipoh")
    type("checkIn", "4/12/2026")
    type("checkOut", "6/12/2026")
    type("adults", "3")
  })
  expect(screen.getByText("3 adults - 0 children - 1 room")).toBeTruthy()

  await userEvent.click(screen.getByRole("button", { name: "Search" }))

  expect(address()).toBe("/properties?where=Ipoh&checkIn=2026-12-04&checkOut=2026-12-06&adults=3")
})
