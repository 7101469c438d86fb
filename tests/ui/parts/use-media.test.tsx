import { useMedia } from "#ui/parts/use-media.ts"
import { act, render } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"

afterEach(() => void vi.restoreAllMocks())

const Wide = () => <p>{useMedia("(min-width: 60rem)") ? "wide" : "narrow"}</p>

/** A window that a test makes wide or narrow. */
const aWindow = () => {
  let matches = false
  const listening = new Set<() => void>()
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({
        matches: matches && query === "(min-width: 60rem)",
        addEventListener: (type: string, changed: () => void) =>
          type === "change" && listening.add(changed),
        removeEventListener: (type: string, changed: () => void) =>
          type === "change" && listening.delete(changed),
      }) as never,
  )
  const becomes = (isWide: boolean) =>
    act(async () => {
      matches = isWide
      for (const changed of listening) changed()
    })
  return { becomes, listening }
}

test("a media query follows the window", async () => {
  const { becomes, listening } = aWindow()
  const { container, unmount } = render(<Wide />)
  expect(container.textContent).toBe("narrow")

  await becomes(true)
  expect(container.textContent).toBe("wide")

  unmount()
  expect(listening.size).toBe(0)
})

test("no media query is true on the server", async () => {
  const { becomes } = aWindow()
  await becomes(true)

  expect(renderToString(<Wide />)).toBe("<p>narrow</p>")
})
