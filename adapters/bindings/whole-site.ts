import type { AccountServiceNeeds } from "#core/account-service/account-service.needs.ts"
import { accountPortsFor } from "#core/account-service/account-ports.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { ManagedBookings } from "#core/booking/managed-bookings.port.ts"
import type { ReceiptWords } from "#core/booking/receipt-sheet.ts"
import type { StoredAnswers } from "#core/workload/stored-answers.port.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import type { Randomness, Clock } from "#core/kernel/environment.port.ts"
import type { Visitor } from "#core/people/visitor.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { Effect } from "effect"
import { pagesOf } from "../browser/pages-of.ts"
import { usualPages, type Configuration } from "../configuration/configuration.ts"
import { usualRequestLimits } from "../configuration/request-limits.ts"
import { responseOf, writeFailure } from "../http-api/answer-writing.ts"
import { NothingHere } from "../http-api/protocol.errors.ts"
import { admission } from "../http-server/admission.ts"
import { apiServer } from "../http-server/api-server.ts"
import type { BuiltPages } from "../http-server/built-pages.ts"
import { forCrawlers } from "../http-server/for-crawlers.ts"
import { pageServer } from "../http-server/page-server.ts"
import { firstOf, redirecting } from "../http-server/redirecting.ts"
import type { Neighbours } from "../http-server/security-headers.ts"
import { withErrorPage } from "../http-server/error-page.ts"
import { serviceRoutes, type ServiceNeeds } from "../http-server/service-routes.ts"
import type { RequestTelemetry } from "../http-server/request-telemetry.ts"
import { neighboursOf, thirdPartySettingsOf } from "./third-party-settings.ts"
import type { Papers } from "./booking-papers.ts"
import { accountPictures } from "../http-server/account-pictures.ts"
import { authenticateCaller } from "../http-server/authenticate-caller.ts"
import { hideDefects } from "../http-server/hide-defects.ts"
import { site, type Part, type SiteNeeds } from "../http-server/site.ts"

export type Pages = ReturnType<typeof pagesOf>

/** Everything that the site is put together from. */
export type WholeSiteNeeds = ServiceNeeds & {
  readonly accountService: AccountServiceNeeds
  readonly configuration: Pick<
    Configuration,
    "publicUrl" | "apiBase" | "stripe" | "standIns" | "demonstration"
  > &
    Partial<Pick<Configuration, "google" | "visitors" | "pages" | "requestLimits">>
  readonly bookingsFor: (visitor: Visitor) => Bookings
  readonly managedBy: (visitor: Visitor) => ManagedBookings
  readonly papers: (sheet: ReceiptWords | null) => Papers
  readonly inquiriesFor: (visitor: Visitor) => Inquiries
  readonly propertiesFor: (visitor: Visitor) => Properties
  readonly storedAnswers: StoredAnswers
  readonly clock: Clock
  readonly randomness: Randomness
  readonly sandbox: Part
  /** What search engines are told that there is. */
  readonly slugs?: () => Promise<ReadonlyArray<string>>
  /** Null before the first build: the API answers all the same. */
  readonly built: BuiltPages<Pages> | null
  readonly report: SiteNeeds["report"]
  readonly watch: RequestTelemetry
}

const pollMsOf = ({ pages }: WholeSiteNeeds["configuration"]): number =>
  pages?.updateCheckMs ?? usualPages.updateCheckMs

const pagesPart = (needs: WholeSiteNeeds, neighbours: Neighbours): SiteNeeds["page"] => {
  const { built, clock, randomness, configuration, propertiesFor } = needs
  if (!built) return async () => responseOf(writeFailure(new NothingHere()))
  const page = pageServer({
    render: built.render,
    files: { kind: "built", manifest: built.manifest },
    written: built.written,
    pagesFrom: (properties) => pagesOf(properties, hideDefects(needs.report)),
    clock,
    randomness,
    publicUrl: configuration.publicUrl,
    neighbours,
    sandbox: configuration.standIns.cards,
    build:
      built.build === undefined ? undefined : { id: built.build, pollMs: pollMsOf(configuration) },
    outside: thirdPartySettingsOf(configuration),
  })
  return async (request, caller) => {
    const { visitor, user } = await Effect.runPromise(
      authenticateCaller(needs.accountService, caller),
    )
    const { secret, keep } = caller.browser
    if (user && secret) keep(secret)
    return page(request, propertiesFor(visitor), user)
  }
}

const ownFiles = (needs: WholeSiteNeeds): SiteNeeds["ownFiles"] => {
  const pictures = accountPictures(needs.accountService)
  const papers = needs.papers(needs.built?.receiptSheet ?? null)
  return async (request, caller) =>
    (await pictures(request, caller)) ??
    (await papers(request, () =>
      Effect.runPromise(
        Effect.map(authenticateCaller(needs.accountService, caller), ({ visitor }) => visitor),
      ),
    ))
}

/** The site as one function from request to answer: API, pages, files and stand-ins. */
export const wholeSite = (needs: WholeSiteNeeds) => {
  const { accountService, bookingsFor, managedBy, propertiesFor, storedAnswers } = needs
  const { randomness, configuration } = needs
  const neighbours = neighboursOf(configuration)
  const { publicUrl } = configuration
  const admitted = admission(configuration.requestLimits ?? usualRequestLimits)
  return site({
    ownFiles: ownFiles(needs),
    api: apiServer({
      portsFor: (caller) =>
        Effect.map(authenticateCaller(accountService, caller), ({ visitor }) => ({
          ...accountPortsFor(accountService, { visitor, browser: caller.browser }),
          bookings: bookingsFor(visitor),
          managed: managedBy(visitor),
          inquiries: needs.inquiriesFor(visitor),
          properties: propertiesFor(visitor),
        })),
      storedAnswers,
      admitted,
      publicUrl,
    }),
    service: serviceRoutes(needs),
    admitted,
    sandbox: needs.sandbox,
    files: firstOf(
      redirecting(configuration.pages?.redirects ?? {}),
      forCrawlers(publicUrl, needs.slugs ?? (async () => [])),
      needs.built?.files ?? (async () => null),
    ),
    page: pagesPart(needs, neighbours),
    ...(needs.built && {
      sorry: withErrorPage(needs.built.sorryPage, randomness, configuration.demonstration),
    }),
    randomness,
    publicUrl,
    neighbours,
    report: needs.report,
    watch: needs.watch,
  })
}
