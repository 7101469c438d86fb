import { aContext } from "#tests/ui/support/stage.tsx"
import type { RouteContext } from "#ui/app/context.ts"
import { PAGE_FACTS_ID, writtenFacts, type PageFacts } from "#ui/app/page-facts.ts"
import { afterEach, beforeEach, expect, vi } from "vitest"

/** What a call was given. */
export type Asked = ReadonlyArray<unknown>

/** What happened outside the page's own file, in order: what was asked, and with what. */
export const done: Array<readonly [what: string, ...asked: Asked]> = []
/** Calls with an answer of their own; each other one answers its own name. */
export const answers = new Map<string, unknown>()
/** Code that cannot be fetched. */
export const missing = new Set<string>()
/** The router of the page. */
export const router = { invalidate: (_: unknown) => {} }
const made = { context: null as unknown }

const note = (what: string, ...asked: Asked): unknown => {
  done.push([what, ...asked])
  return answers.get(what) ?? what
}
/** Calls that are noted under the name of what they belong to; it is no promise itself. */
const noted = (owner: string) =>
  new Proxy(
    {},
    {
      get: (_, name) =>
        name === "then"
          ? undefined
          : async (...asked: Asked) => note(`${owner}.${String(name)}`, ...asked),
    },
  )
const fetched = (name: string, code: object) => () => {
  if (missing.has(name)) throw new Error(`${name} cannot be fetched`)
  return code
}

const mocks = {
  "react-dom/client": () => ({ hydrateRoot: (...asked: Asked) => note("hydrate", ...asked) }),
  "#ui/routes/router.tsx": () => ({
    pagesRouter: (context: unknown) => {
      made.context = context
      return router
    },
  }),
  "#ui/translations/browser-words.ts": () => ({
    browserWords: (...asked: Asked) => {
      note("words", ...asked)
      return {
        say: (key: string) => `said ${key}`,
        change: "change",
        complete: async () => {
          note("words.complete")
          if (missing.has("words")) throw new Error("words cannot be fetched")
        },
      }
    },
  }),
  "#adapters/browser/when-idle.ts": () => ({ whenIdle: (work: () => void) => work() }),
  "#adapters/browser/release.browser.ts": () => ({
    browserRelease: (build: unknown) => ({ release: build, start: () => note("release.start") }),
  }),
  "#adapters/browser/preferences.browser.ts": () => ({
    browserPreferences: (...asked: Asked) => {
      note("preferences", ...asked)
      const chosen = { read: () => ({ language: "bm", theme: null }) }
      return { chosen, fetchAhead: () => note("preferences.fetchAhead") }
    },
  }),
  "#adapters/bindings/browser/pages.ts": fetched("pages", {
    pagesWith: () => {
      note("pagesWith")
      return noted("pages")
    },
  }),
  "#adapters/bindings/browser/guest-journeys.ts": fetched("journeys", {
    guestJourneysWith: () => noted("journeys"),
  }),
  "#adapters/bindings/browser/account-journeys.ts": fetched("account", {
    accountJourneysWith: () => noted("account"),
  }),
  "#adapters/bindings/browser/shortlist.ts": fetched("shortlist", {
    shortlistWith: (...asked: Asked) => note("shortlist", ...asked),
  }),
  "#adapters/browser/analytics.browser.ts": fetched("analytics", {
    browserAnalytics: (...asked: Asked) => note("analytics", ...asked),
  }),
  "#adapters/browser/viewed-stays.browser.ts": fetched("viewed", { viewedStays: () => ["seen"] }),
  "#adapters/browser/keep-viewed.browser.ts": fetched("viewed", {
    keepViewed: (...asked: Asked) => note("keepViewed", ...asked),
  }),
  "#adapters/fault-injection/start-faults.ts": fetched("faults", {
    startFaults: (...asked: Asked) => {
      note("startFaults", ...asked)
      return async (again: () => void) => note("showFaults", again)
    },
  }),
  "#adapters/browser/offline.browser.ts": fetched("offline", {
    keepForOffline: (...asked: Asked) => note("keepForOffline", ...asked),
  }),
  "#ui/shell/FailureDialog.tsx": fetched("failures", {
    sayUnforeseen: (...asked: Asked) => note("sayUnforeseen", ...asked),
  }),
  "#ui/app/heading-focus.ts": fetched("headings", {
    focusHeadings: (...asked: Asked) => note("focusHeadings", ...asked),
  }),
}

/** With what something was asked, each time. */
export const asked = (what: string) =>
  done.filter(([name]) => name === what).map(([, ...with_]) => with_)

/** What the server knew of the page, without words. */
export const factsWith = (changes: Partial<PageFacts> = {}): PageFacts => ({
  ...aContext().facts,
  words: {},
  ...changes,
})

/** The page of these facts, taken over by its code; null is a page without any. */
export const starts = async (facts: PageFacts | null = factsWith(), address = "/") => {
  document.body.innerHTML =
    facts === null
      ? ""
      : `<script id="${PAGE_FACTS_ID}" type="application/json">${writtenFacts(facts)}</script>`
  history.replaceState(null, "", address)
  await import("#ui/main.tsx")
  await expect.poll(() => asked("hydrate")).toHaveLength(1)
  return made.context as RouteContext
}

/** Time for all that was begun and is not waited for, failures included. */
export const settles = () => new Promise((resolve) => setTimeout(resolve, 20))

/** The guest moves over the page. */
export const acts = async () => {
  dispatchEvent(new Event("pointermove"))
  await settles()
}

beforeEach(() => {
  vi.resetModules()
  for (const [path, code] of Object.entries(mocks)) vi.doMock(path, code as () => object)
})
afterEach(async () => {
  await acts()
  for (const kept of [done, answers, missing])
    if (Array.isArray(kept)) kept.length = 0
    else kept.clear()
  for (const path of Object.keys(mocks)) vi.doUnmock(path)
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})
