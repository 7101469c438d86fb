import { fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { MapArea } from "#core/place/map-area.rules.ts"
import { DrawnMap } from "#ui/parts/map/DrawnMap.tsx"
import { viewBoxOf } from "#ui/parts/map/land.ts"
import type { StayMapProps } from "#ui/parts/map/map-pin.ts"
import { nearer, panned, placeIn, viewOf } from "#ui/parts/map/projection.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const georgeTown = { lat: 5.4141, lng: 100.3288 }
const kuching = { lat: 1.5575, lng: 110.344 }

const pinAt = (point: typeof georgeTown, name: string) => ({
  key: name,
  point,
  text: name,
  label: name,
})
const pins = [pinAt(georgeTown, "George Town"), pinAt(kuching, "Kuching")]
const whole = viewOf([georgeTown, kuching], 2)

beforeEach(() => {
  vi.spyOn(Element.prototype, "setPointerCapture").mockReturnValue(undefined)
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 400, 200))
})
afterEach(() => vi.restoreAllMocks())

const drawn = async (changes: Partial<StayMapProps> = {}) => {
  const { container } = await draw(
    <DrawnMap label="Map" pins={pins} widthByHeight={2} {...changes} />,
  )
  const drawing = container.querySelector<SVGSVGElement>("svg[viewBox]")!
  return {
    drawing,
    box: () => drawing.getAttribute("viewBox"),
    items: () =>
      within(screen.getByRole("region", { name: "Map" }))
        .queryAllByRole("listitem")
        .map(({ style, textContent }) => [
          textContent,
          Number.parseFloat(style.left).toFixed(2),
          Number.parseFloat(style.top).toFixed(2),
        ]),
  }
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

test("the map shows all stays in its shape, each at its place", async () => {
  const { drawing, box, items } = await drawn()

  expect(box()).toBe(viewBoxOf(whole))
  expect(drawing.style.aspectRatio).toMatch(/^2\b/)
  expect([
    drawing.getAttribute("preserveAspectRatio"),
    drawing.getAttribute("aria-hidden"),
  ]).toEqual(["none", "true"])
  const share = ({ x, y }: { x: number; y: number }) => [(x * 100).toFixed(2), (y * 100).toFixed(2)]
  expect(items()).toEqual([
    ["George Town", ...share(placeIn(whole, georgeTown))],
    ["Kuching", ...share(placeIn(whole, kuching))],
  ])
})

test("the map is zoomed by its buttons, and shows every stay again", async () => {
  const { box } = await drawn()
  expect(screen.getByRole("button", { name: "Show all stays" })).toMatchObject({ disabled: true })

  await press("Zoom in")
  expect(box()).toBe(viewBoxOf(nearer(whole, 1.6)))
  await press("Show all stays")
  expect(box()).toBe(viewBoxOf(whole))
  await press("Zoom out")
  expect(box()).toBe(viewBoxOf(nearer(whole, 1 / 1.6)))
})

test("the map follows a finger until it is lifted", async () => {
  const { drawing, box } = await drawn()
  fireEvent.pointerMove(drawing, { clientX: 100, clientY: 100 })
  expect(box()).toBe(viewBoxOf(whole))

  fireEvent.pointerDown(drawing, { clientX: 100, clientY: 100, pointerId: 1 })
  fireEvent.pointerMove(drawing, { clientX: 60, clientY: 90 })
  const once = panned(whole, 0.1, 0.05)
  expect(box()).toBe(viewBoxOf(once))
  fireEvent.pointerMove(drawing, { clientX: 80, clientY: 90 })
  const twice = panned(once, -0.05, 0)
  expect(box()).toBe(viewBoxOf(twice))
  fireEvent.pointerUp(drawing)
  fireEvent.pointerMove(drawing, { clientX: 200, clientY: 200 })

  expect(box()).toBe(viewBoxOf(twice))
})

test("the map lets go of a finger that is taken from it", async () => {
  const { drawing, box } = await drawn()
  fireEvent.pointerDown(drawing, { clientX: 100, clientY: 100, pointerId: 7 })

  fireEvent.pointerCancel(drawing)
  fireEvent.pointerMove(drawing, { clientX: 60, clientY: 90 })

  expect(box()).toBe(viewBoxOf(whole))
  expect(Element.prototype.setPointerCapture).toHaveBeenCalledWith(7)
})

const viewOfArea = ({ south, west, north, east }: MapArea) =>
  viewOf(
    [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ],
    2,
  )

/** A map in which another part is searched by a button. */
const Searching = ({ areas }: { readonly areas: ReadonlyArray<MapArea> }) => {
  const [place, setPlace] = useState(0)
  const search = {
    area: areas[place] ?? null,
    isEager: false,
    onEager: () => {},
    onSearch: () => {},
  }
  return (
    <>
      <button type="button" onClick={() => setPlace(place + 1)}>
        Search
      </button>
      <DrawnMap label="Map" pins={pins} widthByHeight={2} search={search} />
    </>
  )
}

test("a part of the map that is searched is what it shows, also after the guest moved it", async () => {
  const north = { south: 5, west: 100, north: 6, east: 102 }
  const south = { south: 1, west: 110, north: 2, east: 112 }
  const { container } = await draw(<Searching areas={[north, south]} />)
  const box = () => container.querySelector("svg[viewBox]")?.getAttribute("viewBox")
  expect(box()).toBe(viewBoxOf(viewOfArea(north)))

  await press("Zoom in")
  expect(box()).toBe(viewBoxOf(nearer(viewOfArea(north), 1.6)))
  await press("Search")

  expect(box()).toBe(viewBoxOf(viewOfArea(south)))
})

test("names of towns are written where they can be read, and not said", async () => {
  const ipoh = { name: "Ipoh", point: { lat: 4.6, lng: 105 } }
  await drawn({ towns: [ipoh, { ...ipoh, name: "Hidden" }] })
  const name = screen.getByText("Ipoh")

  expect(name.getAttribute("aria-hidden")).toBe("true")
  expect(Number.parseFloat(name.style.left)).toBeGreaterThan(10)
  expect(screen.queryByText("Hidden")).toBeNull()
})

test("stays in one place are a number, which comes nearer to them", async () => {
  const door = pinAt({ ...georgeTown, lng: georgeTown.lng + 0.05 }, "Door")
  const { items } = await drawn({ pins: [...pins, door] })
  expect(items().map(([text]) => text)).toEqual(["2", "Kuching"])

  await press("2 stays here: zoom in")

  expect(items().map(([text]) => text)).toEqual(["George Town", "Door"])
})

test("it is said whose data the map is of", async () => {
  await drawn()

  expect(screen.getByText("Map data © OpenStreetMap contributors")).toBeTruthy()
})
