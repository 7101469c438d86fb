import { onTestFinished, vi } from "vitest"
import { writtenFacts } from "#ui/app/page-facts.ts"
import { CachesDouble } from "./caches.double.ts"
import { indexedDatabase } from "./indexed-db.double.ts"

export const ORIGIN = "https://singgah.example"

/** A request of the browser: its address may be a path of the site. */
class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, ORIGIN) : input, init)
  }
}

class SiteResponse extends Response {
  static override redirect(url: string): Response {
    return super.redirect(new URL(url, ORIGIN))
  }
}

class LastingEvent extends Event {
  readonly work: Array<Promise<unknown>> = []

  waitUntil(work: Promise<unknown>): void {
    this.work.push(work)
  }
}

class FetchEvent extends LastingEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  answer: Promise<Response> | null = null

  constructor(request: Request, preloaded?: Response) {
    super("fetch")
    this.request = request
    this.preloadResponse = Promise.resolve(preloaded)
  }
  respondWith(answer: Promise<Response>): void {
    this.answer = answer
  }
}

/** Ends when everything has ended that the browser waits for, what was begun meanwhile included. */
const ended = async ({ work }: LastingEvent): Promise<void> => {
  while (work.length > 0) await work.shift()
}

type Guest = { readonly guest?: string; readonly language?: string; readonly theme?: string | null }

/** A page of the site as it was written for a guest. */
export const pageFor = ({ guest = "", language = "en", theme = null }: Guest, says = "Hello") => {
  const user = guest === "" ? null : { email: guest }
  const facts = writtenFacts({ user, language, theme } as never)
  const text = `<!DOCTYPE html><html lang="en"><body><p>${says}</p><script id="page-facts" type="application/json">${facts}</script></body></html>`
  return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } })
}

/** A day in milliseconds. */
export const aDay = 86_400_000

/** What an open page says of itself. */
export const shown = (given: object) => ({
  address: null,
  title: "",
  guest: "",
  language: "en",
  theme: null,
  files: [],
  ...given,
})

const OFFLINE_PAGE =
  '<html lang="en"><style nonce="nonce-of-the-offline-page">html { color-scheme: scheme-of-the-offline-page }</style><a href="/address-of-the-offline-page">Try again</a><ul>list-of-the-offline-page</ul></html>'

/** The answers of a site by method and path, and whether it can be reached. */
const aSite = () => {
  const asked: Array<Request> = []
  const answers = new Map<string, () => Response | Promise<Response>>()
  for (const language of ["en", "bm", "cn"])
    answers.set(`GET /offline/${language}.html`, () => new Response(OFFLINE_PAGE))
  const site = { answers, asked, isReached: true }
  const fetched = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    asked.push(request)
    if (!site.isReached) throw new TypeError("There is no connection.")
    const answer = answers.get(`${request.method} ${pathname}${search}`)
    return answer ? answer() : new Response("Nothing is here.", { status: 404 })
  }
  return { ...site, site, fetched }
}

/** What the worker's surroundings have beside what every script has. */
const surroundings = (given: object) => {
  const listeners = new Map<string, (event: Event) => void>()
  const enable = vi.fn<() => Promise<void>>(async () => {})
  const claim = vi.fn<() => Promise<void>>(async () => {})
  const skipWaiting = vi.fn<() => Promise<void>>(async () => {})
  const globals = {
    self: globalThis,
    __WB_DISABLE_DEV_LOGS: true,
    ExtendableEvent: LastingEvent,
    FetchEvent,
    Request: SiteRequest,
    Response: SiteResponse,
    location: new URL(`${ORIGIN}/service-worker.js`),
    navigator: { languages: ["de", "ms-MY"] },
    addEventListener: (type: string, listener: (event: Event) => void) =>
      listeners.set(type, listener),
    skipWaiting,
    clients: { claim },
    registration: { navigationPreload: { enable } },
    ...indexedDatabase(),
    ...given,
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  return { listeners, enable, claim, skipWaiting }
}

/** A browser with the worker of the site in it, just started, as a page and the network see it. */
export const aBrowser = async (given: object = {}) => {
  const { site, fetched } = aSite()
  const caches = new CachesDouble()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const { listeners, ...called } = surroundings({ caches, fetch: fetched, ...given })
  const start = async () => {
    vi.resetModules()
    await import("#adapters/service-worker/service-worker.ts")
  }
  await start()
  const emits = async (event: LastingEvent): Promise<void> => {
    listeners.get(event.type)?.(event)
    await ended(event)
  }
  const answered = async (request: Request, preloaded?: Response): Promise<Response | null> => {
    const event = new FetchEvent(request, preloaded)
    listeners.get("fetch")?.(event)
    const answer = await event.answer
    await ended(event)
    return answer
  }
  /** The answer alone, without what the worker goes on doing. */
  const begun = async (request: Request): Promise<Response | null> => {
    const event = new FetchEvent(request)
    listeners.get("fetch")?.(event)
    return event.answer
  }
  const askedAs = (path: string, mode: string, destination: string): Request => {
    const request = new SiteRequest(path, { headers: { accept: "text/html" } })
    Object.defineProperty(request, "mode", { value: mode })
    return Object.defineProperty(request, "destination", { value: destination })
  }
  return {
    site,
    caches,
    ...called,
    /** Ends the worker and starts it again; the caches stay. */
    startAgain: start,
    install: () => emits(new LastingEvent("install")),
    activate: () => emits(new LastingEvent("activate")),
    /** An open page says something to the worker. */
    says: (data: unknown) => emits(Object.assign(new LastingEvent("message"), { data })),
    /** A guest goes to a page. */
    opens: async (path: string, preloaded?: Response): Promise<Response> =>
      (await answered(askedAs(path, "navigate", "document"), preloaded)) as Response,
    /** A guest goes to a page, or a page asks, and what the worker goes on doing is not waited for. */
    begins: (path: string, headers?: Record<string, string>) =>
      begun(headers ? new SiteRequest(path, { headers }) : askedAs(path, "navigate", "document")),
    /** A page of the browser asks for another one, to show it in a frame or to read it. */
    asksAs: (path: string, mode: string, destination: string) =>
      answered(askedAs(path, mode, destination)),
    /** A page asks for something; null where the worker leaves that to the browser. */
    asks: (path: string, init?: RequestInit) => answered(new SiteRequest(path, init)),
    /** The paths under which something lies in a cache. */
    kept: async (name: string): Promise<ReadonlyArray<string>> => {
      const requests = await (await caches.open(name)).keys()
      return requests.map(({ url }) => url.replace(ORIGIN, "")).toSorted()
    },
  }
}

/** The browser that a test has. */
export type Browser = Awaited<ReturnType<typeof aBrowser>>
