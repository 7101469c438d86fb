import { describe, expect, it } from "vitest"
import { aBrowser, pageFor, shown } from "./a-browser.ts"

const BOOKING = "/booking/abc"
const CALL = "/api/bookings/abc"

const withBooking = async () => {
  const browser = await aBrowser()
  browser.site.answers.set(`GET ${BOOKING}`, () => pageFor({}, "Your booking"))
  browser.site.answers.set(`GET ${CALL}`, () => Response.json({ id: "abc" }))
  await browser.opens(BOOKING)
  return browser
}

describe("what an answer means for the page that is kept", () => {
  it.each([403, 404, 410])("the page goes alone where the site answers %i", async (status) => {
    const browser = await withBooking()
    browser.site.answers.set(`GET ${BOOKING}`, () => new Response(null, { status }))

    expect((await browser.opens(BOOKING)).status).toBe(status)

    expect(await browser.kept("singgah-bookings")).toEqual([])
    expect(await browser.kept("singgah-calls")).toEqual([CALL])
  })

  it("the page goes also where what is kept varies by the headers of a request", async () => {
    const browser = await withBooking()
    const cache = await browser.caches.open("singgah-bookings")
    await cache.delete(BOOKING)
    const request = new Request(BOOKING, { headers: { cookie: "", accept: "x/y" } })
    await cache.put(request, new Response("", { headers: { vary: "accept" } }))
    browser.site.answers.set(`GET ${BOOKING}`, () => new Response(null, { status: 404 }))

    await browser.opens(BOOKING)

    expect(await browser.kept("singgah-bookings")).toEqual([])
  })

  it("the page stays where the site only fails", async () => {
    const browser = await withBooking()
    browser.site.answers.set(
      `GET ${BOOKING}`,
      () => new Response(pageFor({}, "Sorry").body, { status: 502 }),
    )

    expect((await browser.opens(BOOKING)).status).toBe(502)

    browser.site.isReached = false
    expect(await (await browser.opens(BOOKING)).text()).toContain("Your booking")
  })

  it("nothing is kept of the page that says who signs in first", async () => {
    const browser = await withBooking()
    browser.site.answers.set(
      `GET ${BOOKING}`,
      () => new Response(pageFor({}).body, { status: 401 }),
    )

    expect((await browser.opens(BOOKING)).status).toBe(401)

    expect(await browser.kept("singgah-bookings")).toEqual([])
  })

  it("a page that says of no guest whose it is, is not kept", async () => {
    const browser = await aBrowser()
    browser.site.answers.set(`GET ${BOOKING}`, () => new Response("<html>not of the site</html>"))

    expect(await (await browser.opens(BOOKING)).text()).toContain("not of the site")

    expect(await browser.kept("singgah-bookings")).toEqual([])
  })

  it("a page says who uses the browser when it is kept", async () => {
    const browser = await withBooking()
    browser.site.answers.set("GET /properties", () => pageFor({ guest: "siti@example.com" }))

    await browser.opens("/properties")

    expect(await browser.kept("singgah-bookings")).toEqual([])
    expect(await browser.kept("singgah-searches")).toEqual(["/properties"])
  })
})

describe("what was asked for before a guest signed out", () => {
  it.each([
    ["page", "GET /properties", "singgah-searches", () => pageFor({ guest: "siti@example.com" })],
    ["answer", `GET ${CALL}`, "singgah-calls", () => Response.json({ id: "abc" })],
  ])("is not kept after it: a %s", async (_, key, shelf, answer) => {
    const browser = await aBrowser()
    browser.site.answers.set(`GET ${BOOKING}`, () => pageFor({}))
    browser.site.answers.set("DELETE /api/session", () => new Response(null, { status: 204 }))
    const slow = Promise.withResolvers<Response>()
    browser.site.answers.set(key, () => slow.promise)
    const path = key === `GET ${CALL}` ? BOOKING : "/properties"

    const opened = browser.opens(path)
    await expect
      .poll(() => browser.site.asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`))
      .toContain(key)
    await browser.asks("/api/session", { method: "DELETE" })
    slow.resolve(answer())
    await opened

    expect(await browser.kept(shelf)).toEqual([])
  })
})

describe("the title of a kept page", () => {
  it("is the latest, and the page stays as it is", async () => {
    const browser = await withBooking()
    await browser.install()
    await browser.says(shown({ address: BOOKING, title: "First" }))
    await browser.says(shown({ address: BOOKING, title: "Second" }))

    browser.site.isReached = false

    expect(await (await browser.opens(BOOKING)).text()).toContain("Your booking")
    const listed = await (await browser.opens("/help")).text()
    expect(listed).toContain(`<a href="${BOOKING}">Second</a>`)
    expect(listed).toMatch(/<small>.*\d{4}.*<\/small>/)
  })
})
