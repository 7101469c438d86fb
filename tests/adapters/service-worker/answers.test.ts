import { describe, expect, it, vi } from "vitest"
import { aBrowser, ORIGIN, pageFor } from "./a-browser.ts"

const SEARCH = "/properties?place=penang"
const HTML = { headers: { "content-type": "text/html" } }
const SIGN_OUT = "/api/session"

const withSearch = async () => {
  const browser = await aBrowser()
  browser.site.answers.set(`GET ${SEARCH}`, () => pageFor({ guest: "siti@example.com" }, "Penang"))
  await browser.opens(SEARCH)
  return browser
}

describe("a page that may be kept", () => {
  it("is shown as it was once there is no connection, and says when it was kept", async () => {
    const browser = await withSearch()
    expect(await browser.kept("singgah-searches")).toEqual([SEARCH])

    browser.site.isReached = false
    const shown = await browser.opens(SEARCH)

    expect(shown.status).toBe(200)
    expect(await shown.text()).toMatch(/^<!DOCTYPE html><html data-kept-at="\d.*<p>Penang<\/p>/)
  })

  it("comes from the site while there is a connection", async () => {
    const browser = await withSearch()
    browser.site.answers.set(`GET ${SEARCH}`, () => pageFor({}, "Penang today"))

    const text = await (await browser.opens(SEARCH)).text()

    expect(text).toContain("Penang today")
    expect(text).not.toContain("data-kept-at")
  })

  it("is shown at its own address, whichever language was asked for", async () => {
    const browser = await withSearch()
    browser.site.answers.set(`GET ${SEARCH}&lang=bm`, () => pageFor({}, "In Malay"))

    const reached = await browser.opens(`${SEARCH}&lang=bm`)
    expect(await reached.text()).toContain("In Malay")
    browser.site.isReached = false
    const shown = await browser.opens(`${SEARCH}&lang=bm`)

    expect(shown.status).toBe(302)
    expect(shown.headers.get("location")).toBe(ORIGIN + SEARCH)
  })

  it("gives way to the page without a connection where it was never seen", async () => {
    const browser = await withSearch()
    await browser.install()
    browser.site.isReached = false

    const shown = await browser.opens("/properties?place=ipoh")

    expect(shown.status).toBe(503)
    expect(await shown.text()).toContain('<a href="/properties?place=ipoh">Try again</a>')
  })

  it("is kept with the answers that it reads from", async () => {
    const browser = await aBrowser()
    browser.site.answers.set("GET /booking/abc", () => pageFor({}))
    browser.site.answers.set("GET /api/bookings/abc", () => Response.json({ id: "abc" }))
    browser.site.answers.set("GET /api/bookings/abc/messages", () => Response.json([]))

    await browser.opens("/booking/abc")

    expect(await browser.kept("singgah-bookings")).toEqual(["/booking/abc"])
    expect(await browser.kept("singgah-calls")).toEqual([
      "/api/bookings/abc",
      "/api/bookings/abc/messages",
    ])
  })

  it("has no answers kept for it where it was not kept itself", async () => {
    const browser = await aBrowser()
    browser.site.answers.set("GET /booking/abc", () => new Response("", { status: 500 }))
    browser.site.answers.set("GET /api/bookings/abc", () => Response.json({ id: "abc" }))

    expect((await browser.opens("/booking/abc")).status).toBe(500)

    expect(browser.site.asked.map(({ url }) => url)).toEqual([`${ORIGIN}/booking/abc`])
  })
})

describe("a page that is never kept", () => {
  it("comes from the site, and says who uses the browser", async () => {
    const browser = await withSearch()
    browser.site.answers.set("GET /help", () => pageFor({ guest: "ali@example.com" }, "Help"))

    expect(await (await browser.opens("/help")).text()).toContain("Help")

    expect(await browser.kept("singgah-searches")).toEqual([])
  })

  it("may be no page of the site at all: nothing follows from it", async () => {
    const browser = await withSearch()
    const { answers } = browser.site
    answers.set("GET /help", () => new Response("plain", { headers: { "content-type": "x/y" } }))
    answers.set("GET /help?a=1", () => new Response(null, { status: 204 }))
    answers.set("GET /help?a=2", () => {
      const { body } = pageFor({ guest: "ali@example.com" })
      return new Response(body, { headers: { "content-type": "text/plain" } })
    })

    answers.set("GET /help?a=3", () => new Response("<html></html>", HTML))

    for (const path of ["", "?a=1", "?a=2", "?a=3"]) await browser.opens(`/help${path}`)

    expect(await browser.kept("singgah-searches")).toEqual([SEARCH])
  })

  it("uses the answer that the browser asked for while the worker was starting", async () => {
    const browser = await aBrowser()

    const shown = await browser.opens("/help", pageFor({}, "Asked ahead"))

    expect(await shown.text()).toContain("Asked ahead")
    expect(browser.site.asked).toEqual([])
  })

  it("gives way to the page without a connection", async () => {
    const browser = await aBrowser()
    await browser.install()
    browser.site.isReached = false

    const shown = await browser.opens("/help?topic=refunds")

    expect(shown.status).toBe(503)
    expect(await shown.text()).toContain('href="/help?topic=refunds"')
  })

  it("is shown also where the worker cannot write down who uses the browser", async () => {
    const browser = await aBrowser()
    browser.site.answers.set("GET /help", () => pageFor({ guest: "siti@example.com" }, "Help"))
    vi.spyOn(browser.caches, "open").mockRejectedValue(new Error("The disk is full."))

    expect(await (await browser.opens("/help")).text()).toContain("Help")
  })
})

describe("a call that changes who is signed in", () => {
  it("has everything forgotten before the page hears of it", async () => {
    const browser = await withSearch()
    browser.site.answers.set(`DELETE ${SIGN_OUT}`, () => new Response(null, { status: 204 }))

    expect((await browser.asks(SIGN_OUT, { method: "DELETE" }))?.status).toBe(204)

    expect(await browser.kept("singgah-searches")).toEqual([])
  })

  it("changes nothing where it was refused", async () => {
    const browser = await withSearch()
    browser.site.answers.set(`DELETE ${SIGN_OUT}`, () => new Response(null, { status: 409 }))

    expect((await browser.asks(SIGN_OUT, { method: "DELETE" }))?.status).toBe(409)

    expect(await browser.kept("singgah-searches")).toEqual([SEARCH])
  })
})

describe("what the worker leaves to the browser", () => {
  it.each([
    ["another site", "https://maps.example/assets/a.js", {}],
    ["another site's page, though it may be kept here", "https://maps.example/properties", {}],
    ["what is sent", "/api/bookings/abc", { method: "POST" }],
    ["what is sent to the address of a file", "/assets/a.js", { method: "POST" }],
    ["calls that no kept page makes", "/api/home", {}],
    ["other files", "/robots.txt", {}],
    ["a page that a script reads", SEARCH, {}],
  ])("is %s", async (_, path, init) => {
    const browser = await aBrowser()

    expect(await browser.asks(path, init)).toBeNull()
    expect(browser.site.asked).toEqual([])
  })

  it.each([
    ["navigate", "iframe"],
    ["cors", "document"],
  ])("is a page in mode %s for a place of kind %s", async (mode, destination) => {
    const browser = await withSearch()
    browser.site.isReached = false

    expect(await browser.asksAs(SEARCH, mode, destination)).toBeNull()
  })
})
