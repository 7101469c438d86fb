import { RouterClient } from "@tanstack/react-router/ssr/client"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { faultScenarioIn } from "#adapters/browser/faults.browser.ts"
import { browserArticles } from "#adapters/browser/articles.browser.ts"
import { siteClock } from "#adapters/browser/clock.browser.ts"
import { browserDrafts } from "#adapters/browser/drafts.browser.ts"
import { browserFetch } from "#adapters/browser/fetch.browser.ts"
import { hasViewed } from "#adapters/browser/has-viewed.browser.ts"
import { browserPages } from "#adapters/browser/pages.browser.ts"
import { browserPreferences } from "#adapters/browser/preferences.browser.ts"
import { browserRecentSearches } from "#adapters/browser/recent-searches.browser.ts"
import { browserSession } from "#adapters/browser/session.browser.ts"
import { browserRelease } from "#adapters/browser/release.browser.ts"
import { keepInAccount } from "#adapters/browser/shortlist-of-account.ts"
import { browserShortlist } from "#adapters/browser/shortlist.browser.ts"
import { browserSharing } from "#adapters/browser/sharing.browser.ts"
import { whenGuestActs } from "#adapters/browser/when-guest-acts.ts"
import { whenIdle } from "#adapters/browser/when-idle.ts"
import type { AccountJourneys } from "./app/account-journeys.ts"
import type { Analytics } from "./app/context.ts"
import type { Journeys } from "./app/journeys.ts"
import { PAGE_FACTS_ID, type PageFacts } from "./app/page-facts.ts"
import { pagesRouter } from "./routes/router.tsx"
import { browserWords } from "./translations/browser-words.ts"
import { translationOf } from "./translations/use-translation.tsx"
import { fetchKeptLine } from "./shell/OfflineBanner.tsx"

const facts: PageFacts = JSON.parse(document.getElementById(PAGE_FACTS_ID)?.textContent ?? "{}")
const words = browserWords(facts.language, facts.words)
const pages = browserPages(async () =>
  (await import("#adapters/bindings/browser/pages.ts")).pagesWith(facts),
)
const seen = () => import("#adapters/browser/viewed-stays.browser.ts")
const release = browserRelease(facts.build, browserFetch)
const preferences = browserPreferences(facts, words.change)
const started = browserPages(async () =>
  (await import("#adapters/bindings/browser/guest-journeys.ts")).guestJourneysWith(facts),
).pages
const journeys: Journeys = {
  checkout: (wanted, isSignedIn) => started.checkout(wanted, isSignedIn),
  inquiry: () => started.inquiry(),
  lookup: () => started.lookup(),
  conversation: (door) => started.conversation(door),
  reviews: () => started.reviews(),
  booking: (id) => started.booking(id),
  quote: (stay, held) => started.quote(stay, held),
  now: siteClock.now,
  phoneCountry: async () => {
    const country = await started.phoneCountry()
    return typeof country === "string" ? country : null
  },
  ...(facts.cardForm && {
    cardForm: {
      show: (...asked) => started.showCardForm(...asked),
      isComplete: async () => (await started.isCardComplete()) === true,
    },
  }),
}

const account: AccountJourneys = browserPages(async () =>
  (await import("#adapters/bindings/browser/account-journeys.ts")).accountJourneysWith(facts),
).pages

const session = browserSession(facts.user)
const shortlist = browserShortlist(siteClock.now)

const countingWith = async (tag: NonNullable<PageFacts["analytics"]>): Promise<Analytics> => {
  const { browserAnalytics } = await import("#adapters/browser/analytics.browser.ts")
  return browserAnalytics(tag, { storage: localStorage, page: window })
}
let counting: Promise<Analytics> | undefined

const context: Parameters<typeof pagesRouter>[0] = {
  pages: pages.pages,
  articles: browserArticles(browserFetch),
  release: release.release,
  head: null,
  facts,
  session,
  drafts: browserDrafts(),
  preferences: preferences.chosen,
  recent: browserRecentSearches(),
  viewed: {
    read: async () =>
      hasViewed()
        ? seen().then(
            ({ viewedStays }) => viewedStays(),
            () => [],
          )
        : [],
    keep: (stay) =>
      void import("#adapters/browser/keep-viewed.browser.ts").then(
        ({ keepViewed }) => keepViewed(stay),
        () => {},
      ),
  },
  shortlist,
  sharing: browserSharing(),
  words,
  completeWords: words.complete,
  journeys,
  account,
  ...(facts.analytics && { analytics: () => (counting ??= countingWith(facts.analytics!)) }),
  patienceMs: null,
}

type Router = ReturnType<typeof pagesRouter>

const draw = (router: Router): void =>
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />, {
      onUncaughtError: (failure) => console.error("The page could not start", failure),
    })
  })

/** Takes the page over; only where no real money changes hands may anybody ask for failures. */
const takeOver = (router: Router): void => {
  const scenario = facts.sandbox ? faultScenarioIn(location.search) : null
  const drawIt = () => draw(router)
  if (!scenario) return drawIt()
  void import("#adapters/fault-injection/start-faults.ts").then(({ startFaults }) => {
    const showFaults = startFaults(scenario)
    drawIt()
    whenIdle(() => void showFaults(() => router.invalidate({ forcePending: true })))
  }, drawIt)
}

/** What cannot be fetched ahead is fetched, and its failure shown, when a page needs it. */
const fetchAhead = (router: Router): void => {
  void words.complete().catch(() => {})
  pages.fetchAhead()
  preferences.fetchAhead()
  release.start()
  void import("#adapters/browser/offline.browser.ts").then(
    ({ keepForOffline }) =>
      keepForOffline(import.meta.env.PROD, router, session, preferences.chosen, fetchKeptLine),
    () => {},
  )
  keepInAccount(session, async () => {
    const { shortlistWith } = await import("#adapters/bindings/browser/shortlist.ts")
    return shortlistWith(facts, shortlist)
  })
  void import("./shell/FailureDialog.tsx").then(
    ({ sayUnforeseen }) =>
      sayUnforeseen(() => translationOf(preferences.chosen.read().language, words.say)),
    () => {},
  )
}

const start = (): void => {
  const router = pagesRouter(context)
  // Each step is a task of its own: in between the browser draws, and answers the guest.
  setTimeout(() => takeOver(router))
  whenIdle(
    () =>
      void import("./app/heading-focus.ts").then(
        ({ focusHeadings }) => focusHeadings(router),
        () => {},
      ),
  )
  whenGuestActs(() => fetchAhead(router))
}

setTimeout(start)
