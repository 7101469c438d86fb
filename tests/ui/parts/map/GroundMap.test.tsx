import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { openedMaps } from "#tests/ui/support/map-libre.double.ts"
import {
  asked,
  door,
  drawn,
  east,
  mapHas,
  mapLeft,
  moves,
  press,
  texts,
  west,
} from "#tests/ui/support/on-the-ground-map.tsx"

vi.mock("maplibre-gl", () => import("#tests/ui/support/map-libre.double.ts"))

beforeEach(mapHas)
afterEach(mapLeft)

test("the map opens around its stays, and says which keys move it", async () => {
  const { map } = await drawn()

  expect(openedMaps).toHaveLength(1)
  expect(map().options).toMatchObject({
    bounds: [100.5, 4.5, 101.5, 4.5],
    fitBoundsOptions: { maxZoom: 13 },
    locale: { "Map.Title": "Map: arrow keys to move, plus and minus to zoom" },
  })
  expect(screen.getByRole("button", { name: "Show all stays" })).toMatchObject({ disabled: true })
})

test("each pin is at its place, and stays there while the map moves", async () => {
  const { map } = await drawn()
  const places = () => screen.getAllByRole("listitem").map(({ style }) => style.transform)
  expect(places()).toEqual([
    "translate(50px, 50px) translate(-50%, -50%)",
    "translate(150px, 50px) translate(-50%, -50%)",
  ])

  vi.spyOn(map(), "project").mockReturnValue({ x: 7, y: 8 })
  moves()

  expect(places()[0]).toBe("translate(7px, 8px) translate(-50%, -50%)")
})

test.each([
  [-40, 100, false],
  [-41, 100, true],
  [340, 100, false],
  [341, 100, true],
  [100, -40, false],
  [100, -41, true],
  [100, 240, false],
  [100, 241, true],
])("a pin at %s, %s of a map of 300 by 200 takes no focus: %s", async (x, y, isHidden) => {
  const { map } = await drawn({ pins: [west] })
  const [item] = screen.getAllByRole("listitem")

  vi.spyOn(map(), "project").mockReturnValue({ x, y })
  moves()

  expect(item?.hidden).toBe(isHidden)
})

test("pins that would hide each other are a number, which is shown nearer", async () => {
  await drawn({ pins: [west, east, door] })
  expect(texts()).toEqual(["West", "2"])

  await press("2 stays here: zoom in")

  expect(asked("fitBounds").at(-1)?.slice(1, 2)).toEqual([[101.5, 4.5, 101.6, 4.5]])
  expect(asked("fitBounds").at(-1)?.at(-1)).toEqual({ byGuest: true })
})

test("pins come apart once the map is near enough, to a quarter of a zoom", async () => {
  await drawn({ pins: [west, east, door] })

  moves(8.1)
  expect(texts()).toEqual(["West", "2"])
  moves(8.2)
  expect(texts()).toEqual(["West", "East", "Door"])
})

test("a pin opens a preview of its stay", async () => {
  const { region } = await drawn()

  await userEvent.click(region.getByRole("button", { name: "West, a stay" }))

  expect(screen.getByText("About West")).toBeTruthy()
})

test("pins of which nothing is to be shown are marks", async () => {
  await drawn({ preview: undefined as never })

  expect(screen.queryByRole("button", { name: "West, a stay" })).toBeNull()
  expect(texts()).toEqual(["West", "East"])
})

test("the map is zoomed by its buttons", async () => {
  await drawn()

  await press("Zoom in")
  await press("Zoom out")

  expect(asked("easeTo").map(([, to]) => to)).toEqual([{ zoom: 7 }, { zoom: 5 }])
})
