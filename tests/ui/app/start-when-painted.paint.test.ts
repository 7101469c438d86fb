import { startWhenPainted } from "#ui/app/start-when-painted.ts"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

const filesWith = (script: string) => ({
  entry: "/assets/main.js",
  scripts: [script],
  styles: [],
  font: "Hill Sans",
})

/** Whether a script is asked for; pages of earlier tests may still begin. */
const isAskedFor = (script: string) =>
  document.head.querySelector(`link[rel=modulepreload][href="${script}"]`) !== null

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
  document.body.replaceChildren()
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

  startWhenPainted(filesWith("/early.js"))

  expect(observed).toEqual([{ type: "paint", buffered: true }])
  expect(isAskedFor("/early.js")).toBe(false)
})

test("a browser that does not say what it tells of starts at once", () => {
  observing(undefined)

  startWhenPainted(filesWith("/old.js"))

  expect(isAskedFor("/old.js")).toBe(true)
})

test("what a guest presses starts the page also where that is kept from others", () => {
  observing(["paint"])
  const button = document.body.appendChild(document.createElement("button"))
  button.addEventListener("pointerdown", (event) => event.stopPropagation())
  startWhenPainted(filesWith("/pressed.js"))

  button.dispatchEvent(new Event("pointerdown", { bubbles: true }))

  expect(isAskedFor("/pressed.js")).toBe(true)
})
