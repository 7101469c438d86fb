import { draw } from "#tests/ui/support/stage.tsx"
import { PhoneCountryList } from "#ui/parts/fields/PhoneCountryList.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"

afterEach(() => {
  vi.restoreAllMocks()
})

const opened = async () => {
  const chosen: Array<string> = []
  await draw(<PhoneCountryList country="SG" onChoose={(country) => chosen.push(country)} />)
  await userEvent.click(document.querySelector("summary") as HTMLElement)
  const box = await screen.findByRole<HTMLInputElement>("combobox", {
    name: "Search by country or code",
  })
  return { chosen, box }
}

const options = () => screen.getAllByRole("option")
const active = (box: HTMLElement) =>
  document.getElementById(box.getAttribute("aria-activedescendant") ?? "")
const placeOf = (box: HTMLElement) => options().indexOf(active(box) as HTMLElement)
const press = (box: HTMLElement, key: string) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
  fireEvent(box, event)
  return event.defaultPrevented
}

test("has every country with its code, and marks the one that is chosen", async () => {
  const { box } = await opened()

  expect(screen.getByRole("listbox", { name: "Countries" }).id).toBe(
    box.getAttribute("aria-controls"),
  )
  expect(options().length).toBeGreaterThan(200)
  expect(box.getAttribute("aria-expanded")).toBe("true")
  expect(box.placeholder).toBe("Search by country or code")
  const selected = screen.getAllByRole("option", { selected: true })
  expect(selected.map(({ textContent }) => textContent)).toEqual(["Singapore+65"])
  const marked = options().filter((option) => option.querySelector("svg"))
  expect(marked.map(({ textContent }) => textContent)).toEqual(["Singapore+65"])
})

test("goes by one with the arrows and by six with the page keys", async () => {
  const { box } = await opened()
  const begin = placeOf(box)

  expect(press(box, "ArrowDown")).toBe(true)
  expect(placeOf(box)).toBe(begin + 1)
  press(box, "PageDown")
  expect(placeOf(box)).toBe(begin + 7)
  press(box, "ArrowUp")
  expect(placeOf(box)).toBe(begin + 6)
  press(box, "PageUp")
  expect(placeOf(box)).toBe(begin)
})

test("goes no further than its first and its last country", async () => {
  const { box } = await opened()
  await userEvent.type(box, "united")
  const last = options().length - 1
  expect(placeOf(box)).toBe(0)

  press(box, "PageUp")
  expect(placeOf(box)).toBe(0)
  press(box, "PageDown")
  press(box, "PageDown")
  expect(placeOf(box)).toBe(last)
})

test("chooses with Enter, which sends no form; other keys are the field's own", async () => {
  const { box, chosen } = await opened()
  expect(press(box, "a")).toBe(false)
  expect(chosen).toEqual([])

  expect(press(box, "Enter")).toBe(true)

  expect(chosen).toEqual(["SG"])
})

test("chooses nothing where nothing is found, and still sends no form", async () => {
  const { box, chosen } = await opened()
  await userEvent.type(box, "atlantis")
  expect(box.getAttribute("aria-expanded")).toBe("false")
  expect(box.hasAttribute("aria-activedescendant")).toBe(false)
  expect(screen.getByText("No country with that name or code")).toBeTruthy()

  expect(press(box, "Enter")).toBe(true)

  expect(chosen).toEqual([])
})

test("begins at the best country again with every letter", async () => {
  const { box } = await opened()
  await userEvent.type(box, "united")
  press(box, "ArrowDown")

  await userEvent.type(box, " ")

  expect(placeOf(box)).toBe(0)
})

test("is chosen from by a press, which leaves the focus in the search", async () => {
  const { box, chosen } = await opened()
  const japan = screen.getByRole("option", { name: "Japan +81" })
  expect(fireEvent.pointerDown(japan)).toBe(false)

  await userEvent.click(japan)

  expect(chosen).toEqual(["JP"])
  expect(document.activeElement).not.toBe(japan)
  expect(box.closest("details")?.hasAttribute("open") ?? false).toBe(false)
})

test("is chosen from by Enter on a country, and by no other key", async () => {
  const { chosen } = await opened()
  const japan = screen.getByRole("option", { name: "Japan +81" })

  fireEvent.keyDown(japan, { key: "Tab" })
  expect(chosen).toEqual([])

  fireEvent.keyDown(japan, { key: "Enter" })
  expect(chosen).toEqual(["JP"])
})

test("keeps the country in view that the keys have reached", async () => {
  const shown = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {})
  const { box } = await opened()
  expect(shown).toHaveBeenCalledExactlyOnceWith({ block: "nearest" })

  press(box, "ArrowDown")

  expect(shown).toHaveBeenCalledTimes(2)
  expect(shown.mock.contexts[1]).toBe(active(box))
})
