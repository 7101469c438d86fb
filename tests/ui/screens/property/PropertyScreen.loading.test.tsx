import { act, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import type { PropertyPage } from "#core/search/property-page.ts"
import { PropertyScreen } from "#ui/screens/property/PropertyScreen.tsx"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { ASKED } from "#tests/ui/support/choosing.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

test("while a property is on its way that is said once, and then the property is there", async () => {
  const { promise, resolve } = Promise.withResolvers<PropertyPage>()
  const loaded = { page: { value: promise }, asked: ASKED, issues: [] }
  await draw(<PropertyScreen />, { at: "/properties/$slug", loaded })
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["Loading…"])

  await act(async () => resolve(aPropertyPage()))

  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The Springwater")
  expect(screen.queryByText("Loading…")).toBeNull()
})
