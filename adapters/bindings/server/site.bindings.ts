import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { receiveMail } from "#core/messages/receive-mail.ts"
import { Effect } from "effect"
import { ContainerModule, type ResolutionContext } from "inversify"
import { pagesOf } from "../../browser/pages-of.ts"
import type { Configuration } from "../../configuration/configuration.ts"
import { isPublic } from "../../configuration/stand-ins.ts"
import { countryOfNetwork } from "../../country-lookup/network-countries.ts"
import { responseOf, writeFailure } from "../../http-api/answer-writing.ts"
import { NothingHere } from "../../http-api/protocol.errors.ts"
import { admission } from "../../http-server/admission/admission.ts"
import { earlyPage, type EarlyPage } from "../../http-server/early-page.ts"
import { earlyRefusal, type EarlyRefusal } from "../../http-server/early-refusal.ts"
import { withErrorPage } from "../../http-server/error-page.ts"
import { forCrawlers } from "../../http-server/for-crawlers.ts"
import { hideDefects } from "../../http-server/hide-defects.ts"
import { ownPictures } from "../../http-server/files/own-pictures.ts"
import { workerFile } from "../../http-server/files/worker-file.ts"
import { answerKeeping, type AnswerKeeping } from "../../pages/answer-keeping.ts"
import { pageForCaller } from "../../pages/page-for-caller.ts"
import { pageServer, type PageServer } from "../../pages/page-server.ts"
import { askedAfresh } from "../../postgres/catalogue/asked-afresh.ts"
import { onceLoaded } from "../../http-server/once-loaded.ts"
import { firstOf, redirecting } from "../../http-server/redirecting.ts"
import { serviceRoutes } from "../../http-server/service-routes.ts"
import { site } from "../../http-server/site.ts"
import type { RequestHandler, SiteNeeds } from "../../http-server/site.needs.ts"
import { neighboursOf, thirdPartySettingsOf } from "./third-party-settings.ts"
import { tokens } from "./tokens.ts"

const servicesOf = (context: ResolutionContext): SiteNeeds["service"] =>
  serviceRoutes({
    hearNotice: context.get(tokens.frontDesk).readNotice,
    inbound: {
      secret: context.get(tokens.configuration).mail.inbound?.secret ?? null,
      receive: (mail) => receiveMail(context.get(tokens.messages), mail),
    },
    watch: context.get(tokens.operations).watch,
    isPublic: isPublic(context.get(tokens.configuration)),
    countryOf: countryOfNetwork,
    health: context.get(tokens.health),
    loaded: onceLoaded(context.get(tokens.rememberedCatalogue)),
  })

/** Answers are kept by what signed-out guests see, as pages are. */
const answerKeepingOf = (context: ResolutionContext): AnswerKeeping => {
  const propertiesFor = context.get(tokens.propertiesFor)
  return answerKeeping({
    versionNow: versionOf(context.get(tokens.rememberedCatalogue)),
    propertiesIn: (snapshot) => propertiesFor({ session: "", member: false }, snapshot),
    clock: context.get(tokens.clock),
    neighbours: context.get(tokens.neighbours),
  })
}

/** What signed-out guests see now; null while it is only remembered or nobody answers. */
const versionOf = (catalogue: Catalogue) =>
  askedAfresh(() =>
    Effect.runPromise(
      Effect.match(catalogue.snapshot(), {
        onSuccess: (snapshot) => (snapshot.isRemembered ? null : snapshot),
        onFailure: () => null,
      }),
    ),
  )

const pageServerOf = (context: ResolutionContext): PageServer | null => {
  const built = context.get(tokens.built)
  if (!built) return null
  const { publicUrl, standIns, pages } = context.get(tokens.configuration)
  const { report } = context.get(tokens.operations)
  return pageServer({
    render: built.render,
    files: built.filesOfPages,
    written: built.written,
    pagesFrom: (properties) => pagesOf(properties, hideDefects(report)),
    clock: context.get(tokens.clock),
    randomness: context.get(tokens.randomness),
    publicUrl,
    neighbours: context.get(tokens.neighbours),
    sandbox: standIns.cards,
    build: built.build === undefined ? undefined : { id: built.build, pollMs: pages.updateCheckMs },
    versionNow: versionOf(context.get(tokens.rememberedCatalogue)),
    outside: context.get(tokens.outsideParts),
  })
}

