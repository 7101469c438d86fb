import type { Page } from "playwright"
import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { aStay } from "./steps/stays.ts"
import { firstPages } from "./steps/first-pages.ts"
import { story } from "./steps/story.ts"

/** Whether the browser has laid out and drawn what the selector finds last. */
const isDrawn = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .last()
    .evaluate((found) => found.checkVisibility({ contentVisibilityAuto: true }))

/** Parts that are drawn when near and cut off whatever reaches over their edge, as outlines do. */
const cuttingOff = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator("main section, main li").evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { contentVisibility, overflowClipMargin } = getComputedStyle(part)
      return contentVisibility === "auto" && overflowClipMargin === "0px" ? [part.outerHTML] : []
    }),
  )

story.for([
  ["home", "/", "main section ul a"],
  ["results", "/properties?where=langkawi", "[data-stay] h2"],
] as const)(
  "draws what is far below on the %s page once its guest comes near",
  async ([, path, far], { aGuest }) => {
    const { page, goesTo } = await aGuest({ width: 390 })
    await goesTo(path)
    await page.waitForLoadState("networkidle")

    expect(await isDrawn(page, far)).toBe(false)
    expect(await isDrawn(page, "footer a")).toBe(false)
    expect(await cuttingOff(page)).toEqual([])

    await page.locator(far).last().scrollIntoViewIfNeeded()
    await expect.poll(() => isDrawn(page, far)).toBe(true)
    await page.locator("footer a").last().focus()
    await expect.poll(() => isDrawn(page, "footer a")).toBe(true)
  },
)

story("opens a property at the part that its address names", async ({ aGuest, site }) => {
  const { propertyPath } = await aStay(site, staying(40))
  const { page, goesTo } = await aGuest({ width: 390 })
  await goesTo(propertyPath)
  expect(await isDrawn(page, "#location h2")).toBe(false)
  await goesTo(`${propertyPath}#location`)

  const location = page.locator("#location")
  await expect.poll(async () => (await location.boundingBox())?.y ?? -1).toBeLessThan(400)
  await expect.poll(async () => (await location.boundingBox())?.y ?? -1).toBeGreaterThan(0)
  expect(await isDrawn(page, "#location h2")).toBe(true)
  expect(await cuttingOff(page)).toEqual([])
})

story("comes back from a stay to the card that was opened", async ({ aGuest }) => {
  const { page, goesTo } = await aGuest({ width: 390 })
  await goesTo("/properties?where=langkawi")
  const card = page.locator("[data-stay]").nth(14)
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(page, "[data-stay]:nth-child(15) h2")).toBe(true)
  await card.getByRole("heading").getByRole("link").click()
  await page.locator("#location").waitFor({ state: "attached" })

  await page.goBack()
  await page.locator("[data-stay]").nth(14).waitFor({ state: "attached" })

  const isInView = () =>
    card.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
  await expect.poll(isInView).toBe(true)
})

story.for(firstPages)(
  "fits the %s page into a window that became narrow, whatever is not drawn",
  async ([, pathAt], { aGuest, site }) => {
    const { page, goesTo } = await aGuest({ width: 1440 })
    await goesTo(await pathAt(site))
    await page.waitForLoadState("networkidle")
    await page.locator("footer a").last().scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 0))

    await page.setViewportSize({ width: 390, height: 844 })

    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(390)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)
