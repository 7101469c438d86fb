import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { useState } from "react"
import { anySearch } from "#core/search-request/change-search.ts"
import { MapPane, type MapShown } from "#ui/screens/results/MapPane.tsx"
import { MapToggle } from "#ui/screens/results/MapToggle.tsx"
import { someStays } from "#tests/ui/support/a-search-answer.ts"
import { draw } from "#tests/ui/support/stage.tsx"

afterEach(() => vi.unstubAllGlobals())

const onScreen = (isWide: boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isWide && query === "(min-width: 75rem)",
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

const Pane = ({ shown }: { readonly shown: MapShown }) => (
  <MapPane shown={shown} stays={someStays(1)} search={anySearch} />
)

const map = () => screen.findByRole("region", { name: "Map of the stays on this page" })

test.each<[string, MapShown, boolean]>([
  ["beside the list of a wide screen", "wide", true],
  ["on any screen once it is asked for", "always", false],
])("the map is shown %s", async (_, shown, isWide) => {
  onScreen(isWide)
  await draw(<Pane shown={shown} />)

  expect(await map()).toBeTruthy()
})

test.each<[string, MapShown, boolean]>([
  ["on a narrow screen", "wide", false],
  ["once it was hidden", "never", true],
])("the map is not even fetched %s", async (_, shown, isWide) => {
  onScreen(isWide)
  const { container } = await draw(<Pane shown={shown} />)
  await import("#ui/screens/results/ResultsMap.tsx")
  await Promise.resolve()

  expect(screen.queryByRole("region")).toBeNull()
  expect(container.querySelector("[aria-hidden]")).not.toBeNull()
})

const Toggling = () => {
  const [shown, setShown] = useState<MapShown>("wide")
  return (
    <>
      <MapToggle shown={shown} onShow={setShown} />
      <output>{shown}</output>
    </>
  )
}

const faces = () => screen.getAllByRole("button").map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

test("the map is shown alone or hidden, and then shown again", async () => {
  await draw(<Toggling />)
  expect(faces()).toEqual(["List", "Map"])

  await press("Map")
  expect([screen.getByRole("status").textContent, ...faces()]).toEqual(["always", "List"])
  await press("List")
  expect([screen.getByRole("status").textContent, ...faces()]).toEqual(["never", "Map"])
  await press("Map")
  expect(screen.getByRole("status").textContent).toBe("always")
})

test("the list of a wide screen is shown alone at once", async () => {
  await draw(<Toggling />)

  await press("List")

  expect(screen.getByRole("status").textContent).toBe("never")
})
