import type { User } from "#core/account/account.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { Company } from "#core/people/company.ts"
import type { Theme } from "#core/preferences/preferences.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import type { Words } from "../translations/translations.ts"

/** What the server knew when it wrote the page; the browser reads it from the page itself. */
export type PageFacts = {
  readonly language: Language
  readonly theme: Theme | null
  /** The words of that language alone. */
  readonly words: Words
  /** Where the product's calls go; empty is where the page came from. */
  readonly apiBase: string
  /** Scheme and host of the page, for addresses that others are to open. */
  readonly origin: string
  readonly today: CalendarDate
  /** Who is signed in, if anybody is. */
  readonly user: User | null
  /** The build this page came from, and how often to ask for a newer one; absent while developing. */
  readonly build?: { readonly id: string; readonly pollMs: number }
  /** The sandbox takes card payments: no real money moves. */
  readonly sandbox: boolean
  /** The provider's card form cannot be loaded here: this document's policy does not let it in. */
  readonly lacksCardForm?: boolean
} & OutsideFacts

/** What this deployment has from outside; what is absent it does without. */
export type OutsideFacts = {
  /** True if the operator has configured the site as a demonstration. */
  readonly demonstration?: boolean
  /** The company that runs the site; absent if not configured. */
  readonly company?: Company
  /** Settings of the login with Google or its stand-in; absent if there is none. */
  readonly google?: {
    /** Its own window over the page, and the script that opens it; absent where it has none. */
    readonly window?: { readonly clientId: string; readonly script: string }
  }
  /** Stripe's own card form; absent where the sandbox takes the cards, or nobody. */
  readonly cardForm?: {
    readonly publishableKey: string
    /** Where its script comes from; null is Stripe's own host. */
    readonly script: string | null
  }
  /** The URL of an external country look-up; absent if the site answers itself. */
  readonly countryLookup?: string
  /** What counts visits, once a guest has agreed. */
  readonly analytics?: { readonly id: string; readonly script: string }
  /** How long rooms are held here, in minutes; absent where it is the usual time. */
  readonly holdMinutes?: number
  /** The product's own pages on social networks. */
  readonly followUs?: ReadonlyArray<{ readonly name: string; readonly address: string }>
}

/** Cards can be paid with here; else stays are paid for at the property alone. */
export const takesCards = ({ sandbox, cardForm }: PageFacts): boolean =>
  sandbox || cardForm !== undefined

export const PAGE_FACTS_ID = "page-facts"

/** The facts as text that no `<` can end early. */
export const writtenFacts = (facts: PageFacts): string =>
  JSON.stringify(facts).replaceAll("<", "\\u003c")
