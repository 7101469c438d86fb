import { describe, expect, it, vi } from "vitest"
import { aBrowser, aDay, pageFor, shown, type Browser } from "./a-browser.ts"

const NOW = new Date("2026-11-26T04:30:00.000Z")

const withoutConnection = async (browser: Browser, path = "/help"): Promise<Response> => {
  browser.site.isReached = false
  return browser.opens(path)
}

describe("the page without a connection", () => {
  it("may not be stored, run by anything else, or framed", async () => {
    const browser = await aBrowser()
    await browser.install()

    const given = await withoutConnection(browser)

    const nonce = /<style nonce="([^"]+)"/.exec(await given.text())?.[1]
    expect(given.status).toBe(503)
    expect(nonce).toMatch(/^[\w+/]{24}$/)
    expect(Object.fromEntries(given.headers)).toEqual({
      "content-type": "text/html; charset=utf-8",
      "content-language": "ms",
      "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    })
  })

  it("has another nonce each time", async () => {
    const browser = await aBrowser()
    await browser.install()

    const [one, other] = [await withoutConnection(browser), await withoutConnection(browser)]

    expect(await one.text()).not.toBe(await other.text())
  })

  it("is empty where it could never be fetched", async () => {
    const given = await withoutConnection(await aBrowser())

    expect([given.status, await given.text()]).toEqual([503, ""])
  })

  it("speaks the language of the guest, in the theme of the guest", async () => {
    const browser = await aBrowser()
    await browser.install()
    await browser.says(shown({ language: "cn", theme: "dark" }))
    const cache = await browser.caches.open("singgah-offline")
    await cache.put("/offline/cn.html", new Response("您已离线 scheme-of-the-offline-page"))

    const given = await withoutConnection(browser)

    expect(given.headers.get("content-language")).toBe("zh-Hans")
    expect(await given.text()).toBe("您已离线 dark")
  })

  it("lists bookings before searches before stays, and of each kind the latest first", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW })
    const browser = await aBrowser()
    await browser.install()
    const paths = ["/properties/a", "/booking/a", "/properties?a=1", "/booking/b", "/properties/b"]
    for (const [at, path] of paths.entries()) {
      vi.setSystemTime(NOW.getTime() + at)
      browser.site.answers.set(`GET ${path}`, () => pageFor({}))
      await browser.opens(path)
    }

    const text = await (await withoutConnection(browser)).text()

    const listed = [...text.matchAll(/<li><a href="([^"]+)"/g)].map(([, path]) => path)
    expect(listed).toEqual([
      "/booking/b",
      "/booking/a",
      "/properties?a=1",
      "/properties/b",
      "/properties/a",
    ])
  })

  it("lists a page also where its answer varies by the headers of a request", async () => {
    const browser = await aBrowser()
    await browser.install()
    const cache = await browser.caches.open("singgah-bookings")
    const asked = new Request("/booking/a", { headers: { accept: "text/html" } })
    await cache.put(asked, new Response("", { headers: { vary: "accept" } }))
    vi.spyOn(cache, "keys").mockResolvedValue([new Request("/booking/a"), new Request("/gone")])

    const text = await (await withoutConnection(browser)).text()

    expect(text).toContain('<a href="/booking/a">')
    expect(text).not.toContain("/gone")
  })
})

describe("the written page without a connection", () => {
  const fetchedAgainAfter = async (ms: number, headers?: HeadersInit): Promise<boolean> => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW })
    const browser = await aBrowser()
    const written = () => new Response("", { headers: headers ?? { date: NOW.toUTCString() } })
    browser.site.answers.set("GET /offline/en.html", written)
    await browser.install()
    const before = browser.site.asked.length
    vi.setSystemTime(NOW.getTime() + ms)
    await browser.says(shown({}))
    return browser.site.asked.length > before
  }

  it.each([
    ["not fetched again within a day", aDay - 1, false],
    ["fetched again after a day", aDay, true],
  ])("is %s", async (_, ms, isFetched) => {
    expect(await fetchedAgainAfter(ms)).toBe(isFetched)
  })

  it("is fetched again where it does not say how old it is", async () => {
    expect(await fetchedAgainAfter(0, {})).toBe(true)
  })
})
