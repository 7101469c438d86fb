import { DEFAULT_LOCALE } from "#core/kernel/default-locale.ts"
import { offlinePageOf } from "#core/offline/offline-document.ts"
import type { PageShelf } from "#core/offline/offline.terms.ts"
import { languages, tagOf } from "#core/preferences/preferences.ts"
import { secondsInDay } from "date-fns/constants"
import { keptFactsOf } from "./kept-answer.ts"
import { ownerOfCaches } from "./known-guest.ts"
import { filledOfflinePage, type ListedPage } from "./offline-text.ts"
import { cacheOf } from "./shelves.ts"

const CACHE = "singgah-offline"
const MILLISECONDS = 1000
const NONCE_BYTES = 18
const UNAVAILABLE = 503

/** Fetches the pages that are shown where nothing is kept, past every other cache. */
export const fetchOfflinePages = async (): Promise<void> => {
  const cache = await caches.open(CACHE)
  for (const language of languages)
    await cache.add(new Request(offlinePageOf(language), { cache: "reload" }))
}

/** Fetches them again once a day, as a newer build may say it in other words. */
export const refreshOfflinePages = async (): Promise<void> => {
  const kept = await (await caches.open(CACHE)).match(offlinePageOf("en"))
  const from = Date.parse(kept?.headers.get("date") ?? "")
  if (!(Date.now() - from < secondsInDay * MILLISECONDS)) await fetchOfflinePages()
}

const listedOn = async (shelf: PageShelf): Promise<ReadonlyArray<ListedPage>> => {
  const cache = await caches.open(cacheOf(shelf))
  const listed: Array<ListedPage> = []
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true })
    const { pathname, search } = new URL(request.url)
    if (kept) listed.push({ address: pathname + search, ...keptFactsOf(kept) })
  }
  return listed.toSorted((one, other) => other.keptAt.localeCompare(one.keptAt, DEFAULT_LOCALE))
}

/** Bookings first: they are what somebody without a connection is most in need of. */
const SHELVES: ReadonlyArray<PageShelf> = ["bookings", "searches", "stays"]

const policyFor = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const newNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))))

/** The page of the site that says there is no connection, with ways to everything that is kept. */
export const offlineAnswer = async ({ pathname, search }: URL): Promise<Response> => {
  const { language, theme } = await ownerOfCaches()
  const written = await (await caches.open(CACHE)).match(offlinePageOf(language))
  const listed = (await Promise.all(SHELVES.map(listedOn))).flat()
  const nonce = newNonce()
  const text = filledOfflinePage((await written?.text()) ?? "", {
    language,
    theme,
    nonce,
    address: pathname + search,
    listed,
  })
  return new Response(text, {
    status: UNAVAILABLE,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": tagOf[language],
      "content-security-policy": policyFor(nonce),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    },
  })
}
