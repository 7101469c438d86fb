import { areaAround, type MapArea } from "#core/place/map-area.rules.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { DrawnMap } from "#ui/parts/map/DrawnMap.tsx"
import { borderPaths, landPath, neighbourPath, shorePath } from "#ui/parts/map/land.ts"
import { areaIn, nearer, viewOf } from "#ui/parts/map/projection.ts"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"

const points = [
  { lat: 5.4141, lng: 100.3288 },
  { lat: 1.5575, lng: 110.344 },
]
const pins = points.map((point, place) => ({
  key: `${place}`,
  point,
  text: `Stay ${place}`,
  label: `Stay ${place}`,
}))

test("the map is drawn from the land of the neighbours up to the coast", async () => {
  const { container } = await draw(<DrawnMap label="Map" pins={pins} widthByHeight={2} />)
  const paths = [...container.querySelectorAll("svg[viewBox] > path")]

  expect(paths.map((path) => path.getAttribute("d"))).toEqual([
    neighbourPath,
    landPath,
    borderPaths.state,
    borderPaths.country,
    shorePath,
  ])
})

test("what the guest moved the map to can be searched", async () => {
  const searched: Array<MapArea> = []
  const search = {
    area: null,
    isEager: false,
    onEager: () => {},
    onSearch: (area: MapArea) => void searched.push(area),
  }
  await draw(<DrawnMap label="Map" pins={pins} widthByHeight={2} search={search} />)
  expect(screen.queryByRole("button", { name: "Search this area" })).toBeNull()

  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }))
  await userEvent.click(screen.getByRole("button", { name: "Search this area" }))

  expect(searched).toEqual([areaAround(areaIn(nearer(viewOf(points, 2), 1.6)))])
})
