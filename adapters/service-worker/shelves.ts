import {
  mostPages,
  mostParts,
  OFFLINE_DAYS,
  PATIENCE_SECONDS,
  type PageShelf,
} from "#core/offline/offline.terms.ts"
import { secondsInDay } from "date-fns/constants"
import { CacheExpiration, CacheFirst, ExpirationPlugin, NetworkFirst } from "serwist"
import type { SerwistPlugin } from "serwist"

/** Everything of a guest, and the files of builds, which belong to nobody. */
export type CacheShelf = PageShelf | keyof typeof mostParts

const most: Readonly<Record<CacheShelf, number>> = { ...mostPages, ...mostParts }

/** What the browser calls the cache of a shelf. */
export const cacheOf = (shelf: CacheShelf): string => `singgah-${shelf}`

const boundsOf = (shelf: CacheShelf) => ({
  maxEntries: most[shelf],
  maxAgeSeconds: OFFLINE_DAYS * secondsInDay,
  // Pages differ by cookies, which a worker does not see: it forgets them when those change.
  matchOptions: { ignoreVary: true },
})

const optionsOf = (shelf: CacheShelf, plugins: ReadonlyArray<SerwistPlugin>) => ({
  cacheName: cacheOf(shelf),
  matchOptions: { ignoreVary: true },
  plugins: [...plugins, new ExpirationPlugin({ ...boundsOf(shelf), purgeOnQuotaError: true })],
})

/** Answers from the site, and what it keeps once the site does not answer. */
export const networkFirst = (shelf: CacheShelf, ...plugins: ReadonlyArray<SerwistPlugin>) =>
  new NetworkFirst({
    ...optionsOf(shelf, plugins),
    ...(shelf !== "pictures" && { networkTimeoutSeconds: PATIENCE_SECONDS }),
  })

/** Files that never change under their names. */
export const keptFiles = new CacheFirst({
  cacheName: cacheOf("files"),
  matchOptions: { ignoreVary: true },
  plugins: [
    // A page that is kept may need a file that came long before it.
    new ExpirationPlugin({
      ...boundsOf("files"),
      maxAgeFrom: "last-used",
      purgeOnQuotaError: true,
    }),
  ],
})

const guestsOwn = (Object.keys(most) as ReadonlyArray<CacheShelf>).filter(
  (shelf) => shelf !== "files",
)

/** Empties every shelf that has something of a guest, and the list of when it was put there. */
export const emptyShelves = async (): Promise<void> => {
  for (const shelf of guestsOwn) {
    await caches.delete(cacheOf(shelf))
    await new CacheExpiration(cacheOf(shelf), boundsOf(shelf)).delete()
  }
}

/** Removes whatever has been kept for too long. */
export const removeOld = async (): Promise<void> => {
  for (const shelf of Object.keys(most) as ReadonlyArray<CacheShelf>)
    await new CacheExpiration(cacheOf(shelf), boundsOf(shelf)).expireEntries()
}
