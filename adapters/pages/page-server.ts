import type { User } from "#core/account/account.ts"
import {
  isLanguage,
  isTheme,
  PREFERENCES_KEPT_SECONDS,
  preferencesIn,
  tagOf,
} from "#core/preferences/preferences.ts"
import type { Clock, Randomness } from "#core/kernel/environment.port.ts"
import { asksForCards } from "#core/payment/card-pages.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { compressedPage } from "../http-server/compressed-page.ts"
import { choiceCookie } from "../http-server/cookies.ts"
import type { OutsideParts, PublishedBuild, Render } from "./page-needs.ts"
import { pagePolicy, permissionsPolicy, type Neighbours } from "../http-server/security-headers.ts"
import { byNonce } from "../http-server/own-scripts.ts"
import { pageKeeping, type VersionNow } from "./page-keeping.ts"
import { isPersonalPath } from "./personal-paths.ts"
import { drawCommonPage, writtenPages, type CommonPageSource } from "./written-pages.ts"

/** How long the first byte of a page waits for data that is slow. */
const PATIENCE_MS = 50

const NOT_MODIFIED = 304

export interface PageServerNeeds<Pages, Files> {
  readonly render: Render<Pages, Files>
  readonly files: Files
  /** What the build wrote down for everybody; absent while developing. */
  readonly written?: CommonPageSource | undefined
  readonly pagesFrom: (properties: Properties) => Pages
  readonly clock: Clock
  readonly randomness: Randomness
  readonly publicUrl: string | null
  readonly neighbours: Neighbours
  readonly sandbox: boolean
  readonly build?: PublishedBuild | undefined
  /** By which version of the inventory pages are drawn; without it none is kept. */
  readonly versionNow?: VersionNow
  /** What this deployment has from outside. */
  readonly outside?: OutsideParts
}

/** A choice made by a link is kept, so that it works without a script too. */
const keepChoices = ({ url }: Request, headers: Headers, isSecure: boolean): void => {
  const { searchParams } = new URL(url)
  const keep = (name: string, value: string) =>
    headers.append(
      "set-cookie",
      choiceCookie(name, value, { seconds: PREFERENCES_KEPT_SECONDS, isSecure }),
    )
  const [language, theme] = [searchParams.get("lang"), searchParams.get("theme")]
  if (isLanguage(language)) keep("language", language)
  if (isTheme(theme)) keep("theme", theme)
}

/** The build draws as the site comes; a deployment that looks different draws once for itself. */
const commonPagesOf = <Pages, Files>(needs: PageServerNeeds<Pages, Files>) => {
  const { written, render, files, sandbox, outside = {} } = needs
  if (!written) return async () => null
  const { demonstration, company, followUs, analytics, cardForm, holdMinutes } = outside
  const looksDifferent = demonstration || company || followUs || analytics || holdMinutes
  if (sandbox && !looksDifferent) return writtenPages(written)
  const look = {
    sandbox,
    ...(demonstration && { demonstration }),
    ...(company && { company }),
    ...(followUs && { followUs }),
    ...(analytics && { analytics }),
    ...(cardForm && { cardForm }),
    ...(holdMinutes && { holdMinutes }),
  }
  return writtenPages(drawCommonPage(render, files, look))
}

/** Draws pages as one guest sees them, under a policy that lets only their own scripts run. */
export const pageServer = <Pages, Files>(needs: PageServerNeeds<Pages, Files>) => {
  const { render, files, clock, randomness, neighbours, sandbox, publicUrl } = needs
  const written = commonPagesOf(needs)
  const drawOnce = pageKeeping(needs.versionNow)
  return async (request: Request, properties: Properties, user: User | null): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const place = { asksForCards: asksForCards(pathname) }
    const facts = {
      ...preferencesIn(request),
      nonce: Buffer.from(randomness.bytes(18)).toString("base64"),
      apiBase: neighbours.apiBase,
      origin: publicUrl ?? new URL(request.url).origin,
      today: malaysianDateAt(clock.now()),
      user,
      ...(needs.build && { build: needs.build }),
      sandbox,
      ...needs.outside,
      ...(neighbours.stripe && !place.asksForCards && { lacksCardForm: true }),
    }
    const draw = async (shown: Properties) =>
      (await written(request, facts)) ??
      render(request, {
        ...facts,
        pages: needs.pagesFrom(shown),
        files,
        patienceMs: PATIENCE_MS,
      })
    const isPersonal = user !== null || isPersonalPath(pathname)
    const look = [facts.language, facts.theme, facts.origin, facts.today]
    const { page, own } = isPersonal
      ? { page: await draw(properties), own: byNonce(facts.nonce) }
      : await drawOnce({ request, nonce: facts.nonce, look }, properties, draw)
    keepChoices(request, page.headers, neighbours.secure)
    page.headers.set("content-language", tagOf[facts.language])
    page.headers.set("cache-control", isPersonal ? "no-store" : "private, no-cache")
    page.headers.append("vary", "cookie, accept-language")
    // Who has the page already keeps its policy too, which lets in what stands in it.
    if (page.status !== NOT_MODIFIED)
      page.headers.set("content-security-policy", pagePolicy(own, neighbours, place))
    page.headers.set("permissions-policy", permissionsPolicy(neighbours, place))
    return page.headers.has("content-encoding") ? page : compressedPage(request, page)
  }
}
