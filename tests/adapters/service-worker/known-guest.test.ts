import { describe, expect, it } from "vitest"
import { aBrowser, pageFor, shown, type Browser } from "./a-browser.ts"

const SHELVES = ["bookings", "stays", "searches", "calls", "pictures", "files"]

const withEverythingOf = async (guest: string) => {
  const browser = await aBrowser()
  const { answers } = browser.site
  answers.set("GET /booking/abc", () => pageFor({ guest }))
  answers.set("GET /api/bookings/abc", () => Response.json({}))
  answers.set("GET /properties", () => pageFor({ guest }))
  answers.set("GET /properties/abc", () => pageFor({ guest }))
  for (const file of ["/assets/a.js", "/pictures/b.avif"])
    answers.set(`GET ${file}`, () => new Response(""))
  const files = ["/assets/a.js", "/pictures/b.avif"]
  await browser.says(shown({ address: "/booking/abc", guest, files }))
  await browser.opens("/properties")
  await browser.opens("/properties/abc")
  return browser
}

const counts = async (browser: Browser) =>
  Object.fromEntries(
    await Promise.all(
      SHELVES.map(async (shelf) => [shelf, (await browser.kept(`singgah-${shelf}`)).length]),
    ),
  )

const everything = { bookings: 1, stays: 1, searches: 1, calls: 1, pictures: 1, files: 1 }
const filesAlone = { bookings: 0, stays: 0, searches: 0, calls: 0, pictures: 0, files: 1 }

const known = async (browser: Browser): Promise<unknown> =>
  (await (await browser.caches.open("singgah-guest")).match("/offline/guest"))?.json()

describe("what is kept of a guest", () => {
  it("stays while the same guest uses the browser, in any language and theme", async () => {
    const browser = await withEverythingOf("siti@example.com")

    await browser.says(shown({ guest: "siti@example.com", language: "bm", theme: "dark" }))

    expect(await counts(browser)).toEqual(everything)
  })

  it.each(["ali@example.com", ""])("goes once it is '%s' who uses it", async (guest) => {
    const browser = await withEverythingOf("siti@example.com")

    await browser.says(shown({ guest }))

    expect(await counts(browser)).toEqual(filesAlone)
  })

  it("goes also once somebody signs in after using it without an account", async () => {
    const browser = await withEverythingOf("")

    await browser.says(shown({ guest: "siti@example.com" }))

    expect(await counts(browser)).toEqual(filesAlone)
  })

  it("goes once the site says that nobody is signed in, and any guest may follow", async () => {
    const browser = await withEverythingOf("siti@example.com")
    browser.site.answers.set("GET /booking/abc", () => new Response(null, { status: 401 }))

    await browser.opens("/booking/abc")

    expect(await counts(browser)).toEqual(filesAlone)
    expect(await known(browser)).toEqual({ guest: null, language: "en", theme: null })
    browser.site.answers.set("GET /properties", () => pageFor({ guest: "ali@example.com" }))
    await browser.opens("/properties")
    await browser.says(shown({ guest: "ali@example.com" }))
    expect(await browser.kept("singgah-searches")).toEqual(["/properties"])
  })

  it("is no longer counted for how much may be kept once it is gone", async () => {
    const browser = await withEverythingOf("siti@example.com")
    for (const name of ["a", "b"]) {
      browser.site.answers.set(`GET /properties?q=${name}`, () =>
        pageFor({ guest: "siti@example.com" }),
      )
      await browser.opens(`/properties?q=${name}`)
    }
    await browser.says(shown({ guest: "" }))
    for (const name of ["c", "d", "e"]) {
      browser.site.answers.set(`GET /properties?q=${name}`, () => pageFor({}))
      await browser.opens(`/properties?q=${name}`)
    }

    const kept = ["c", "d", "e"].map((name) => `/properties?q=${name}`)
    expect(await browser.kept("singgah-searches")).toEqual(kept)
  })
})

describe("who uses the browser", () => {
  it("is nobody at first, in the first language of the browser that the site has", async () => {
    const browser = await aBrowser()
    await browser.install()
    browser.site.isReached = false

    expect((await browser.opens("/help")).headers.get("content-language")).toBe("ms")
  })

  it("reads English where the browser asks for no language of the site", async () => {
    const browser = await aBrowser({ navigator: { languages: ["de", "fr"] } })
    browser.site.isReached = false

    expect((await browser.opens("/help")).headers.get("content-language")).toBe("en")
  })

  it.each([
    { guest: "siti@example.com", language: "en", theme: null },
    { guest: "", language: "bm", theme: null },
    { guest: "", language: "en", theme: "dark" },
  ])("is written down, each change by itself: %j", async (change) => {
    const browser = await aBrowser()
    await browser.says(shown({}))
    expect(await known(browser)).toEqual({ guest: "", language: "en", theme: null })

    await browser.says(shown(change))

    expect(await known(browser)).toEqual(change)
  })
})
