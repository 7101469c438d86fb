// @vitest-environment happy-dom
import { browserRelease } from "#adapters/browser/release.browser.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const KEY = "chunk-reloads"
const NOW = Date.parse("2026-11-21T02:30:00.000Z")

const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal("location", { reload })
  vi.spyOn(window, "addEventListener")
  reload.mockClear()
  sessionStorage.clear()
})
afterEach(() => {
  for (const [event, listener] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(event, listener)
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const release = (fetch: () => Promise<Response> = async () => new Response()) =>
  browserRelease(undefined, fetch).release

describe("a page whose code is missing", () => {
  it("is loaded again once in ten seconds, and each page by itself", () => {
    const { reloadOnceFor } = release()

    expect(reloadOnceFor("/account")).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? "")).toEqual({ "/account": NOW })

    expect(reloadOnceFor("/account")).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(reloadOnceFor("/booking")).toBe(true)

    vi.advanceTimersByTime(10_000)
    expect(reloadOnceFor("/account")).toBe(true)
    expect(reload).toHaveBeenCalledTimes(3)
  })

  it("is not loaded again where nothing can be remembered", () => {
    const refused = () => {
      throw new DOMException("Refused", "SecurityError")
    }
    vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: refused })

    expect(release().reloadOnceFor("/account")).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it("gives its error a name, by which it is known", () => {
    release()
    const payload = new Error("/assets/a.js")

    window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }))

    expect(payload.name).toBe("PieceMissing")
    expect(payload.message).toBe("A piece of the page is missing: /assets/a.js")
  })

  it("says nothing of an event without an error", () => {
    release()

    expect(() => window.dispatchEvent(new Event("vite:preloadError"))).not.toThrow()
  })
})

describe("whether the site can be reached", () => {
  it("is asked past every cache, and any answer says yes", async () => {
    const fetch = vi.fn<() => Promise<Response>>(async () => new Response("", { status: 503 }))

    expect(await release(fetch).isReachable()).toBe(true)
    expect(fetch.mock.calls).toEqual([["/builds/latest.json", { cache: "no-store" }]])
  })

  it("is no where nobody answers", async () => {
    expect(await release(() => Promise.reject(new TypeError("cut"))).isReachable()).toBe(false)
  })
})
