import { draw } from "#tests/ui/support/stage.tsx"
import { AddressIssues } from "#ui/parts/search-bar/AddressIssues.tsx"
import { screen } from "@testing-library/react"
import { expect, test } from "vitest"

test("says each thing once that was left out of an address, with words before it", async () => {
  await draw(
    <AddressIssues
      issues={[
        { path: "dates.checkIn", code: "NotADate" },
        { path: "dates.checkOut", code: "NotADate" },
        { path: "filters", code: "UnknownChoice" },
      ]}
    />,
  )

  expect(screen.getByText("Part of this link could not be used and was left out:")).toBeTruthy()
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "This date does not exist",
    "A filter in this link does not exist",
  ])
})

test("says nothing of an address that is valid", async () => {
  const { container } = await draw(<AddressIssues issues={[]} />)

  expect(container.textContent).toBe("")
})
