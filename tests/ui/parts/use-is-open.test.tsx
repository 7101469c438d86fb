import { useIsOpen } from "#ui/parts/use-is-open.ts"
import { act, render } from "@testing-library/react"
import { useRef } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { expect, test, vi } from "vitest"

const Menu = () => {
  const menu = useRef<HTMLDetailsElement>(null)
  const isOpen = useIsOpen(menu)
  return <details ref={menu}>{isOpen && <p>what is inside</p>}</details>
}

const toggle = (details: HTMLDetailsElement, isOpen: boolean) =>
  act(async () => {
    details.open = isOpen
    details.dispatchEvent(new Event("toggle"))
  })

const detailsIn = (place: Element): HTMLDetailsElement => {
  const details = place.querySelector("details")
  if (!details) throw new Error("no details")
  return details
}

test("a menu opens and closes", async () => {
  const details = detailsIn(render(<Menu />).container)
  expect(details.textContent).toBe("")
  await toggle(details, true)
  expect(details.textContent).toBe("what is inside")
  await toggle(details, false)
  expect(details.textContent).toBe("")
})

test("a menu that was opened before the scripts came has what is inside", async () => {
  const place = document.body.appendChild(document.createElement("div"))
  place.innerHTML = renderToString(<Menu />)
  detailsIn(place).open = true
  const root = await act(async () => hydrateRoot(place, <Menu />))
  expect(place.textContent).toBe("what is inside")
  act(() => root.unmount())
  place.remove()
})

test("a menu that is gone is looked after no more", async () => {
  const { container, unmount } = render(<Menu />)
  const details = detailsIn(container)
  const removed = vi.spyOn(details, "removeEventListener")

  unmount()

  expect(removed.mock.calls.map(([type]) => type)).toContain("toggle")
})
