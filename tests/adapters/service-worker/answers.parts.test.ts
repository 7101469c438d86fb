import { describe, expect, it } from "vitest"
import { AS_IT_WAS } from "#core/offline/offline-document.ts"
import { aBrowser, pageFor } from "./a-browser.ts"

const PICTURE = "/pictures/a.avif"
const FILE = "/assets/a.js"
const CALL = "/api/bookings/abc"
const asItWas = { headers: { [AS_IT_WAS]: "1" } }

describe("a file of a build", () => {
  it("is fetched once and never again, also after a month", async () => {
    const browser = await aBrowser()
    browser.site.answers.set(`GET ${FILE}`, () => new Response("code", { headers: { vary: "x" } }))

    await browser.asks(FILE)
    const again = await browser.asks(FILE, { headers: { x: "1" } })

    expect(await again?.text()).toBe("code")
    expect(browser.site.asked).toHaveLength(1)
    expect(await browser.kept("singgah-files")).toEqual([FILE])
  })
})

describe("a picture", () => {
  const withPicture = async () => {
    const browser = await aBrowser()
    const headers = { vary: "accept" }
    browser.site.answers.set(`GET ${PICTURE}`, () => new Response("seen", { headers }))
    const cache = await browser.caches.open("singgah-pictures")
    await cache.put(PICTURE, new Response("kept", { headers }))
    return browser
  }

  it("comes from the site, and is not kept by being seen", async () => {
    const browser = await withPicture()

    expect(await (await browser.asks(PICTURE))?.text()).toBe("seen")
    expect(browser.site.asked).toHaveLength(1)
  })

  it("comes from what is kept where there is no connection, whatever it varies by", async () => {
    const browser = await withPicture()
    browser.site.isReached = false

    const shown = await browser.asks(PICTURE, { headers: { accept: "image/avif" } })

    expect(await shown?.text()).toBe("kept")
  })

  it("fails where nothing is kept, or lies among other things alone", async () => {
    const browser = await withPicture()
    browser.site.isReached = false
    await (await browser.caches.open("singgah-files")).put("/pictures/b.avif", new Response("b"))

    await expect(browser.asks("/pictures/b.avif")).rejects.toThrow("no connection")
  })
})

describe("a call of a page that may be kept", () => {
  const withCall = async () => {
    const browser = await aBrowser()
    browser.site.answers.set("GET /booking/abc", () => pageFor({ guest: "siti@example.com" }))
    browser.site.answers.set(`GET ${CALL}`, () => Response.json({ total: 1 }))
    await browser.opens("/booking/abc")
    return browser
  }

  it("of a page that is up to date is answered by the site alone", async () => {
    const browser = await withCall()
    browser.site.isReached = false

    await expect(browser.asks(CALL)).rejects.toThrow("no connection")
  })

  it("of a page that is shown as it was is answered by what was kept", async () => {
    const browser = await withCall()
    browser.site.isReached = false

    expect(await (await browser.asks(CALL, asItWas))?.json()).toEqual({ total: 1 })
  })

  it("of a page that is shown as it was is answered, and kept, as it is now, if it can be", async () => {
    const browser = await withCall()
    browser.site.answers.set(`GET ${CALL}`, () => Response.json({ total: 2 }))
    expect(await (await browser.asks(CALL, asItWas))?.json()).toEqual({ total: 2 })

    browser.site.isReached = false
    expect(await (await browser.asks(CALL, asItWas))?.json()).toEqual({ total: 2 })
  })

  it.each([403, 404, 410])("is forgotten once the site answers %i", async (status) => {
    const browser = await withCall()
    browser.site.answers.set(`GET ${CALL}`, () => new Response(null, { status }))

    expect((await browser.asks(CALL))?.status).toBe(status)

    expect(await browser.kept("singgah-calls")).toEqual([])
    expect(await browser.kept("singgah-bookings")).toEqual(["/booking/abc"])
  })

  it("stays kept while the site only fails, and forgets all once nobody is signed in", async () => {
    const browser = await withCall()
    browser.site.answers.set(`GET ${CALL}`, () => new Response(null, { status: 500 }))
    await browser.asks(CALL)
    expect(await browser.kept("singgah-calls")).toEqual([CALL])

    browser.site.answers.set(`GET ${CALL}`, () => new Response(null, { status: 401 }))
    await browser.asks(CALL)

    expect(await browser.kept("singgah-calls")).toEqual([])
    expect(await browser.kept("singgah-bookings")).toEqual([])
  })
})
