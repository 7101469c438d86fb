import { startWhenPainted } from "#ui/app/start-when-painted.ts"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

const files = {
  entry: "/assets/main.js",
  scripts: ["/assets/home.js"],
  styles: [],
  font: "Hill Sans",
}

const preloaded = () => document.head.querySelectorAll("link[rel=modulepreload]").length

beforeEach(() => {
  vi.useFakeTimers()
  const load = () => new Promise<never>(() => {})
  Object.defineProperty(document, "fonts", { configurable: true, value: { load } })
  const { settings } = Reflect.get(window, "happyDOM") as {
    readonly settings: { handleDisabledFileLoadingAsSuccess: boolean }
  }
  settings.handleDisabledFileLoadingAsSuccess = true
  document.head.innerHTML = ""
  document.body.innerHTML = ""
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const observing = (supportedEntryTypes: ReadonlyArray<string> | undefined) => {
  const observed: Array<unknown> = []
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      static readonly supportedEntryTypes = supportedEntryTypes
      observe(what: unknown): void {
        observed.push(what)
      }
    },
  )
  return observed
}

test("a paint is heard of also where it came before the page asks", () => {
  const observed = observing(["paint"])

  startWhenPainted(files)

  expect(observed).toEqual([{ type: "paint", buffered: true }])
  expect(preloaded()).toBe(0)
})

test("a browser that does not say what it tells of starts at once", () => {
  observing(undefined)

  startWhenPainted(files)

  expect(preloaded()).toBe(1)
})

test("what a guest presses starts the page also where that is kept from others", () => {
  observing(["paint"])
  const button = document.body.appendChild(document.createElement("button"))
  button.addEventListener("pointerdown", (event) => event.stopPropagation())
  startWhenPainted(files)

  button.dispatchEvent(new Event("pointerdown", { bubbles: true }))

  expect(preloaded()).toBe(1)
})
