import { act, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { MapArea } from "#core/place/map-area.rules.ts"
import { browser, openedMaps } from "#tests/ui/support/map-libre.double.ts"
import {
  Changing,
  asked,
  boundsAsked,
  change,
  door,
  drawn,
  east,
  mapHas,
  mapLeft,
  west,
} from "#tests/ui/support/on-the-ground-map.tsx"
import { aContext, draw } from "#tests/ui/support/stage.tsx"
import type { Language } from "#core/kernel/localised.ts"
import { TranslationProvider, translationOf } from "#ui/translations/use-translation.tsx"

vi.mock("maplibre-gl", () => import("#tests/ui/support/map-libre.double.ts"))

beforeEach(mapHas)
afterEach(mapLeft)

test("every stay is shown again once the guest has moved the map", async () => {
  const { map } = await drawn()
  const all = () => screen.getByRole<HTMLButtonElement>("button", { name: "Show all stays" })
  act(() => map().happens("moveend"))
  expect(all().disabled).toBe(true)
  act(() => map().happens("moveend", { byGuest: true }))
  expect(all().disabled).toBe(false)

  await userEvent.click(all())

  expect(asked("fitBounds").at(-1)?.slice(1, 2)).toEqual([[100.5, 4.5, 101.5, 4.5]])
  expect(asked("fitBounds").at(-1)?.at(-1)).toEqual({})
})

test("other stays are shown on the same map; other prices of the same move nothing", async () => {
  await drawn(
    {},
    { pins: [{ ...west, text: "RM 90" }, east] },
    { pins: [west, door] },
    { pins: [] },
  )
  expect(boundsAsked()).toEqual([])

  change()
  expect(boundsAsked()).toEqual([])
  change()
  expect(boundsAsked()).toEqual([[100.5, 4.5, 101.6, 4.5]])
  change()
  expect(boundsAsked()).toHaveLength(1)
  expect(openedMaps).toHaveLength(1)
})

const searched = (area: MapArea | null) => ({
  search: { area, isEager: false, onEager: () => {}, onSearch: () => {} },
})

test("a part of the map that was searched is opened whole, and other stays in it move nothing", async () => {
  const area = { south: 4, west: 100, north: 5, east: 102 }
  const { map } = await drawn(searched(area), { ...searched(area), pins: [door] })
  expect(map().options).toMatchObject({ bounds: [100, 4, 102, 5], fitBoundsOptions: {} })

  change()

  expect(boundsAsked()).toEqual([])
})

test("another part of the map that is searched is shown at once", async () => {
  const area = { south: 1, west: 103, north: 2, east: 104 }
  await drawn(searched(null), searched(area))

  change()

  expect(boundsAsked()).toEqual([[103, 1, 104, 2]])
})

test("what the guest moved the map to can be searched", async () => {
  const { map } = await drawn(searched(null))
  expect(screen.queryByRole("button", { name: "Search this area" })).toBeNull()

  act(() => map().happens("moveend", { byGuest: true }))

  expect(screen.getByRole("button", { name: "Search this area" })).toBeTruthy()
})

test("a map without stays has none to show again", async () => {
  const { map } = await drawn({ pins: [], ...searched(null) })

  act(() => map().happens("moveend", { byGuest: true }))

  expect(screen.getByRole("button", { name: "Show all stays" })).toMatchObject({ disabled: true })
})

test("another language is written on a map of its own", async () => {
  const say = (language: Language) => translationOf(language, aContext(language).words.say)
  const part = (language: Language) => (
    <TranslationProvider translation={say(language)}>
      <Changing steps={[]} />
    </TranslationProvider>
  )
  const { rerender } = render(part("en"))

  rerender(part("cn"))

  expect(openedMaps).toHaveLength(2)
  expect(openedMaps[0]?.calls.at(-1)).toEqual(["remove"])
  expect(JSON.stringify(openedMaps[1]?.options["style"])).toContain("浮罗交怡")
})

test("a browser that cannot draw the map says so, and nothing is opened", async () => {
  browser.draws = false
  await drawn()

  expect(screen.getByText("No map")).toBeTruthy()
  expect(openedMaps).toEqual([])
})

test("the map is removed with its place on the page", async () => {
  const { unmount } = await draw(<Changing steps={[]} />)

  unmount()

  expect(asked("remove")).toHaveLength(1)
})
