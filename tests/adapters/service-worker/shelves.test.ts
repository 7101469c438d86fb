import { describe, expect, it, onTestFinished, vi } from "vitest"
import { AS_IT_WAS } from "#core/offline/offline-document.ts"
import { mostPages, PATIENCE_SECONDS } from "#core/offline/offline.terms.ts"
import { aBrowser, aDay, pageFor } from "./a-browser.ts"

const NOW = new Date("2026-11-26T04:30:00.000Z")
const never = () => new Promise<Response>(() => {})

describe("a shelf that is full", () => {
  it("gives up what was kept longest ago", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW })
    const browser = await aBrowser()
    const names = Array.from({ length: mostPages.searches + 1 }, (_, at) => `/properties?q=${at}`)
    for (const [at, name] of names.entries()) {
      vi.setSystemTime(NOW.getTime() + at)
      browser.site.answers.set(`GET ${name}`, () => pageFor({}))
      await browser.opens(name)
    }

    expect(await browser.kept("singgah-searches")).toEqual(names.slice(1))
  })

  it("gives it up also where the answers vary by the headers of a request", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW })
    const browser = await aBrowser()
    const names = Array.from({ length: mostPages.searches + 1 }, (_, at) => `/properties?q=${at}`)
    for (const [at, name] of names.entries()) {
      vi.setSystemTime(NOW.getTime() + at)
      browser.site.answers.set(`GET ${name}`, () => {
        const page = pageFor({})
        page.headers.set("vary", "accept")
        return page
      })
      await browser.opens(name)
    }

    expect(await browser.kept("singgah-searches")).toEqual(names.slice(1))
  })
})

describe("a file of a build", () => {
  it("is kept for 30 days from when it was last used", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW })
    const browser = await aBrowser()
    for (const file of ["/assets/a.js", "/assets/b.js"]) {
      browser.site.answers.set(`GET ${file}`, () => new Response("", { headers: { vary: "x" } }))
      await browser.asks(file)
    }
    vi.setSystemTime(NOW.getTime() + 20 * aDay)
    await browser.asks("/assets/a.js")
    vi.setSystemTime(NOW.getTime() + 40 * aDay)
    await browser.asks("/assets/a.js")

    expect(await browser.kept("singgah-files")).toEqual(["/assets/a.js"])
  })
})

describe("a site that does not answer", () => {
  it.each([
    ["a page", "/properties", {}],
    ["an answer of a page that is shown as it was", "/api/bookings/abc", { [AS_IT_WAS]: "1" }],
  ])("is waited for %s for ten seconds", async (_, path, headers) => {
    const browser = await aBrowser()
    browser.site.answers.set("GET /properties", () => pageFor({}, "As it was"))
    browser.site.answers.set("GET /api/bookings/abc", () => new Response("As it was"))
    browser.site.answers.set("GET /booking/abc", () => pageFor({}))
    await browser.opens("/properties")
    await browser.opens("/booking/abc")
    browser.site.answers.set(`GET ${path}`, never)
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    const before = browser.site.asked.length

    const answer = path === "/properties" ? browser.begins(path) : browser.begins(path, headers)
    await expect.poll(() => browser.site.asked.length).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(PATIENCE_SECONDS * 1000)

    expect(await (await answer)?.text()).toContain("As it was")
  })
})

describe("what is kept", () => {
  it("is shown also where it varies by the headers of a request", async () => {
    const browser = await aBrowser()
    const cache = await browser.caches.open("singgah-searches")
    const asked = new Request("/properties", { headers: { accept: "x/y" } })
    await cache.put(asked, new Response("<html>kept</html>", { headers: { vary: "accept" } }))
    browser.site.isReached = false

    expect(await (await browser.opens("/properties")).text()).toContain("kept")
  })

  it("is removed, all of a guest, where the browser has no more room", async () => {
    const browser = await aBrowser()
    for (const path of ["/properties", "/booking/abc", "/properties/a"])
      browser.site.answers.set(`GET ${path}`, () => pageFor({}))
    await browser.opens("/properties")
    await browser.opens("/booking/abc")
    const cache = await browser.caches.open("singgah-stays")
    const full = new DOMException("There is no more room.", "QuotaExceededError")
    vi.spyOn(cache, "put").mockRejectedValue(full)

    await browser.opens("/properties/a")

    expect(await browser.kept("singgah-searches")).toEqual([])
    expect(await browser.kept("singgah-bookings")).toEqual([])
  })
})
