import { useInView } from "#ui/parts/use-in-view.ts"
import { render } from "@testing-library/react"
import { useRef } from "react"
import { afterEach, expect, test, vi } from "vitest"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const Menu = ({ isEmpty = false }: { isEmpty?: boolean }) => {
  const menu = useRef<HTMLDetailsElement>(null)
  useInView(menu)
  return (
    <details ref={menu}>
      <summary>Menu</summary>
      {!isEmpty && <div>Panel</div>}
    </details>
  )
}

/** Observers of sizes that a test lets see something, and what was scrolled into view by then. */
const watching = () => {
  const observed = new Map<Element, () => void>()
  const gone: Array<string> = []
  const scrolled: Array<unknown> = []
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #seen: () => void
      constructor(seen: () => void) {
        this.#seen = seen
      }
      observe(element: Element) {
        observed.set(element, this.#seen)
      }
      disconnect() {
        gone.push("disconnected")
      }
    },
  )
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (
    this: Element,
    how?: boolean | ScrollIntoViewOptions,
  ) {
    scrolled.push([this.textContent, how])
  })
  return { observed, gone, scrolled }
}

test("the panel of a menu is scrolled into view as often as it grows, while it is open", () => {
  const { observed, scrolled } = watching()
  render(<Menu />)
  const details = document.querySelector("details")!
  const [[panel, grows]] = [...observed] as [[Element, () => void]]

  expect(panel.textContent).toBe("Panel")
  grows()
  expect(scrolled).toEqual([])

  details.open = true
  grows()
  expect(scrolled).toEqual([["Panel", { block: "nearest", inline: "nearest" }]])
})

test("a menu that is gone is watched no more", () => {
  const { gone } = watching()
  const { unmount } = render(<Menu />)
  expect(gone).toEqual([])

  unmount()

  expect(gone).toEqual(["disconnected"])
})

test("a menu without a panel is not watched", () => {
  const { observed } = watching()

  render(<Menu isEmpty />)

  expect(observed.size).toBe(0)
})

test("a menu works in a browser that watches no sizes", () => {
  vi.stubGlobal("ResizeObserver", undefined)

  expect(render(<Menu />).container.textContent).toBe("MenuPanel")
})
