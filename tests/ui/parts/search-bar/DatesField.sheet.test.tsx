import { draw, TODAY } from "#tests/ui/support/stage.tsx"
import { DatesField } from "#ui/parts/search-bar/DatesField.tsx"
import { act } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"

const shown: Array<string | null> = []
const own = HTMLElement.prototype as Partial<Pick<HTMLElement, "showPopover">>
const before = own.showPopover

afterEach(() => {
  vi.unstubAllGlobals()
  shown.length = 0
  if (before) own.showPopover = before
  else delete own.showPopover
})

/** The field in a window that is a phone's or not; a browser shows sheets above everything else. */
const drawn = async (isPhone: boolean) => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isPhone && query === "(max-width: 47.99rem)",
  }))
  own.showPopover = function (this: HTMLElement) {
    shown.push(this.getAttribute("popover"))
  }
  return draw(
    <DatesField
      typed={{ checkIn: "", checkOut: "" }}
      today={TODAY}
      issue={null}
      onChange={() => {}}
    />,
  )
}

const menu = () => document.querySelector("details") as HTMLDetailsElement
const panel = () => menu().querySelector("summary + div")
const becomes = (isOpen: boolean) =>
  act(async () => {
    menu().open = isOpen
    menu().dispatchEvent(new Event("toggle"))
  })

test("the dates cover the window of a phone while they are open", async () => {
  await drawn(true)
  expect(panel()?.hasAttribute("popover")).toBe(false)

  await becomes(true)
  expect(shown).toContain("manual")
  expect(panel()?.getAttribute("popover")).toBe("manual")

  await becomes(false)
  expect(panel()?.hasAttribute("popover")).toBe(false)
})

test("the dates open in their place in a wide window", async () => {
  await drawn(false)

  await becomes(true)

  expect(panel()?.hasAttribute("popover")).toBe(false)
  expect(shown).toEqual([])
})

test("the dates are left alone once they are gone from the page", async () => {
  const { unmount } = await drawn(true)
  const details = menu()
  unmount()

  details.open = true
  details.dispatchEvent(new Event("toggle"))

  expect(shown).toEqual([])
})
