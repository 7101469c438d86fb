import type { Page } from "playwright"
import { expect } from "vitest"
import type { Guest } from "./guest.ts"

const PATIENCE = { timeout: 30_000 }

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
      const title = () =>
        page.evaluate(async () => {
          const kept = await caches.match(location.href, { ignoreVary: true })
          return navigator.serviceWorker.controller && kept?.headers.get("x-kept-title")
        })
      await expect.poll(title, PATIENCE).toBeTruthy()
    },
    /** Waits until the worker serves this page and knows its guest. */
    untilServed: async (): Promise<void> => {
      await looksAround()
      const known = () =>
        page.evaluate(async () => {
          const written = await caches.match("/offline/guest")
          return navigator.serviceWorker.controller !== null && written !== undefined
        })
      await expect.poll(known, PATIENCE).toBe(true)
    },
    losesConnection: () => page.context().setOffline(true),
    isBackOnline: () => page.context().setOffline(false),
  }
}
