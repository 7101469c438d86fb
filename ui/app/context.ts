import type { Preferences, Theme } from "#core/preferences/preferences.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { InformationPage } from "#core/navigation/information-pages.ts"
import type { AccountJourneys } from "./account-journeys.ts"
import type { Drafts } from "./drafts.ts"
import type { VisitEvent } from "#core/visitor/visit-events.ts"
import type { Slug } from "#core/property/property.ts"
import type { Shortlist } from "#core/shortlist/shortlist.ts"
import type { ViewedStay } from "#core/property/viewed-stay.ts"
import type { Journeys } from "./journeys.ts"
import type { PageFacts } from "./page-facts.ts"
import type { PageAnswer, Pages } from "./pages.ts"
import type { Article } from "../translations/pages/article.ts"
import type { TabSession } from "./session.ts"
import type { ReactNode } from "react"
import type { Speaker } from "../translations/speaker.ts"

/** A choice of the guest about language or theme. */
export type PreferenceChoice =
  | { readonly type: "guest.choseLanguage"; readonly language: Language }
  | { readonly type: "guest.choseTheme"; readonly theme: Theme }

/** The guest's current preferences, and the function that changes them. */
export type ChosenPreferences = {
  readonly read: () => Preferences
  readonly subscribe: (listener: () => void) => () => void
  readonly choose: (choice: PreferenceChoice) => void
}

/** The last places a guest searched for, newest first. */
export type RecentSearches = {
  readonly read: () => ReadonlyArray<{ readonly slug: string; readonly name: string }>
  readonly keep: (place: { readonly slug: string; readonly name: string }) => void
}

/** The stays that were opened on this device. */
export type ViewedStays = {
  readonly read: () => Promise<ReadonlyArray<ViewedStay>>
  readonly keep: (stay: ViewedStay) => void
}

/** The stays that the guest saved on this device, and in the account once signed in. */
export type SavedStays = {
  /** The same list until it changes. */
  readonly read: () => Shortlist
  readonly subscribe: (listener: () => void) => () => void
  readonly mark: (slug: Slug, saved: boolean) => void
}

/** A page to share, with its title and text. */
export type PageToShare = { readonly url: string; readonly title?: string; readonly text?: string }

/** Gives a page on to others. */
export type Sharing = {
  /** The system has a sheet of its own for sharing. */
  readonly hasSheet: () => boolean
  /** False when nothing was shared after all. */
  readonly open: (page: PageToShare) => Promise<boolean>
  /** False where copying is not allowed. */
  readonly copy: (text: string) => Promise<boolean>
}

/** The text of a page that is text alone. */
export type Articles = (page: InformationPage, language: Language) => Promise<PageAnswer<Article>>

/** What a tab knows of the build it came from. */
export type Release = {
  /** A newer build is out, and the guest has not yet said what to do about it. */
  readonly isOutdated: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  readonly tell: (event: { readonly type: "guest.reloaded" | "guest.postponed" }) => void
  /** Whether the site answers: without it a page that is loaded again becomes the browser's error page. */
  readonly isReachable: () => Promise<boolean>
  /** Loads a path again whose code is missing, unless it just did; says whether it does. */
  readonly reloadOnceFor: (path: string) => boolean
}

/** Visit statistics: nothing is loaded or sent before the guest agrees. */
export type Analytics = {
  readonly consent: () => "unasked" | "agreed" | "refused"
  readonly subscribe: (listener: () => void) => () => void
  readonly decide: (agreed: boolean) => void
  readonly tell: (event: VisitEvent) => void
}

/** What every route may use; main.tsx fills it in the browser, render.tsx on the server. */
export type RouteContext = {
  readonly pages: Pages
  readonly articles: Articles
  readonly release: Release
  /** What only the server writes into the head, for those who read pages by machine. */
  readonly head: (() => ReactNode) | null
  readonly facts: PageFacts
  readonly session: TabSession
  readonly drafts: Drafts
  readonly preferences: ChosenPreferences
  readonly recent: RecentSearches
  readonly viewed: ViewedStays
  readonly shortlist: SavedStays
  readonly sharing: Sharing
  readonly words: Pick<Speaker, "say">
  /** Resolves when the words of every page are there; a page brings only its own along. */
  readonly completeWords: () => Promise<void>
  /** Absent where nothing is counted. */
  readonly analytics?: () => Promise<Analytics>
  /** Null on the server: pages of a journey draw their body in the browser. */
  readonly journeys: Journeys | null
  /** Null on the server, as journeys are. */
  readonly account: AccountJourneys | null
  /** How long the first byte waits for data before the page starts without it; null waits. */
  readonly patienceMs: number | null
}
