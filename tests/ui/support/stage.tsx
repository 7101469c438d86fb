import { checkedSpeaker } from "./checked-words.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { TranslationProvider, translationOf } from "#ui/translations/use-translation.tsx"
import { NOTHING_SAVED } from "#ui/app/use-saved-stays.ts"
import type { RouteContext } from "#ui/app/context.ts"
import type { Pages } from "#ui/app/pages.ts"
import { readQuery, writeQuery } from "#ui/app/query.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router"
import { render } from "@testing-library/react"
import type { ReactNode } from "react"

export const TODAY = "2026-11-21" as CalendarDate

const unreachable = async () => ({ failed: "unreachable" }) as const

/** Pages that cannot be reached, but for those that are given. */
export const pagesWith = (pages: Partial<Pages> = {}): Pages => ({
  home: unreachable,
  suggest: unreachable,
  search: unreachable,
  open: unreachable,
  listed: unreachable,
  calendar: unreachable,
  placeNights: unreachable,
  ...pages,
})

/** What a route may use, in one language and with nothing behind it but what is given. */
export const aContext = (
  language: Language = "en",
  changes: Partial<RouteContext> = {},
): RouteContext => ({
  pages: pagesWith(),
  articles: unreachable,
  head: null,
  release: {
    isOutdated: () => false,
    subscribe: () => () => {},
    tell: () => {},
    isReachable: async () => true,
    reloadOnceFor: () => false,
  },
  facts: {
    language,
    theme: null,
    words: wordsOf[language],
    apiBase: "",
    origin: "http://localhost",
    today: TODAY,
    user: null,
    sandbox: true,
    google: {},
  },
  session: { read: () => null, subscribe: () => () => {}, becomes: () => {} },
  preferences: {
    read: () => ({ language, theme: null }),
    subscribe: () => () => {},
    choose: () => {},
  },
  recent: { read: () => [], keep: () => {} },
  viewed: { read: async () => [], keep: () => {} },
  shortlist: { read: () => NOTHING_SAVED, subscribe: () => () => {}, mark: () => {} },
  sharing: { hasSheet: () => false, open: async () => false, copy: async () => false },
  words: checkedSpeaker(language),
  completeWords: async () => {},
  drafts: { read: () => ({}), keep: () => {}, forget: () => {} },
  journeys: null,
  account: null,
  patienceMs: null,
  ...changes,
})

/**
 * Draws a part on an otherwise empty page; every address leads to that same page. What its route has
 * loaded is given where the part asks for it.
 */
export const draw = async (
  part: ReactNode,
  {
    language = "en",
    at = "/",
    route = at,
    loaded,
    ...changes
  }: Partial<RouteContext> & {
    language?: Language
    at?: string
    /** The pattern of the address, where it has gaps. */
    route?: string
    loaded?: object
  } = {},
) => {
  const context = aContext(language, changes)
  const rootRoute = createRootRouteWithContext<RouteContext>()({
    component: () => (
      <TranslationProvider translation={translationOf(language, context.words.say)}>
        {part}
      </TranslationProvider>
    ),
  })
  const everywhere = createRoute({ getParentRoute: () => rootRoute, path: "$" })
  const own = createRoute({ getParentRoute: () => rootRoute, path: route, loader: () => loaded })
  const router = createRouter({
    routeTree: rootRoute.addChildren(loaded ? [own, everywhere] : [everywhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    context,
    parseSearch: readQuery,
    stringifySearch: writeQuery,
  })
  await router.load()
  const drawn = render(<RouterProvider router={router as never} />)
  return {
    ...drawn,
    address: () => router.state.location.href,
    /** How many pages the way back leads through, this one among them. */
    visited: () => router.history.length,
  }
}
