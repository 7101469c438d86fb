import { describe, expect, it } from "vitest"
import { aBrowser, pageFor, shown } from "./a-browser.ts"

const PAGES = ["/offline/bm.html", "/offline/cn.html", "/offline/en.html"]

describe("a worker that is installed", () => {
  it("fetches the page without a connection in every language past the browser's store", async () => {
    const browser = await aBrowser()

    await browser.install()

    expect(await browser.kept("singgah-offline")).toEqual(PAGES)
    expect(browser.site.asked.map(({ cache }) => cache)).toEqual(["reload", "reload", "reload"])
  })

  it("does not wait until older pages are closed", async () => {
    const browser = await aBrowser()

    await browser.install()
    expect(browser.skipWaiting).toHaveBeenCalledOnce()
    expect(browser.claim).not.toHaveBeenCalled()
    await browser.activate()

    expect(browser.claim).toHaveBeenCalledOnce()
    expect(browser.enable).toHaveBeenCalledOnce()
  })

  it("serves also where a browser does not ask for pages ahead", async () => {
    const browser = await aBrowser({ registration: {} })

    await browser.activate()

    expect(browser.claim).toHaveBeenCalledOnce()
  })
})

describe("what a page says to the worker", () => {
  it.each([null, "hello", {}, { ...shown({}), language: "fr" }])(
    "changes nothing where it is no page that is shown: %j",
    async (said) => {
      const browser = await aBrowser()

      await browser.says(said)

      expect(browser.site.asked).toEqual([])
    },
  )

  it("fetches the page without a connection where it is not there yet", async () => {
    const browser = await aBrowser()

    await browser.says(shown({ address: "/help" }))

    expect(await browser.kept("singgah-offline")).toEqual(PAGES)
  })

  it("is heard again where it could not be kept at first", async () => {
    const browser = await aBrowser()
    browser.site.isReached = false
    await browser.says(shown({ address: "/properties", title: "Stays" }))
    expect(await browser.kept("singgah-searches")).toEqual([])

    browser.site.isReached = true
    browser.site.answers.set("GET /properties", () => pageFor({}))
    await browser.says(shown({ address: "/properties", title: "Stays" }))

    expect(await browser.kept("singgah-searches")).toEqual(["/properties"])
  })
})
