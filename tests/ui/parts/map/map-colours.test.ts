import { onTheme } from "#ui/parts/map/map-colours.ts"
import { afterEach, expect, test, vi } from "vitest"

afterEach(() => {
  delete document.documentElement.dataset["theme"]
  vi.unstubAllGlobals()
})

const withSystem = () => {
  const system = new EventTarget()
  const asked: Array<string> = []
  vi.stubGlobal("matchMedia", (query: string) => {
    asked.push(query)
    return system
  })
  return { system, asked }
}

test("a theme is heard of whether the guest or the system changed it, until nobody listens", async () => {
  const { system, asked } = withSystem()
  const changed = vi.fn<() => void>()
  const stop = onTheme(changed)
  expect(asked).toEqual(["(prefers-color-scheme: dark)"])

  document.documentElement.dataset["theme"] = "dark"
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
  system.dispatchEvent(new Event("change"))
  expect(changed).toHaveBeenCalledTimes(2)

  stop()
  document.documentElement.dataset["theme"] = "light"
  system.dispatchEvent(new Event("change"))
  await new Promise((resolve) => setTimeout(resolve))
  expect(changed).toHaveBeenCalledTimes(2)
})
