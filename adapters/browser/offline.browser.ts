import type { ShownPage } from "#core/offline/shown-page.ts"
import type { Preferences } from "#core/preferences/preferences.ts"

const WORKER = "/service-worker.js"

/** A page that is looked at for so long is kept; its title and its files are there by then. */
const SETTLED_MS = 1000

/** A page shows fewer pictures than this before it is scrolled far; code has fewer files in all. */
const MOST_PICTURES = 24
const MOST_FILES = 200

type Readable<Value> = {
  readonly read: () => Value
  readonly subscribe: (listener: () => void) => () => void
}

/** What a tab tells the worker of; a list, which takes less of the first load than names do. */
type Needs = readonly [
  router: { readonly subscribe: (event: "onRendered", listener: () => void) => unknown },
  session: Readable<{ readonly email: string } | null>,
  preferences: Readable<Preferences>,
  /** Fetches the code that a page needs beside its own when it is shown without a connection. */
  fetchAhead: () => Promise<unknown>,
]

/** When the page that is shown was kept, where it is one from the browser's own store; else undefined. */
const keptAt = (): string | undefined => document.documentElement.dataset["keptAt"]

/** What a list of kept pages calls the page: its heading, and the property where the heading is of another thing. */
const nameOfPage = (): string =>
  ["h1", "[data-names-page]"]
    .flatMap((part) => document.querySelector(part)?.textContent ?? [])
    .join(": ") || document.title

const filesUnder = (folder: string, most: number): ReadonlyArray<string> => {
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(folder))
    .map(({ pathname }) => pathname)
  return [...new Set(files)].slice(-most)
}

/**
 * Lets links be followed by the browser itself while the page is one that was kept, or there is no
 * connection: a page that is loaded whole is given by the worker, and says when it was kept.
 */
const followLinksWhole = (): void => {
  const isOtherPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
    origin === location.origin && pathname !== location.pathname
  addEventListener(
    "click",
    (event) => {
      if (navigator.onLine && keptAt() === undefined) return
      const link = event.target instanceof Element ? event.target.closest("a") : null
      if (link && link.target === "" && isOtherPage(link)) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

const keepPages = async (
  container: ServiceWorkerContainer,
  [router, session, preferences, fetchAhead]: Needs,
): Promise<void> => {
  await container.register(WORKER, { updateViaCache: "none" })
  const { active } = await container.ready
  followLinksWhole()
  // What a kept page says of its guest is as old as the page.
  if (keptAt() !== undefined) return
  const tell = (address: string | null): void => {
    const shown: ShownPage = {
      ...preferences.read(),
      address,
      title: nameOfPage(),
      guest: session.read()?.email ?? "",
      files:
        address === null
          ? []
          : [...filesUnder("/assets/", MOST_FILES), ...filesUnder("/pictures/", MOST_PICTURES)],
    }
    active?.postMessage(shown)
  }
  const tellPage = () => tell(location.pathname + location.search)
  session.subscribe(() => tell(null))
  preferences.subscribe(() => tell(null))
  let waiting: ReturnType<typeof setTimeout> | undefined
  router.subscribe("onRendered", () => {
    clearTimeout(waiting)
    waiting = setTimeout(tellPage, SETTLED_MS)
  })
  await fetchAhead().catch(() => {})
  tellPage()
}

/** Ends the worker that a build left behind; one of another script, as the mocked API has, stays. */
const removeWorker = async (container: ServiceWorkerContainer): Promise<void> => {
  for (const registration of await container.getRegistrations()) {
    const { installing, waiting, active } = registration
    const script = (active ?? waiting ?? installing)?.scriptURL
    if (script === new URL(WORKER, location.href).href) await registration.unregister()
  }
}

/**
 * Has pages kept for when there is no connection, once the page has loaded; without https there is no
 * such thing, and where no build is served no worker of one may come between.
 */
export const keepForOffline = (isBuilt: boolean, ...needs: Needs): void => {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!container) return
  const begin = () =>
    void (isBuilt ? keepPages(container, needs) : removeWorker(container)).catch(() => {})
  if (document.readyState === "complete") begin()
  else addEventListener("load", begin, { once: true })
}