const pageOf = (context: ResolutionContext): SiteNeeds["page"] => {
  const page = context.get(tokens.pageServer)
  if (!page) return async () => responseOf(writeFailure(new NothingHere()))
  return pageForCaller({
    accountService: context.get(tokens.accountService),
    propertiesFor: context.get(tokens.propertiesFor),
    page,
  })
}

const earlyPageOf = (context: ResolutionContext): EarlyPage =>
  earlyPage({
    find: context.get(tokens.pageServer)?.findKept ?? (() => null),
    findAnswer: context.get(tokens.keptAnswers).find,
    randomness: context.get(tokens.randomness),
    isSecure: context.get(tokens.neighbours).secure,
    saw: context.get(tokens.operations).watch.saw,
  })

const filesOf = (context: ResolutionContext): RequestHandler => {
  const { pages, publicUrl } = context.get(tokens.configuration)
  const catalogue = context.get(tokens.rememberedCatalogue)
  const slugs = () =>
    Effect.runPromise(
      Effect.map(catalogue.snapshot(), ({ properties }) => properties.map(({ slug }) => slug)),
    )
  return firstOf(
    redirecting(pages.redirects),
    forCrawlers(publicUrl, slugs),
    context.get(tokens.roomCalendars),
    ownPictures(context.get(tokens.files)),
    workerFile(context.get(tokens.built)?.files ?? (async () => null), pages.keepsOffline),
  )
}

const siteOf = (context: ResolutionContext): ReturnType<typeof site> => {
  const built = context.get(tokens.built)
  const randomness = context.get(tokens.randomness)
  const { publicUrl, demonstration } = context.get(tokens.configuration)
  const { report, watch } = context.get(tokens.operations)
  return site({
    guestFiles: context.get(tokens.guestFiles),
    api: context.get(tokens.api),
    service: context.get(tokens.service),
    admitted: context.get(tokens.admission),
    sandbox: context.get(tokens.standIns),
    files: filesOf(context),
    page: context.get(tokens.page),
    ...(built && { sorry: withErrorPage(built.sorryPage, randomness, demonstration) }),
    randomness,
    publicUrl,
    neighbours: context.get(tokens.neighbours),
    report,
    watch,
  })
}

const earlyRefusalOf = (context: ResolutionContext): EarlyRefusal => {
  const { publicUrl, demonstration } = context.get(tokens.configuration)
  return earlyRefusal({
    hasRoomFor: context.get(tokens.admission).hasRoomFor,
    sorry: context.get(tokens.built)?.sorryPage ?? null,
    demonstration,
    publicUrl,
    neighbours: context.get(tokens.neighbours),
    refused: context.get(tokens.operations).watch.refused,
  })
}

const admissionOf = ({ requestLimits }: Configuration) => admission(requestLimits)

/** The site as one function from request to answer: API, pages, files and stand-ins. */
export const siteBindings = new ContainerModule(({ bind }) => {
  bind(tokens.neighbours).toResolvedValue(neighboursOf, [tokens.configuration])
  bind(tokens.outsideParts).toResolvedValue(thirdPartySettingsOf, [tokens.configuration])
  bind(tokens.admission).toResolvedValue(admissionOf, [tokens.configuration])
  bind(tokens.earlyRefusal).toDynamicValue(earlyRefusalOf)
  bind(tokens.service).toDynamicValue(servicesOf)
  bind(tokens.pageServer).toDynamicValue(pageServerOf)
  bind(tokens.keptAnswers).toDynamicValue(answerKeepingOf)
  bind(tokens.earlyPage).toDynamicValue(earlyPageOf)
  bind(tokens.page).toDynamicValue(pageOf)
  bind(tokens.site).toDynamicValue(siteOf)
})
