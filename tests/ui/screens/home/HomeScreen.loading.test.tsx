import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { aHomePage } from "#fixtures/builders/a-home-page.ts"
import { HomeScreen } from "#ui/screens/home/HomeScreen.tsx"
import { HomeSkeleton } from "#ui/screens/home/HomeSkeleton.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

test("the home page is called what the product is, in a sentence that search engines read", async () => {
  await draw(<HomeScreen />, { loaded: { home: { value: aHomePage(1) } } })

  expect(document.title).toBe("Singgah: hotels, condos and homestays in Malaysia")
  expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(
    "Find and book hotels, resorts, condos, villas and homestays all over Malaysia, with taxes and fees shown before you pay.",
  )
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Where will you stop by?")
  expect(screen.getByRole("heading", { level: 1 }).nextElementSibling?.textContent).toBe(
    "Island chalets, hill cottages, shophouses and city condos. Choose dates to see the full price, taxes included.",
  )
  expect(screen.getByRole("search")).toBeTruthy()
})

test("the picture behind the search comes at once, and is no content", async () => {
  const { container } = await draw(<HomeScreen />, { loaded: { home: { value: aHomePage(0) } } })
  const image = container.querySelector("img")

  expect([image?.getAttribute("alt"), image?.getAttribute("loading")]).toEqual(["", "eager"])
  expect(image?.getAttribute("src")).toContain("exterior-overwater-villa-06")
})

test("while the home page loads that is said once", async () => {
  await draw(<HomeSkeleton />)

  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["Loading…"])
})
