import type { Page } from "playwright"
import type { Guest } from "./guest.ts"

const PATIENCE_MS = 30_000

/** Every address of a guest that the browser keeps, with calls and pictures. */
const keptIn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(
      (name) => !["singgah-files", "singgah-offline", "singgah-guest"].includes(name),
    )
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })

/** What guests do where there is no connection. */
export const withoutConnection = (guest: Guest) => {
  const { page, looksAround } = guest
  return {
    kept: () => keptIn(page),
    /** Waits until the browser keeps the page that is shown, and its title, which is written last. */
    untilKept: async (): Promise<void> => {
      await looksAround()
      await page.waitForFunction(
        async () => {
          const kept = await caches.match(location.href, { ignoreVary: true })
          return Boolean(kept?.headers.get("x-kept-title"))
        },
        undefined,
        { timeout: PATIENCE_MS },
      )
    },
    /** Waits until the worker serves this page. */
    untilServed: async (): Promise<void> => {
      await looksAround()
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    },
    losesConnection: () => page.context().setOffline(true),
    isBackOnline: () => page.context().setOffline(false),
    /** Goes to an address that no script of a page may answer. */
    goesWithoutScripts: async (path: string): Promise<void> => {
      await page.goto(path, { waitUntil: "load" })
    },
  }
}
