import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { present } from "#core/kernel/present.ts"
import { placeBySlug } from "#core/place/gazetteer.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { Location } from "#ui/screens/property/Location.tsx"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const place = (slug: string) => present(placeBySlug(slug))

const drawn = async (changes: Partial<PropertyPage> = {}) => {
  const page = aPropertyPage({
    destination: place("langkawi"),
    region: place("kedah"),
    ...changes,
  })
  await draw(<Location page={page} />)
  return within(screen.getByRole("region", { name: "Location" }))
}

test("where a property is is said by its address, its town and its state", async () => {
  const section = await drawn()

  expect(section.getByText("12 Jalan Ampang, 50450 Kuala Lumpur")).toBeTruthy()
  expect(section.getByText("Langkawi, Kedah")).toBeTruthy()
})

test("another site shows the place on its own map, in another tab", async () => {
  const section = await drawn()
  const link = section.getByRole("link", { name: "Open in OpenStreetMap (another site)" })

  expect(["href", "target", "rel"].map((name) => link.getAttribute(name))).toEqual([
    "https://www.openstreetmap.org/?mlat=3.1579&mlon=101.7116#map=16/3.1579/101.7116",
    "_blank",
    "noreferrer",
  ])
})

test("landmarks nearby are listed with how far they are in a straight line", async () => {
  const park = { slug: "park", name: { en: "Park", bm: "Taman", cn: "公园" }, km: 0.64 }
  const beach = { slug: "beach", name: { en: "Beach", bm: "Pantai", cn: "海滩" }, km: 12.4 }
  const section = await drawn({ landmarks: [park, beach] })

  expect(section.getByRole("heading", { level: 3, name: "Landmarks nearby" })).toBeTruthy()
  const lines = section.getAllByRole("listitem").map(({ textContent }) => textContent)
  expect(lines.map((line) => line.replaceAll("\u00A0", " "))).toEqual(["Park0.6 km", "Beach12 km"])
  expect(section.getByText(/^Distances are measured in a straight line/)).toBeTruthy()
})

test("without landmarks nothing is said of them", async () => {
  const section = await drawn({ landmarks: [] })

  expect(section.queryByRole("heading", { level: 3 })).toBeNull()
  expect(section.queryByText(/straight line/)).toBeNull()
})

test("the map comes once a guest asks for it, with the property and its town on it", async () => {
  const property = aProperty({ point: { lat: 6.31, lng: 99.81 } })
  const section = await drawn({ property })
  const label = "Map around The Springwater"
  expect(section.queryByRole("region", { name: label })).toBeNull()

  await userEvent.click(section.getByRole("button", { name: "Show On Map" }))

  const map = await section.findByRole("region", { name: label })
  expect(within(map).getByRole("listitem").textContent).toBe("The Springwater")
  expect(map.querySelector("svg")?.style.aspectRatio).toContain("1.9")
  expect(section.queryByRole("button", { name: "Show On Map" })).toBeNull()
})
