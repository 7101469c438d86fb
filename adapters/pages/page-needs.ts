import type { User } from "#core/account/account.ts"
import type { Company } from "#core/people/company.ts"
import type { Preferences } from "#core/preferences/preferences.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"

/** What a page is told of services that are not ours; absent is done without. */
export type OutsideParts = {
  readonly demonstration?: boolean
  readonly company?: Company
  readonly google?: { readonly window?: { readonly clientId: string; readonly script: string } }
  readonly cardForm?: { readonly publishableKey: string; readonly script: string | null }
  readonly countryLookup?: string
  readonly analytics?: { readonly id: string; readonly script: string }
  /** How long rooms are held here, in minutes; absent where it is the usual time. */
  readonly holdMinutes?: number
  readonly followUs?: ReadonlyArray<{ readonly name: string; readonly address: string }>
}

/** The build that pages come from, and how often an open page asks for a newer one. */
export type PublishedBuild = { readonly id: string; readonly pollMs: number }

/** What a page is drawn from; the renderer of the build takes exactly this. */
export type PageNeeds<Pages, Files> = Preferences & {
  readonly pages: Pages
  readonly files: Files
  readonly nonce: string
  readonly apiBase: string
  readonly origin: string
  readonly today: CalendarDate
  readonly user: User | null
  readonly build?: PublishedBuild
  readonly sandbox: boolean
  /** The policy of this document does not let the provider's card form in. */
  readonly lacksCardForm?: boolean
  readonly patienceMs: number
} & OutsideParts

/** Draws a page from what it is drawn from. */
export type Render<Pages, Files> = (
  request: Request,
  needs: PageNeeds<Pages, Files>,
) => Promise<Response>
