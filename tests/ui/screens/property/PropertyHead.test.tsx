import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { totalsOf } from "#core/guest-score/guest-score.rules.ts"
import { present } from "#core/kernel/present.ts"
import { placeBySlug } from "#core/place/gazetteer.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { marksOf } from "#fixtures/builders/a-review.ts"
import { PropertyHead } from "#ui/screens/property/PropertyHead.tsx"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const place = (slug: string) => present(placeBySlug(slug))

const drawn = async (changes: Partial<PropertyPage> = {}) => {
  const { container } = await draw(<PropertyHead page={aPropertyPage(changes)} />)
  const crumbs = within(screen.getByRole("navigation", { name: "You are here" }))
  return {
    kind: container.querySelector("h1")?.previousElementSibling,
    crumbs: crumbs
      .getAllByRole("listitem")
      .map((one) => [one.textContent, one.querySelector("a")?.getAttribute("href") ?? null]),
    current: crumbs.getByText("The Springwater").getAttribute("aria-current"),
  }
}

test("the way back leads through the state and the town", async () => {
  const { crumbs, current } = await drawn({
    destination: place("langkawi"),
    region: place("kedah"),
  })

  expect(crumbs).toEqual([
    ["All stays", "/properties"],
    ["Kedah", "/properties?where=kedah"],
    ["Langkawi", "/properties?where=langkawi"],
    ["The Springwater", null],
  ])
  expect(current).toBe("page")
})

test("a city that is its own state is named once", async () => {
  const { crumbs } = await drawn()

  expect(crumbs).toEqual([
    ["All stays", "/properties"],
    ["Kuala Lumpur", "/properties?where=kuala-lumpur"],
    ["The Springwater", null],
  ])
})

test("the kind and the stars are said above the name", async () => {
  const { kind } = await drawn({
    property: aProperty({ kind: "hotel", condoType: null, stars: 3 }),
  })

  expect(kind?.textContent).toBe("Hotel")
  expect(kind?.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("3 stars")
})

test("a condominium is said to be of its type, and without stars none are", async () => {
  const { kind } = await drawn({ property: aProperty({ condoType: "loft", stars: 0 }) })

  expect(kind?.textContent).toBe("Condo · Loft / SOHO")
  expect(kind?.querySelector("[role=img]")).toBeNull()
})

test("the address leads to the map, and the stay can be saved and shared", async () => {
  await drawn()

  expect(screen.getByText(/^12 Jalan Ampang/).textContent).toBe(
    "12 Jalan Ampang, 50450 Kuala Lumpur · Show On Map",
  )
  expect(screen.getByRole("link", { name: "Show On Map" }).getAttribute("href")).toBe("#location")
  expect(screen.getByRole("button", { name: /The Springwater/ })).toBeTruthy()
  expect(new URL(screen.getByText("X").getAttribute("href") ?? "").searchParams.get("text")).toBe(
    "The Springwater on Singgah",
  )
})

test("only what takes bookings leads to price and booking", async () => {
  const { unmount } = await draw(<PropertyHead page={aPropertyPage()} />)
  const skip = screen.getByRole("link", { name: "Skip to price and booking" })
  expect(skip.getAttribute("href")).toBe("#stay")
  unmount()

  await drawn({ property: aProperty({ withdrawn: true, rooms: [] }) })

  expect(screen.queryByRole("link", { name: "Skip to price and booking" })).toBeNull()
})

const reviewed = (...reviews: Parameters<typeof totalsOf>[0]) => ({
  totals: totalsOf(reviews),
  page: 1,
  pageSize: 4,
  reviews: [],
})

test("the guest score leads to the reviews", async () => {
  await drawn({ reviews: reviewed({ marks: marksOf(5) }, { marks: marksOf(4) }) })
  const link = screen.getByRole("link", { name: "2 reviews" })

  expect(link.getAttribute("href")).toBe("#reviews")
  expect(link.parentElement?.textContent).toBe("9.09.0 out of 102 reviews")
})

test("without reviews there is no score", async () => {
  await drawn({ reviews: reviewed() })
  expect(screen.getByRole("link", { name: "No reviews yet" }).parentElement?.textContent).toBe(
    "No reviews yet",
  )
})

test("nothing is said of reviews that could not be read", async () => {
  await drawn()

  expect(screen.queryByText(/reviews/)).toBeNull()
})
