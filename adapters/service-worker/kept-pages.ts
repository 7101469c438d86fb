import { keptPageAt, type PageToKeep } from "#core/offline/kept-page.ts"
import { meaningOf } from "#core/offline/keeping.rules.ts"
import { mostPages, type PageShelf } from "#core/offline/offline.terms.ts"
import type { SerwistPlugin } from "serwist"
import { keptFactsOf, rewritten } from "./kept-answer.ts"
import { forgetGuest, guestAge, meetGuest } from "./known-guest.ts"
import { guestIn, markedAsKept } from "./page-text.ts"
import { cacheOf, networkFirst } from "./shelves.ts"

const now = (): string => new Date().toISOString()

/** Removes what is kept under an address of a shelf. */
const removeFrom = async (cacheName: string, request: Request): Promise<void> => {
  await (await caches.open(cacheName)).delete(request, { ignoreVary: true })
}

/** Does to what is kept what an answer means for it; true where the answer may be kept. */
export const heedAnswer = async (
  response: Response,
  cacheName: string,
  key: Request,
): Promise<boolean> => {
  const meaning = meaningOf(response)
  switch (meaning) {
    case "keeps":
      return true
    case "leaves":
      return false
    case "forgets":
      await removeFrom(cacheName, key)
      return false
    case "forgetsAll":
      await forgetGuest()
      return false
    default:
      return meaning satisfies never
  }
}

/** The page under the address that it is kept under, whatever chose its language. */
const keyOf = (request: Request): string => {
  const page = keptPageAt(new URL(request.url))
  return page ? new URL(page.address, request.url).href : request.url
}

const ofPages = (shelf: PageShelf): SerwistPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
  handlerWillStart: async ({ state }) => {
    if (state) state["age"] = guestAge()
  },
  cacheWillUpdate: async ({ request, response, state }) => {
    if (!(await heedAnswer(response, cacheOf(shelf), request))) return null
    if (state?.["age"] !== guestAge()) return null
    const text = await response.clone().text()
    const guest = guestIn(text)
    if (!guest) return null
    await meetGuest(guest)
    return rewritten(text, response, { keptAt: now() })
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null
    const { keptAt } = keptFactsOf(cachedResponse)
    return rewritten(markedAsKept(await cachedResponse.text(), keptAt), cachedResponse)
  },
})

/** How the pages of each shelf are answered, and kept on the way. */
export const pages = Object.fromEntries(
  (Object.keys(mostPages) as ReadonlyArray<PageShelf>).map((shelf) => [
    shelf,
    networkFirst(shelf, ofPages(shelf)),
  ]),
) as Readonly<Record<PageShelf, ReturnType<typeof networkFirst>>>

/** How the calls of kept pages are answered, and kept on the way. */
export const calls = networkFirst("calls", {
  handlerWillStart: async ({ state }) => {
    if (state) state["age"] = guestAge()
  },
  cacheWillUpdate: async ({ request, response, state }) =>
    (await heedAnswer(response, cacheOf("calls"), request)) && state?.["age"] === guestAge()
      ? rewritten(await response.clone().text(), response, { keptAt: now() })
      : null,
})

/** How the pictures of kept pages are kept. */
export const pictures = networkFirst("pictures")

/** A page as it lies on its shelf. */
export const lying = async ({ shelf, address }: PageToKeep): Promise<Response | undefined> =>
  (await caches.open(cacheOf(shelf))).match(address, { ignoreVary: true })

/** Writes the title that a page has in its tab beside what is kept of it. */
export const entitle = async (page: PageToKeep, title: string): Promise<void> => {
  const kept = await lying(page)
  if (!kept) return
  const cache = await caches.open(cacheOf(page.shelf))
  await cache.put(page.address, rewritten(kept.body, kept, { title }))
}
