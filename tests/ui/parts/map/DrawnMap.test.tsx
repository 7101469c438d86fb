import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test, vi } from "vitest"
import { DrawnMap } from "#ui/parts/map/DrawnMap.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const georgeTown = { lat: 5.4141, lng: 100.3288 }
const kuching = { lat: 1.5575, lng: 110.344 }

const pinAt = (point: typeof georgeTown, name: string) => ({
  key: name,
  point,
  text: name,
  label: `${name}, a stay`,
})

describe("the drawn map", () => {
  const pins = [georgeTown, kuching].map((point, place) => pinAt(point, `Pin ${place}`))
  const shown = () => {
    const map = within(screen.getByRole("region", { name: "Map" }))
    const names = () =>
      map.queryAllByRole("button", { name: /a stay/ }).map((one) => one.textContent)
    return { map, names }
  }
  const preview = (key: string) => <a href={`/${key}`}>About {key}</a>

  test("has its pins in the order of the tab key, and leaves out those out of view", async () => {
    const user = userEvent.setup()
    await draw(<DrawnMap label="Map" pins={pins} widthByHeight={1} preview={preview} />)
    const { map, names } = shown()
    expect(names()).toEqual(["Pin 0", "Pin 1"])

    await user.click(map.getByRole("button", { name: "Zoom in" }))
    await user.click(map.getByRole("button", { name: "Zoom in" }))
    expect(names()).toEqual([])

    await user.click(map.getByRole("button", { name: "Show all stays" }))
    expect(names()).toHaveLength(2)
  })

  test("says how many stays are too close together, and comes nearer to them", async () => {
    const user = userEvent.setup()
    const door = pinAt({ ...georgeTown, lng: georgeTown.lng + 0.05 }, "Door")
    await draw(<DrawnMap label="Map" pins={[...pins, door]} widthByHeight={1} preview={preview} />)
    const { map, names } = shown()
    expect(names()).toEqual(["Pin 1"])

    await user.click(map.getByRole("button", { name: "2 stays here: zoom in" }))

    expect(names()).toEqual(["Pin 0", "Door"])
  })

  test("opens a preview for a pin, and gives the focus back to the pin that it closes", async () => {
    const user = userEvent.setup()
    await draw(<DrawnMap label="Map" pins={pins} widthByHeight={1} preview={preview} />)
    const pin = screen.getByRole("button", { name: "Pin 0, a stay", expanded: false })

    await user.click(pin)
    expect(screen.getByRole("link", { name: "About Pin 0" })).toBeDefined()
    expect(screen.getByRole("button", { name: "Pin 0, a stay", expanded: true })).toBe(pin)

    await user.keyboard("{Escape}")
    expect(screen.queryByRole("link")).toBeNull()
    expect(document.activeElement).toBe(pin)

    await user.click(pin)
    await user.click(screen.getByRole("button", { name: "Close preview" }))
    expect(screen.queryByRole("link")).toBeNull()
  })

  test("marks the stay that is pointed at elsewhere, and tells which pin is pointed at", async () => {
    const user = userEvent.setup()
    const mark = vi.fn<(key: string | null) => void>()
    await draw(
      <DrawnMap
        label="Map"
        pins={pins}
        widthByHeight={1}
        {...{ preview }}
        marked="Pin 1"
        onMark={mark}
      />,
    )
    const marked = () =>
      screen.getAllByRole("button", { name: /a stay/ }).map((pin) => "marked" in pin.dataset)
    expect(marked()).toEqual([false, true])

    await user.hover(screen.getByRole("button", { name: "Pin 0, a stay" }))
    expect(mark).toHaveBeenLastCalledWith("Pin 0")
    await user.unhover(screen.getByRole("button", { name: "Pin 0, a stay" }))
    expect(mark).toHaveBeenLastCalledWith(null)
  })

  test("has marks and no buttons where nothing is to be opened", async () => {
    await draw(<DrawnMap label="Map" pins={pins} widthByHeight={1} />)

    expect(shown().names()).toEqual([])
    expect(screen.getByText("Pin 0").tagName).toBe("SPAN")
  })
})
