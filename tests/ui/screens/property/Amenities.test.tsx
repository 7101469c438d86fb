import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { Amenities } from "#ui/screens/property/Amenities.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const amenitiesOf = async (changes: Parameters<typeof aProperty>[0]) => {
  await draw(<Amenities property={aProperty(changes)} />)
  const section = within(screen.getByRole("region", { name: "Property and Room Amenities" }))
  return section.queryAllByRole("heading", { level: 3 }).map((heading) => {
    const list = heading.nextElementSibling as HTMLElement
    const own = within(list).getAllByRole("listitem")
    return [heading.textContent, ...own.map(({ textContent }) => textContent)]
  })
}

test("amenities are listed for the property, and for its rooms", async () => {
  expect(await amenitiesOf({ rooms: [aRoomType({ amenities: ["wifi", "kitchen"] })] })).toEqual([
    ["Property Amenities", "Pool", "Gym"],
    ["Room Amenities", "WiFi", "Kitchen"],
  ])
})

test("a group without amenities is left out", async () => {
  expect(await amenitiesOf({ amenities: [] })).toEqual([
    ["Room Amenities", "WiFi", "Kitchen", "Air conditioning"],
  ])
})
