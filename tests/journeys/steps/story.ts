import { launchChromium } from "#tests/support/chromium.ts"
import { startDemoSite } from "#tests/support/prepared-folders.ts"
import type { RunningSite } from "#tests/support/site.ts"
import { mkdirSync, writeFileSync } from "node:fs"
import { expect, inject, test, type TestError } from "vitest"
import { aGuest, type Guest, type GuestRequest } from "./guest.ts"

const PICTURES = "test-results"

type Met = Awaited<ReturnType<typeof aGuest>>

/** Leaves what failed, also of a try after which the story passed, and a picture of every open page. */
const takePictures = async (
  told: string,
  errors: ReadonlyArray<TestError>,
  guests: ReadonlyArray<Met>,
): Promise<void> => {
  mkdirSync(PICTURES, { recursive: true })
  const name = told.replaceAll(/[^\p{L}\p{N}]+/gu, "-")
  const said = errors.map(({ message, diff = "", stack = "" }) => `${message}\n${diff}\n${stack}\n`)
  writeFileSync(`${PICTURES}/${name}.txt`, said.join("\n"))
  for (const [place, page] of guests.flatMap(({ context }) => context.pages()).entries())
    await page.screenshot({ path: `${PICTURES}/${name}-${place}.png`, fullPage: true })
}

/**
 * A test that tells what guests do in real browsers. A story that fails leaves pictures of what each
 * guest saw last; one in which a browser complained of anything has failed.
 */
export const story = test
  .extend("site", { scope: "file" }, () => inject("site"))
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
    const browser = await launchChromium()
    onCleanup(() => browser.close())
    return browser
  })
  // The guests of a story leave before its own sites stop: a page that still loads when its site is
  // gone complains of it, and the story would fail or not by who is faster.
  .extend("aSite", async ({}, { onCleanup }) => {
    const sites: Array<RunningSite> = []
    onCleanup(async () => {
      for (const { stop } of sites) await stop()
    })
    return async (...wanted: Parameters<typeof startDemoSite>): Promise<RunningSite> => {
      const running = await startDemoSite(...wanted)
      sites.push(running)
      return running
    }
  })
  // oxlint-disable-next-line no-unused-vars -- asked for so that guests leave before it ends
  .extend("aGuest", async ({ browser, site, task, aSite: _ }, { onCleanup }) => {
    const guests: Array<Met> = []
    onCleanup(async () => {
      if (task.result?.state === "fail")
        await takePictures(task.name, task.result.errors ?? [], guests)
      for (const { context } of guests) await context.close()
      expect(guests.flatMap(({ troubles }) => troubles).join("\n")).toBe("")
    })
    return async (wanted: GuestRequest = {}, at: string = site): Promise<Guest> => {
      const met = await aGuest(browser, at, wanted)
      guests.push(met)
      return met.guest
    }
  })
