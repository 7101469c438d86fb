import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test } from "vitest"
import { StayMap } from "#ui/parts/map/StayMap.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const georgeTown = { lat: 5.4141, lng: 100.3288 }
const kuching = { lat: 1.5575, lng: 110.344 }

describe("the map", () => {
  const pins = [georgeTown, kuching].map((point, place) => ({
    key: String(place),
    point,
    mark: <a href={`/${place}`}>{`Pin ${place}`}</a>,
  }))

  test("has its pins in the order of the tab key, and leaves out those out of view", async () => {
    const user = userEvent.setup()
    await draw(<StayMap label="Map" pins={pins} widthByHeight={1} />)
    const map = within(screen.getByRole("region", { name: "Map" }))
    expect(map.getAllByRole("link").map((one) => one.textContent)).toEqual(["Pin 0", "Pin 1"])

    await user.click(map.getByRole("button", { name: "Zoom in" }))
    await user.click(map.getByRole("button", { name: "Zoom in" }))
    expect(map.queryAllByRole("link")).toEqual([])

    await user.click(map.getByRole("button", { name: "Show all stays" }))
    expect(map.getAllByRole("link")).toHaveLength(2)
  })

  test("says how many stays are too close together, and comes nearer to them", async () => {
    const user = userEvent.setup()
    const door = {
      key: "door",
      point: { ...georgeTown, lng: georgeTown.lng + 0.05 },
      mark: <a href="/door">Door</a>,
    }
    await draw(<StayMap label="Map" pins={[...pins, door]} widthByHeight={1} />)
    const map = within(screen.getByRole("region", { name: "Map" }))
    expect(map.getAllByRole("link").map((one) => one.textContent)).toEqual(["Pin 1"])

    await user.click(map.getByRole("button", { name: "2 stays here: zoom in" }))

    expect(map.getAllByRole("link").map((one) => one.textContent)).toEqual(["Pin 0", "Door"])
  })
})
