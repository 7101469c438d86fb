import { isKeptCall, keptPageAt, type PageToKeep } from "#core/offline/kept-page.ts"
import { changesGuest } from "#core/offline/keeping.rules.ts"
import { AS_IT_WAS } from "#core/offline/offline-document.ts"
import { keepCalls } from "./keep-page.ts"
import { keptFactsOf } from "./kept-answer.ts"
import { calls, heedAnswer, lying, pages } from "./kept-pages.ts"
import { forgetGuest, meetGuest } from "./known-guest.ts"
import { offlineAnswer } from "./offline-page.ts"
import { guestIn } from "./page-text.ts"
import { cacheOf, keptFiles } from "./shelves.ts"
import type { RequestEvent } from "./worker-scope.ts"

const fromSite = async ({ request, preloadResponse }: RequestEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

/** A page that is never kept still says who is signed in. */
const meetReader = async (answer: Response): Promise<void> => {
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return
  const guest = guestIn(await answer.text())
  if (guest) await meetGuest(guest)
}

const neverKept = async (event: RequestEvent, url: URL): Promise<Response> => {
  try {
    const answer = await fromSite(event)
    event.waitUntil(meetReader(answer.clone()).catch(() => {}))
    return answer
  } catch {
    return offlineAnswer(url)
  }
}

/** A kept page is one page, whatever language the address asks for: its scripts read the address. */
const isElsewhere = (
  given: Response,
  { address }: PageToKeep,
  { pathname, search }: URL,
): boolean => keptFactsOf(given).keptAt !== "" && address !== pathname + search

/** A page: as the site gives it, as it was, or the page that says there is no connection. */
export const pageAnswer = async (event: RequestEvent, url: URL): Promise<Response> => {
  const page = keptPageAt(url)
  if (!page) return neverKept(event, url)
  const [answer, kept] = pages[page.shelf].handleAll(event as never)
  event.waitUntil(
    kept
      .then(() => lying(page))
      .then((lies) => lies && keepCalls(event, page))
      .catch(() => {}),
  )
  return answer.then(
    (given) => (isElsewhere(given, page, url) ? Response.redirect(page.address) : given),
    () => offlineAnswer(url),
  )
}

/** Whoever signs in, out, or ends the account: all is forgotten before the page hears of it. */
const guestChanged = async ({ request }: RequestEvent): Promise<Response> => {
  const answer = await fetch(request)
  if (answer.ok) await forgetGuest()
  return answer
}

/** A call of a page that is up to date: nothing kept answers it, and a refusal is heeded. */
const heededCall = async ({ request }: RequestEvent): Promise<Response> => {
  const answer = await fetch(request)
  await heedAnswer(answer, cacheOf("calls"), request)
  return answer
}

const pictureAnswer = async ({ request }: RequestEvent): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (failure) {
    const kept = await caches.match(request, {
      cacheName: cacheOf("pictures"),
      ignoreVary: true,
    })
    if (kept) return kept
    throw failure
  }
}

/** How a request of a page is answered; null leaves it to the browser, as if there were no worker. */
export const answerTo = (event: RequestEvent): Promise<Response> | null => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return null
  if (changesGuest(request.method, url.pathname)) return guestChanged(event)
  if (request.method !== "GET") return null
  if (request.mode === "navigate" && request.destination === "document")
    return pageAnswer(event, url)
  if (url.pathname.startsWith("/assets/")) return keptFiles.handle(event as never)
  if (url.pathname.startsWith("/pictures/")) return pictureAnswer(event)
  if (!isKeptCall(url.pathname)) return null
  return request.headers.has(AS_IT_WAS) ? calls.handle(event as never) : heededCall(event)
}
