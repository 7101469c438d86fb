import type { Page } from "playwright"
import { expect } from "vitest"
import { firstPages } from "./steps/first-pages.ts"
import { story } from "./steps/story.ts"

/** After so long a page starts without its first picture. */
const MOST_MS = 3000

/** The page waits for its first picture however long that takes. */
const neverStartsWithout = (mostMs: number): void => {
  const setTimer = window.setTimeout
  window.setTimeout = ((run: () => void, ms?: number) =>
    ms === mostMs ? 0 : setTimer(run, ms)) as typeof window.setTimeout
}

/** Lets no picture come until it is released; tells what was asked for until now. */
const holdPictures = async (page: Page) => {
  const asked: Array<string> = []
  const released = Promise.withResolvers<void>()
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(neverStartsWithout, MOST_MS)
  await page.route("**/pictures/**", async (route) => {
    await released.promise
    await route.continue()
  })
  return {
    asked: (ending: RegExp) => asked.filter((path) => ending.test(path)),
    release: () => released.resolve(),
  }
}

const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0

const PICTURE = /\.avif$/
const FONT = /\.woff2$/
const SCRIPT = /\.js$/

/** Parts that are neither laid out nor drawn, wherever they are. */
const waiting = (page: Page): Promise<number> =>
  page
    .locator("main section, main li, footer")
    .evaluateAll(
      (parts) =>
        parts.filter((part) => getComputedStyle(part).contentVisibility === "hidden").length,
    )

const fontOf = (page: Page): Promise<string> =>
  page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily)

const SITES_OWN = /^"Plus Jakarta Sans"/

story.for(firstPages)(
  "fetches the first picture of the %s page before its font, its scripts and what is far below",
  async ([, pathAt], { aGuest, site }) => {
    const { page } = await aGuest({ width: 390 })
    const { asked, release } = await holdPictures(page)
    await page.goto(await pathAt(site), { waitUntil: "commit" })
    await page.waitForFunction(isPainted)

    await expect.poll(() => waiting(page)).toBeGreaterThan(0)
    await expect.poll(() => asked(PICTURE).length).toBeGreaterThan(0)
    expect([...asked(FONT), ...asked(SCRIPT)]).toEqual([])
    expect(await fontOf(page)).not.toMatch(SITES_OWN)

    release()
    await expect.poll(() => waiting(page)).toBe(0)
    await expect.poll(() => fontOf(page)).toMatch(SITES_OWN)
    expect(asked(FONT)).toHaveLength(1)
    await expect.poll(() => asked(SCRIPT).length).toBeGreaterThan(0)
  },
)

story("shows what is far below to a guest without scripts", async ({ aGuest }) => {
  const { page, goesTo } = await aGuest({ width: 390, hasScripts: false })
  await goesTo("/")

  expect(await waiting(page)).toBe(0)
  expect(await fontOf(page)).toMatch(SITES_OWN)
})

story("shows what is far below where the page never starts", async ({ aGuest }) => {
  const { page } = await aGuest({ width: 390 })
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/<script[^>]*>[^]*?<\/script>/g, "")
    await route.fulfill({ response, body })
  })
  await page.goto("/")
  expect(await waiting(page)).toBeGreaterThan(0)

  await expect.poll(() => waiting(page)).toBe(0)
})
