import { fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { areaAround, type MapArea } from "#core/place/map-area.rules.ts"
import { MapSearch } from "#ui/parts/map/MapSearch.tsx"
import { useOtherArea, type AreaSearch } from "#ui/parts/map/use-search-here.ts"
import { useState } from "react"
import { draw } from "#tests/ui/support/stage.tsx"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

const here: MapArea = { south: 5, west: 100, north: 6, east: 101 }
const there: MapArea = { south: 3, west: 101, north: 4, east: 102 }

const pause = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

const Moving = ({
  steps,
  search,
}: {
  readonly steps: ReadonlyArray<MapArea | null>
  readonly search: AreaSearch | undefined
}) => {
  const [step, setStep] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Move
      </button>
      <MapSearch moved={steps[step] ?? null} search={search} />
    </>
  )
}

const drawn = async (
  steps: ReadonlyArray<MapArea | null>,
  changes: Partial<AreaSearch> | null = {},
) => {
  const searched: Array<MapArea> = []
  const eager: Array<boolean> = []
  const search = changes && {
    area: null,
    isEager: false,
    onEager: (isEager: boolean) => void eager.push(isEager),
    onSearch: (area: MapArea) => void searched.push(area),
    ...changes,
  }
  await draw(<Moving steps={steps} search={search ?? undefined} />)
  return { searched, eager }
}

const button = () => screen.queryByRole("button", { name: "Search this area" })
const move = () => fireEvent.click(screen.getByRole("button", { name: "Move" }))

describe("searching where the map is", () => {
  test("is not offered where nothing is searched by the map", async () => {
    await drawn([here], null)

    expect(screen.queryByRole("checkbox")).toBeNull()
    expect(button()).toBeNull()
  })

  test.each<[string, MapArea | null, Partial<AreaSearch>]>([
    ["the map was moved", null, {}],
    ["there is another part than was searched", here, { area: areaAround(here) }],
  ])("is offered only once %s", async (_, moved, changes) => {
    await drawn([moved], changes)

    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false)
    expect(button()).toBeNull()
  })

  test("searches the part that is looked at, once it is asked to", async () => {
    const { searched } = await drawn([here], { area: areaAround(there) })
    pause(10_000)
    expect(searched).toEqual([])

    fireEvent.click(button()!)

    expect(searched).toEqual([areaAround(here)])
    expect(document.activeElement).toBe(screen.getByRole("checkbox"))
  })

  test("is asked for at every move by a box that is ticked", async () => {
    const { eager } = await drawn([here])

    fireEvent.click(screen.getByRole("checkbox", { name: "Search as I move the map" }))

    expect(eager).toEqual([true])
  })

  test("is no longer followed once the box is not ticked", async () => {
    const { eager } = await drawn([here], { isEager: true })
    const box = screen.getByRole<HTMLInputElement>("checkbox")
    expect(box.checked).toBe(true)

    fireEvent.click(box)

    expect(eager).toEqual([false])
  })

  test("follows every move once a guest has arrived", async () => {
    const { searched } = await drawn([here, there], { isEager: true })
    expect(button()).toBeNull()
    pause(449)
    expect(searched).toEqual([])

    move()
    pause(449)
    expect(searched).toEqual([])
    pause(1)

    expect(searched).toEqual([areaAround(there)])
  })

  test("asks for nothing where a move leads back to what was searched", async () => {
    const { searched } = await drawn([here, there], { isEager: true, area: areaAround(there) })

    move()
    pause(10_000)

    expect(searched).toEqual([])
  })
})

const Other = ({
  moved,
  areas,
  show,
}: {
  readonly moved: MapArea | null
  readonly areas: ReadonlyArray<MapArea | null>
  readonly show: (area: MapArea) => void
}) => {
  const [step, setStep] = useState(0)
  useOtherArea(moved, areas[step] ?? null, show)
  return (
    <button type="button" onClick={() => setStep(step + 1)}>
      Move
    </button>
  )
}

describe("a part of the map that somebody else asked for", () => {
  const shownOf = async (moved: MapArea | null, areas: ReadonlyArray<MapArea | null>) => {
    const shown: Array<MapArea> = []
    await draw(<Other moved={moved} areas={areas} show={(area) => void shown.push(area)} />)
    return shown
  }

  test("is shown at first, and each time it is another", async () => {
    const shown = await shownOf(null, [here, { ...here }, there, null])
    expect(shown).toEqual([here])

    move()
    expect(shown).toEqual([here])
    move()
    expect(shown).toEqual([here, there])
    move()
    expect(shown).toEqual([here, there])
  })

  test("is not shown where the guest is there already", async () => {
    expect(await shownOf(here, [areaAround(here)])).toEqual([])
    expect(await shownOf(there, [areaAround(here)])).toEqual([areaAround(here)])
  })
})
