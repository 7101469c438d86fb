import { screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { hasWebGl } from "#ui/parts/map/has-webgl.ts"
import { StayMap } from "#ui/parts/map/StayMap.tsx"
import { browser, openedMaps } from "#tests/ui/support/map-libre.double.ts"
import { draw } from "#tests/ui/support/stage.tsx"

vi.mock("maplibre-gl", () => import("#tests/ui/support/map-libre.double.ts"))

beforeEach(() => void vi.stubGlobal("matchMedia", () => new EventTarget()))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  openedMaps.length = 0
  browser.draws = true
})

/** A browser whose canvases give this when they are asked for WebGL 2. */
const withContext = (context: (kind: string) => unknown) =>
  vi
    .spyOn(HTMLCanvasElement.prototype, "getContext")
    .mockImplementation(((kind: string) => (kind === "webgl2" ? context(kind) : null)) as never)

test("a browser with WebGL 2 is asked once, and gives back what it lent", () => {
  const loseContext = vi.fn<() => void>()
  const getExtension = vi.fn<(name: string) => object>(() => ({ loseContext }))
  withContext(() => ({ getExtension }))

  expect(hasWebGl()).toBe(true)
  expect(getExtension).toHaveBeenCalledWith("WEBGL_lose_context")
  expect(loseContext).toHaveBeenCalledOnce()
})

test("a browser that cannot give it back has WebGL 2 all the same", () => {
  withContext(() => ({ getExtension: () => null }))

  expect(hasWebGl()).toBe(true)
})

test.each<[string, () => unknown]>([
  ["has none", () => null],
  ["knows none", () => undefined],
  [
    "forbids it",
    () => {
      throw new Error("blocked")
    },
  ],
])("a browser that %s draws without it", (_, context) => {
  withContext(context)

  expect(hasWebGl()).toBe(false)
})

const pin = { key: "one", point: { lat: 4, lng: 101 }, text: "One", label: "One, a stay" }

const drawn = async (fills = false) => {
  const { container } = await draw(
    <StayMap label="Map" pins={[pin]} widthByHeight={2} {...(fills && { fills })} />,
  )
  return container
}

test("with WebGL the map is that of MapLibre, in the shape asked for", async () => {
  withContext(() => ({ getExtension: () => null }))
  await drawn()

  const region = await screen.findByRole("region", { name: "Map" })

  expect(openedMaps).toHaveLength(1)
  expect(region.style.aspectRatio).toMatch(/^2\b/)
  expect(region.querySelector("svg[viewBox]")).toBeNull()
})

test("a map that fills its place is as high as that", async () => {
  withContext(() => ({ getExtension: () => null }))
  await drawn(true)

  const region = await screen.findByRole("region", { name: "Map" })

  expect([region.style.height, region.style.aspectRatio]).toEqual(["100%", ""])
})

test("without WebGL the map is drawn", async () => {
  withContext(() => null)
  const container = await drawn()

  expect(container.querySelector("[role=region] svg[viewBox]")).not.toBeNull()
  expect(openedMaps).toEqual([])
})

test("where MapLibre fails after all, the map is drawn", async () => {
  withContext(() => ({ getExtension: () => null }))
  browser.draws = false
  const container = await drawn()

  await expect.poll(() => container.querySelector("[role=region] svg[viewBox]")).not.toBeNull()
})
