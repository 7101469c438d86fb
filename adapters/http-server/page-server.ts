import type { User } from "#core/account/account.ts"
import { preferencesIn } from "#core/preferences/preferences.ts"
import type { Preferences } from "#core/preferences/preferences.ts"
import type { Clock, Chance } from "#core/kernel/world.port.ts"
import type { Properties } from "#core/search/properties.port.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { compressedPage } from "./compressed-page.ts"
import { pagePolicy, type Neighbours } from "./security-headers.ts"

/** What a page is told of services that are not ours; absent is done without. */
export type OutsideParts = {
  readonly cardForm?: { readonly publishableKey: string; readonly script: string | null }
  readonly countryLookup?: string
  readonly analytics?: { readonly id: string; readonly script: string }
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
  readonly patienceMs: number
} & OutsideParts

export type Render<Pages, Files> = (
  request: Request,
  needs: PageNeeds<Pages, Files>,
) => Promise<Response>

/** How long the first byte of a page waits for data that is slow. */
const PATIENCE_MS = 50

export interface PageServerNeeds<Pages, Files> {
  readonly render: Render<Pages, Files>
  readonly files: Files
  readonly pagesFrom: (properties: Properties) => Pages
  readonly clock: Clock
  readonly chance: Chance
  readonly publicUrl: string | null
  readonly neighbours: Neighbours
  readonly sandbox: boolean
  readonly build?: PublishedBuild | undefined
  /** What this deployment has from outside. */
  readonly outside?: OutsideParts
}

/** Draws pages as one guest sees them, under a policy that lets only their own scripts run. */
export const pageServer = <Pages, Files>(needs: PageServerNeeds<Pages, Files>) => {
  const { render, files, clock, chance, neighbours, sandbox, publicUrl } = needs
  return async (request: Request, properties: Properties, user: User | null): Promise<Response> => {
    const url = new URL(request.url)
    const nonce = Buffer.from(chance.bytes(18)).toString("base64")
    const page = await render(request, {
      ...preferencesIn(request),
      pages: needs.pagesFrom(properties),
      files,
      nonce,
      apiBase: neighbours.apiBase,
      origin: publicUrl ?? url.origin,
      today: malaysianDateAt(clock.now()),
      user,
      ...(needs.build && { build: needs.build }),
      sandbox,
      ...needs.outside,
      patienceMs: PATIENCE_MS,
    })
    page.headers.set("content-security-policy", pagePolicy(nonce, neighbours))
    page.headers.set("cache-control", "private, no-cache")
    page.headers.append("vary", "cookie, accept-language")
    return compressedPage(request, page)
  }
}
