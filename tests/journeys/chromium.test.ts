import { launchChromium } from "#tests/support/chromium.ts"
import { expect, it } from "vitest"

it("meets every site as a guest's browser, not as a robot", async () => {
  await using browser = await launchChromium()
  const page = await browser.newPage()

  expect(await page.evaluate(() => navigator.userAgent)).not.toMatch(/headless|bot/i)
})
