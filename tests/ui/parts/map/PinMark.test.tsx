import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { MapFrame } from "#ui/parts/map/MapFrame.tsx"
import type { StayMapProps } from "#ui/parts/map/map-pin.ts"
import { PinMark } from "#ui/parts/map/PinMark.tsx"
import { usePreview } from "#ui/parts/map/use-preview.ts"
import { draw } from "#tests/ui/support/stage.tsx"

afterEach(() => vi.restoreAllMocks())

const pinAt = (key: string) => ({
  key,
  point: { lat: 4, lng: 101 },
  text: key,
  label: `${key}, a stay`,
})
const pins = [pinAt("first"), pinAt("second")]

const Pins = (props: Partial<StayMapProps>) => {
  const map: StayMapProps = { label: "Map", pins, widthByHeight: 1, ...props }
  const shown = usePreview(map.preview !== undefined)
  return (
    <MapFrame of={map} shown={shown}>
      {pins.map((pin) => (
        <PinMark key={pin.key} pin={pin} of={map} shown={shown} />
      ))}
    </MapFrame>
  )
}

const preview = (key: string) => <p>About {key}</p>
const pin = (name: string) => screen.getByRole("button", { name: `${name}, a stay` })
const isMarked = (name: string) => "marked" in pin(name).dataset

test("a pin that is pointed at or has the focus is told of, and that it no longer is", async () => {
  const marks: Array<string | null> = []
  await draw(<Pins preview={preview} onMark={(key) => void marks.push(key)} />)

  fireEvent.pointerEnter(pin("second"))
  fireEvent.pointerLeave(pin("second"))
  fireEvent.focus(pin("second"))
  fireEvent.blur(pin("second"))

  expect(marks).toEqual(["second", null, "second", null])
})

test("pins of which nobody is told can be pointed at all the same", async () => {
  await draw(<Pins preview={preview} />)

  fireEvent.pointerEnter(pin("second"))
  fireEvent.pointerLeave(pin("second"))
  fireEvent.focus(pin("second"))
  fireEvent.blur(pin("second"))

  expect(isMarked("second")).toBe(false)
})

test("a pin is marked where its stay is, or while its preview is open", async () => {
  await draw(<Pins preview={preview} marked="second" />)
  expect([isMarked("first"), isMarked("second")]).toEqual([false, true])

  await userEvent.click(pin("first"))

  expect([isMarked("first"), isMarked("second")]).toEqual([true, true])
  expect(pin("second").getAttribute("aria-expanded")).toBe("false")
})

test("a preview takes the focus, and is scrolled into sight no farther than needed", async () => {
  const scrolled: Array<unknown> = []
  const focused: Array<unknown> = []
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation((to) => void scrolled.push(to))
  const { focus } = HTMLElement.prototype
  vi.spyOn(HTMLElement.prototype, "focus").mockImplementation(function (
    this: HTMLElement,
    options,
  ) {
    focused.push(options)
    focus.call(this, options)
  })
  await draw(<Pins preview={preview} />)

  fireEvent.click(pin("second"))

  const card = screen.getByRole("group", { name: "second, a stay" })
  expect(card.textContent).toContain("About second")
  expect([document.activeElement, card.tabIndex]).toEqual([card, -1])
  expect([scrolled, focused]).toEqual([[{ block: "nearest" }], [{ preventScroll: true }]])
})

test("closing a preview gives the focus back to its pin", async () => {
  await draw(<Pins preview={preview} />)
  await userEvent.click(pin("first"))

  await userEvent.click(screen.getByRole("button", { name: "Close preview" }))

  expect(screen.queryByRole("group")).toBeNull()
  expect(document.activeElement).toBe(pin("first"))
})

test("only Escape closes a preview, and nothing around it hears of that", async () => {
  const heard: Array<string> = []
  await draw(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it stands for a dialog around the map
    <div onKeyDown={({ key }) => void heard.push(key)}>
      <Pins preview={preview} />
    </div>,
  )
  await userEvent.click(pin("second"))

  fireEvent.keyDown(screen.getByRole("group"), { key: "a" })
  expect(screen.queryByRole("group")).not.toBeNull()
  fireEvent.keyDown(screen.getByRole("group"), { key: "Escape" })

  expect(screen.queryByRole("group")).toBeNull()
  expect(heard).toEqual(["a"])
})

test("a stay that is no longer on the map has no preview", async () => {
  const none: StayMapProps["preview"] = () => null
  const { container } = await draw(<Pins preview={none} pins={[]} />)

  await userEvent.click(pin("second"))

  expect(screen.queryByRole("group")).toBeNull()
  expect(container.textContent).toContain("Map data © OpenStreetMap contributors")
})
