import { aPicture } from "#fixtures/builders/a-picture.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { Lightbox } from "#ui/parts/lightbox/Lightbox.tsx"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"

afterEach(() => {
  vi.restoreAllMocks()
})

const pictures = ["one", "two", "three"].map((name) =>
  aPicture({ name, alt: { en: `Picture of ${name}`, bm: name, cn: name } }),
)

const drawn = async (start = 0, shown = pictures) => {
  let closed = 0
  const { container } = await draw(
    <Lightbox
      pictures={shown}
      start={start}
      name="The Springwater"
      onClose={() => (closed += 1)}
    />,
  )
  return { container, closed: () => closed }
}

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog")
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })
const image = () =>
  screen
    .getAllByRole<HTMLImageElement>("img", { hidden: true })
    .find((one) => one.getAttribute("alt"))
const press = (key: string) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
  fireEvent(dialog(), event)
  return event.defaultPrevented
}

test("is a window with the focus in it, called as what the pictures are of", async () => {
  await drawn()

  expect(dialog().open).toBe(true)
  expect(dialog().getAttribute("aria-label")).toBe("Pictures of The Springwater")
  expect(document.activeElement).toBe(dialog())
  expect(dialog().tabIndex).toBe(-1)
})

test("is closed by its button, with the window", async () => {
  const { closed } = await drawn()
  const window = dialog()

  await userEvent.click(button("Close"))

  expect(window.open).toBe(false)
  expect(closed()).toBe(1)
})

test("is closed by Escape in the same way", async () => {
  const { closed } = await drawn()
  const window = dialog()
  const cancel = new Event("cancel", { cancelable: true })

  fireEvent(window, cancel)

  expect(cancel.defaultPrevented).toBe(true)
  expect(window.open).toBe(false)
  expect(closed()).toBe(1)
})

test("shows the whole picture when it is opened again", async () => {
  await drawn()
  press("+")
  expect(image()?.style.transform).toContain("scale(1.12)")

  await userEvent.click(button("Close"))

  expect(image()?.style.transform).toContain("scale(1)")
})

test("keeps its keys from the page, and no others", async () => {
  await drawn()

  expect(press("ArrowRight")).toBe(true)
  expect(press("Tab")).toBe(false)
  expect(screen.getByRole("status").textContent).toBe("Picture 2 of 3")
})

test("is turned back and on by its buttons", async () => {
  await drawn(1)

  await userEvent.click(button("Previous picture"))
  expect(image()?.alt).toBe("Picture of one")

  await userEvent.click(button("Next picture"))
  expect(image()?.alt).toBe("Picture of two")
})

test("shows the picture as wide as the window, in both formats", async () => {
  await drawn()

  expect(image()?.getAttribute("src")).toMatch(/^\/pictures\/one-\d+\.webp$/)
  expect(image()?.getAttribute("srcset")).toMatch(/^\/pictures\/one-.*\.webp \d+w$/)
  expect(image()?.getAttribute("sizes")).toBe("100vw")
  expect(image()?.getAttribute("draggable")).toBe("false")
  const source = image()?.parentElement?.querySelector("source")
  expect(source?.getAttribute("type")).toBe("image/avif")
  expect(source?.getAttribute("srcset")).toMatch(/^\/pictures\/one-.*\.avif \d+w$/)
  expect(source?.getAttribute("sizes")).toBe("100vw")
})

test("offers to go no nearer and no further than it can, nor back to the whole", async () => {
  await drawn()
  const disabled = () =>
    ["Zoom out", "Zoom in", "Show the whole picture"].map((name) => button(name).disabled)
  expect(disabled()).toEqual([false, false, true])

  for (let step = 0; step < 30; step += 1) press("+")
  expect(disabled()).toEqual([false, true, false])

  for (let step = 0; step < 30; step += 1) press("-")
  expect(disabled()).toEqual([true, false, false])

  await userEvent.click(button("Show the whole picture"))
  expect(disabled()).toEqual([false, false, true])
})

test("goes out by its button", async () => {
  await drawn()

  await userEvent.click(button("Zoom out"))

  expect(image()?.style.transform).toContain("scale(0.88)")
})

test("marks the small picture of the one that is shown, and keeps it in view", async () => {
  const seen = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {})
  await drawn(1)
  const marked = () =>
    [...document.querySelectorAll("li button[aria-current=true]")].map((one) =>
      one.getAttribute("aria-label"),
    )
  expect(marked()).toEqual(["Picture 2: Picture of two"])

  await userEvent.click(button("Picture 3: Picture of three"))

  expect(marked()).toEqual(["Picture 3: Picture of three"])
  expect(document.querySelectorAll("li button[aria-current]")).toHaveLength(1)
  expect(seen).toHaveBeenLastCalledWith({ block: "nearest", inline: "center" })
  expect(seen.mock.contexts.at(-1)).toBe(document.querySelectorAll("li")[2])
})

test("shows its small pictures without words of their own", async () => {
  await drawn()
  const small = [...document.querySelectorAll("li img")]

  expect(small.map((one) => one.getAttribute("alt"))).toEqual(["", "", ""])
  expect(small[0]?.getAttribute("sizes")).toBe("5rem")
})

test("shows nothing where there is no picture", async () => {
  const { container } = await drawn(0, [])

  await waitFor(() => expect(container.innerHTML).toBe(""))
})
