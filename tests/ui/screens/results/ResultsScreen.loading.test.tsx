import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { anySearch } from "#core/search-request/change-search.ts"
import { ResultsScreen } from "#ui/screens/results/ResultsScreen.tsx"
import { aSearchAnswer } from "#tests/ui/support/a-search-answer.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = (value: unknown) =>
  draw(<ResultsScreen />, {
    at: "/properties",
    loaded: { answer: { value }, search: anySearch, issues: [] },
  })

test("while results are on their way that is said once", async () => {
  await drawn(new Promise(() => {}))

  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["Loading…"])
})

test("results that have come are there at once, and not busy", async () => {
  await drawn(aSearchAnswer())

  const heading = screen.getByRole("heading", { level: 1 })
  expect(heading.textContent).toBe("Stays in Malaysia")
  expect(heading.closest("section")?.getAttribute("aria-busy")).toBe("false")
  expect(screen.queryByText("Loading…")).toBeNull()
})
