// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { anOfflineTab, aRegistration } from "./an-offline-tab.ts"

const OWN = new URL("/service-worker.js", location.href).href

let loaded: ReadonlyArray<string>
let ready: DocumentReadyState

beforeEach(() => {
  vi.useFakeTimers()
  loaded = []
  ready = "complete"
  vi.spyOn(performance, "getEntriesByType").mockImplementation(
    (type) => (type === "resource" ? loaded.map((name) => ({ name })) : []) as never,
  )
  vi.spyOn(document, "readyState", "get").mockImplementation(() => ready)
  vi.spyOn(window, "addEventListener")
  document.title = "The Springwater"
})
afterEach(() => {
  for (const [event, listener, how] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(event, listener, how)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset["keptAt"]
  document.body.replaceChildren()
  document.title = ""
})

const begun = async (tab = anOfflineTab()) => {
  tab.begin()
  await vi.advanceTimersByTimeAsync(0)
  return tab
}

describe("the worker that keeps pages", () => {
  it("is asked for past the browser's store, and hears of the page with all that it shows", async () => {
    loaded = ["/assets/a.js", "/assets/a.js", "/pictures/b.avif", "/api/home", "/"]
    loaded = [...loaded.map((path) => location.origin + path), "https://maps.test/assets/c.js"]

    const { told, register } = await begun()

    expect(register.mock.calls).toEqual([["/service-worker.js", { updateViaCache: "none" }]])
    expect(told).toEqual([
      {
        language: "en",
        theme: null,
        address: location.pathname + location.search,
        title: "The Springwater",
        guest: "",
        files: ["/assets/a.js", "/pictures/b.avif"],
      },
    ])
  })

  it("hears of the last files alone, where a page has very many", async () => {
    const files = Array.from({ length: 201 }, (_, at) => `/assets/${at}.js`)
    const pictures = Array.from({ length: 25 }, (_, at) => `/pictures/${at}.avif`)
    loaded = [...files, ...pictures].map((path) => location.origin + path)

    const { told } = await begun()

    expect(told[0]?.files).toEqual([...files.slice(1), ...pictures.slice(1)])
  })

  it("calls a page by its heading, and by the property that the heading leaves out", async () => {
    document.body.innerHTML = "<h1>Your booking</h1><p data-names-page>The Springwater</p>"

    const { told } = await begun()

    expect(told[0]?.title).toBe("Your booking: The Springwater")
  })

  it("hears of a page once it was looked at for a second", async () => {
    const tab = await begun()

    tab.renders()
    await vi.advanceTimersByTimeAsync(999)
    tab.renders()
    await vi.advanceTimersByTimeAsync(999)
    expect(tab.told).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)

    expect(tab.heardOf).toEqual(["onRendered"])
    expect(tab.told).toHaveLength(2)
    expect(tab.told[1]?.address).toBe(location.pathname + location.search)
  })

  it("hears of its guest and what they choose, without a page", async () => {
    loaded = [`${location.origin}/assets/a.js`]
    const tab = await begun()

    tab.signsIn("siti@example.com")
    tab.chooses({ language: "bm", theme: "dark" })

    const nothing = { address: null, files: [], guest: "siti@example.com" }
    expect(tab.told.slice(1)).toMatchObject([
      { ...nothing, language: "en", theme: null },
      { ...nothing, language: "bm", theme: "dark" },
    ])
  })

  it("hears of the page also where code could not be fetched ahead", async () => {
    const { told } = await begun(anOfflineTab([], () => Promise.reject(new TypeError("cut"))))

    expect(told).toHaveLength(1)
  })

  it("hears nothing of a page that it gave itself", async () => {
    document.documentElement.dataset["keptAt"] = "2026-11-21T02:30:00.000Z"
    const tab = await begun()

    tab.signsIn("siti@example.com")
    tab.renders()
    await vi.advanceTimersByTimeAsync(1000)

    expect(tab.told).toEqual([])
  })

  it("is asked for once the page has loaded", async () => {
    ready = "interactive"
    const { register } = await begun()
    expect(register).not.toHaveBeenCalled()

    window.dispatchEvent(new Event("load"))
    window.dispatchEvent(new Event("load"))

    expect(register).toHaveBeenCalledOnce()
  })

  it("is done without where the browser has none", () => {
    const tab = anOfflineTab()
    vi.stubGlobal("navigator", {})

    expect(() => tab.begin()).not.toThrow()
    expect(tab.register).not.toHaveBeenCalled()
  })
})

describe("a site that is not built", () => {
  it("ends the worker that a build left behind, and no other", async () => {
    const own = [
      aRegistration("active", OWN),
      aRegistration("waiting", OWN),
      aRegistration("installing", OWN),
    ]
    const other = aRegistration("active", new URL("/mocked-api.js", location.href).href)
    const tab = anOfflineTab([...own, other])

    tab.begin(false)
    await vi.advanceTimersByTimeAsync(0)

    expect(own.map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 1, 1])
    expect(other.unregister).not.toHaveBeenCalled()
    expect(tab.register).not.toHaveBeenCalled()
  })
})
