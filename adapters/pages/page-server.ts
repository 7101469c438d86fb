import type { User } from "#core/account/account.ts"
import type { Clock, Randomness } from "#core/kernel/environment.port.ts"
import { asksForCards } from "#core/payment/card-pages.ts"
import { wholeHourAt } from "#core/kernel/whole-hour.ts"
import { preferencesIn, type Preferences } from "#core/preferences/preferences.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { byNonce } from "../http-server/own-scripts.ts"
import type { Neighbours } from "../http-server/security-headers.ts"
import { findKeptPage } from "./find-kept-page.ts"
import { finishedPage } from "./finished-page.ts"
import { pageKeeping, type Look } from "./page-keeping.ts"
import type { OutsideParts, PublishedBuild, Render } from "./page-needs.ts"
import type { VersionNow } from "./pages-still-true.ts"
import { isPersonalPath } from "./personal-paths.ts"
import { drawCommonPage, writtenPages, type CommonPageSource } from "./written-pages.ts"

/** How long the first byte of a page waits for data that is slow. */
const PATIENCE_MS = 50

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
  const keeping = pageKeeping(needs.versionNow)
  const finish = finishedPage(neighbours)

  const lookOf = ({ language, theme }: Preferences, origin: string, now = clock.now()): Look => [
    language,
    theme,
    origin,
    `${wholeHourAt(now)}`,
  ]

  const page = async (
    request: Request,
    properties: Properties,
    user: User | null,
  ): Promise<Response> => {
    const { pathname, origin } = new URL(request.url)
    const now = clock.now()
    const facts = {
      ...preferencesIn(request),
      nonce: Buffer.from(randomness.bytes(18)).toString("base64"),
      apiBase: neighbours.apiBase,
      origin: publicUrl ?? origin,
      today: malaysianDateAt(now),
      user,
      ...(needs.build && { build: needs.build }),
      sandbox,
      ...needs.outside,
      ...(neighbours.stripe && !asksForCards(pathname) && { lacksCardForm: true }),
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
    const { language, nonce } = facts
    const look = lookOf(facts, facts.origin, now)
    const drawn = isPersonal
      ? { page: await draw(properties), own: byNonce(nonce) }
      : await keeping.draw({ request, nonce, look }, properties, draw)
    return finish(request, drawn.page, { language, own: drawn.own, isPersonal })
  }

  const findKept = findKeptPage({
    find: keeping.find,
    lookOf,
    neighbours,
    publicUrl,
    finish,
  })
  return Object.assign(page, { findKept })
}

/** What gives pages, however they were built. */
export type PageServer = ReturnType<typeof pageServer>
