import { withHeaders } from "../answer-headers.ts"
import type { RequestHandler } from "../site.needs.ts"

/** The address of the worker that keeps pages; browsers ask for it again with every page. */
const WORKER = "/service-worker.js"

/** A worker that removes what the other one kept, and then itself. */
const REMOVING = `addEventListener("install", () => skipWaiting())
addEventListener("activate", (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    indexedDB.deleteDatabase("serwist-expiration")
    await registration.unregister()
  }
  event.waitUntil(remove())
})
`

const headers = {
  "cache-control": "no-cache",
  // The worker fetches from this site alone, and opens nothing.
  "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
}

/**
 * Gives the worker that keeps pages under its own policy or, where pages are not to be kept, one that
 * removes it: browsers that have the first take the second with their next page.
 */
export const workerFile =
  (files: RequestHandler, keepsOffline: boolean): RequestHandler =>
  async (request) => {
    if (new URL(request.url).pathname !== WORKER) return files(request)
    if (!keepsOffline)
      return new Response(REMOVING, { headers: { ...headers, "content-type": "text/javascript" } })
    const file = await files(request)
    return file && withHeaders(file, headers)
  }
