import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { areaOf, groundMap, type GroundMapWanted } from "#ui/parts/map/ground-map.ts"
import { present } from "#core/kernel/present.ts"
import { openedMaps, workers } from "#tests/ui/support/map-libre.double.ts"

vi.mock("maplibre-gl", () => import("#tests/ui/support/map-libre.double.ts"))

const area = { west: 100, south: 4, east: 102, north: 5 }
const BOUNDS = [100, 4, 102, 5]

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
  openedMaps.length = 0
  document.body.replaceChildren()
  delete document.documentElement.dataset["theme"]
})

const opened = (
  changes: Partial<GroundMapWanted> = {},
  [clientWidth, clientHeight]: readonly [number, number] = [560, 480],
) => {
  const container = document.body.appendChild(document.createElement("div"))
  Object.defineProperties(container, {
    clientWidth: { value: clientWidth },
    clientHeight: { value: clientHeight },
  })
  const wanted = { container, language: "en", area, isWhole: false, label: "Map: keys" } as const
  const handle = groundMap({ ...wanted, ...changes })
  return { handle, container, map: present(openedMaps.at(-1)) }
}

/** The last thing that the map was asked for. */
const last = ({ calls }: { readonly calls: ReadonlyArray<unknown> }) => calls.at(-1)

test("the smallest part of the world with some points in it is spanned by the outermost", () => {
  const points = [
    { lat: 4, lng: 101 },
    { lat: 5, lng: 100 },
    { lat: 4.5, lng: 102 },
  ]

  expect(areaOf(points)).toEqual(area)
})

describe("the map", () => {
  test("opens on an area, within Malaysia, flat and to the north", () => {
    const { map, container } = opened()

    expect(map.options).toMatchObject({
      container,
      bounds: BOUNDS,
      minZoom: 3.2,
      maxZoom: 17,
      maxBounds: [84, -20, 136, 28],
      renderWorldCopies: false,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      locale: { "Map.Title": "Map: keys" },
    })
    expect(map.calls).toEqual([["touchZoomRotate.disableRotation"], ["keyboard.disableRotation"]])
  })

  test.each<[string, readonly [number, number], number]>([
    ["a large map", [1120, 960], 1],
    ["a narrow map", [280, 960], 0.5],
    ["a low map", [1120, 120], 0.25],
  ])("leaves room for pins around the area of %s", (_, size, share) => {
    const { map } = opened({}, size)

    expect(map.options["fitBoundsOptions"]).toEqual({
      padding: { top: 56 * share, bottom: 40 * share, left: 48 * share, right: 64 * share },
      maxZoom: 13,
    })
  })

  test("has its worker from this site", () => {
    opened()

    expect(workers.at(-1)).toMatch(/maplibre-gl-worker/)
  })

  test("leaves no room around an area that was searched", () => {
    expect(opened({ isWhole: true }).map.options["fitBoundsOptions"]).toEqual({})
  })

  test("says where it is, and where a point is on it", () => {
    const { handle, map } = opened()
    map.zoomed = 7.5

    expect(handle.zoom()).toBe(7.5)
    expect(handle.area()).toEqual(area)
    expect(handle.place({ lat: 4, lng: 101 })).toEqual({ x: 100, y: 100 })
  })

  test("shows an area with room for its pins, and knows whether the guest asked", () => {
    const { handle, map } = opened()
    const room = { padding: { top: 56, bottom: 40, left: 48, right: 64 }, maxZoom: 16 }

    handle.show(area, true)
    expect(last(map)).toEqual(["fitBounds", BOUNDS, room, { byGuest: true }])
    handle.show(area, false)
    expect(last(map)).toEqual(["fitBounds", BOUNDS, room, {}])
    handle.showOnly(area)
    expect(last(map)).toEqual(["fitBounds", BOUNDS, { animate: false }])
  })

  test("is zoomed in steps from where it is", () => {
    const { handle, map } = opened()

    handle.zoomBy(-1)

    expect(last(map)).toEqual(["easeTo", { zoom: 5 }, { byGuest: true }])
  })

  test("tells of every move until nobody listens", () => {
    const { handle, map } = opened()
    const moved = vi.fn<() => void>()
    const stop = handle.onMove(moved)

    map.happens("move")
    expect(moved).toHaveBeenCalledTimes(1)
    stop()
    map.happens("move")

    expect(moved).toHaveBeenCalledTimes(1)
  })

  test("tells of the end of a move whether it was the guest's", () => {
    const { handle, map } = opened()
    const moved: Array<boolean> = []
    const stop = handle.onMoved((byGuest) => void moved.push(byGuest))

    for (const event of [
      {},
      { byGuest: true },
      { originalEvent: new Event("wheel") },
      { originalEvent: undefined },
    ])
      map.happens("moveend", event)
    stop()
    map.happens("moveend", { byGuest: true })

    expect(moved).toEqual([false, true, true, false])
  })

  test("takes the colours of another theme, until it is removed", async () => {
    const { handle, map } = opened()
    const styles = () => map.calls.filter(([name]) => name === "setStyle")

    document.documentElement.dataset["theme"] = "dark"
    await vi.waitFor(() => expect(styles()).toHaveLength(1))
    expect(styles()[0]?.[1]).toEqual(map.options["style"])
    handle.remove()
    document.documentElement.dataset["theme"] = "light"
    await new Promise((resolve) => setTimeout(resolve))

    expect(styles()).toHaveLength(1)
    expect(last(map)).toEqual(["remove"])
  })
})
