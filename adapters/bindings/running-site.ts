import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import { bookingJobLines } from "#core/workload/job-lines.ts"
import { tendPictures } from "#core/account-service/identity-pictures.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { millisecondsInHour, millisecondsInSecond } from "date-fns/constants"
import { Effect } from "effect"
import { Container } from "inversify"
import type { Configuration } from "../configuration/configuration.ts"
import { isPublic } from "../configuration/stand-ins.ts"
import type { BuiltPages } from "../http-server/built-pages.ts"
import { startWebServer } from "../http-server/web-server.ts"
import type { Journal } from "../observability/journal.ts"
import { countryOfNetwork } from "../country-lookup/network-countries.ts"
import { postgresSandboxShelf } from "../postgres/sandbox-shelf.postgres.ts"
import { atMost } from "../system/at-most.ts"
import { receiptWriter } from "../documents/receipts.ts"
import { repeating } from "../system/repeating.ts"
import { accountServiceNeedsOn } from "./account-wiring.ts"
import { fillWithDemo } from "./demo-stays.ts"
import { identityProvider } from "./identity-provider.ts"
import { onSale } from "./on-sale.ts"
import { onceItAnswers } from "./once-it-answers.ts"
import { operationsOf } from "./operations.ts"
import { bookingPapers } from "./booking-papers.ts"
import { serverBindings } from "./server.bindings.ts"
import { storageBindings } from "./storage.bindings.ts"
import { firstOf, mailWiring } from "./mail-wiring.ts"
import { openStore, type Store } from "./store.ts"
import { tokens } from "./tokens.ts"
import { wholeSite, type Pages } from "./whole-site.ts"

/** Work that a stop interrupts is done by the next process: its lease ends, and it is done once. */
const LAST_WORK_MS = 8 * millisecondsInSecond

/** In an update the old process is told to end when the new one is there; it takes 18 s at most. */
const FOLDER_PATIENCE_MS = 30 * millisecondsInSecond

/** What starting takes besides its configuration. */
export type StartNeeds = {
  readonly configuration: Configuration
  readonly built: BuiltPages<Pages> | null
  /** Says what takes a moment. */
  readonly tell: (line: string) => void
  /** Writes down what goes on. */
  readonly journal: Journal
  /** The embedded database broke off for good: only a new process can open it. */
  readonly onBroken?: () => void
}

/** A site that answers guests and does its work until it is stopped. */
export type RunningSite = { readonly port: number; readonly stop: () => Promise<void> }

/** Pages may be asked for at one address, and the API at another. */
const addressesOf = ({ publicUrl, apiBase }: Configuration): ReadonlyArray<string> =>
  publicUrl === null ? [] : [publicUrl, apiBase]

const health = ({ inventory, database }: Store) =>
  inventory.count().pipe(
    Effect.andThen(database.takesWrites),
    Effect.mapError(() => new BookingsUnreachable()),
  )

const slugsIn = (catalogue: Catalogue) =>
  Effect.map(catalogue.snapshot(), ({ properties }) => properties.map(({ slug }) => slug))

const started = async (needs: StartNeeds, store: Store): Promise<RunningSite> => {
  const { configuration, built, tell, journal } = needs
  const operations = await operationsOf(configuration, journal)
  const container = new Container({ defaultScope: "Singleton" })
  const catalogue = await onSale(configuration, store.catalogue, tell)
  container.load(serverBindings(configuration), storageBindings({ ...store, catalogue }))
  await operations.watchPorts(container)
  const clock = container.get(tokens.clock)
  const desk = container.get(tokens.frontDesk)

  // Invented stays are for the demonstration: no guest of a public site may book one.
  const bookingsFor = container.get(tokens.bookingsFor)
  const propertiesFor = container.get(tokens.propertiesFor)
  const { inventory } = store
  if (configuration.standIns.cards)
    await fillWithDemo({
      inventory,
      bookingsFor: container.get(tokens.demoBookingsFor),
      propertiesFor,
      now: clock.now(),
      tell,
    })
  const remembered = container.get(tokens.rememberedCatalogue)
  // A database of its own process is never away; another may be, before anybody has asked.
  if (configuration.databaseUrl !== null)
    void Effect.runPromise(Effect.ignore(remembered.snapshot()))
  const post = mailWiring(configuration, clock)
  const randomness = container.get(tokens.randomness)
  const shelf = postgresSandboxShelf(store.database)
  const outside = identityProvider(configuration, { clock, randomness, shelf })
  const accountService = accountServiceNeedsOn(store, configuration, outside.identity, journal)
  const site = wholeSite({
    configuration,
    accountService,
    bookingsFor,
    managedBy: desk.managedBy,
    papers: bookingPapers({ ...configuration, desk, clock, writeReceipt: receiptWriter() }),
    propertiesFor,
    inquiriesFor: container.get(tokens.inquiriesFor),
    slugs: () => Effect.runPromise(slugsIn(remembered)),
    storedAnswers: store.storedAnswers,
    clock,
    randomness,
    hearNotice: desk.readNotice,
    health: health(store),
    isPublic: isPublic(configuration),
    sandbox: firstOf(container.get(tokens.cardProvider).part, outside.part, post.part),
    built,
    report: operations.report,
    watch: operations.watch,
    countryOf: countryOfNetwork,
  })
  const { trustedProxies } = configuration.visitors
  const addresses = addressesOf(configuration)
  const web = await startWebServer(site, { ...configuration, trustedProxies, addresses })
  const work = (name: string, pauseMs: number, once: () => Promise<number>) =>
    repeating(once, pauseMs, (cause) => operations.report(name, cause))
  const workers = [
    ...bookingJobLines.map((line) =>
      work(line, millisecondsInSecond, () => operations.doWork(line)(desk.doJobs([line]))),
    ),
    work("mail", millisecondsInSecond, () =>
      post.sendLetters({ store, desk, built, port: web.port, run: operations.doWork("mail") }),
    ),
    work("upkeep", millisecondsInHour, () =>
      operations.doWork("upkeep")(Effect.as(store.upkeep(), 0)),
    ),
    work("upkeep", millisecondsInHour, () =>
      operations.doWork("upkeep")(Effect.as(tendPictures(accountService), 0)),
    ),
  ]
  const stop = async (): Promise<void> => {
    operations.beginStop()
    try {
      await Promise.all([
        web.stop(),
        atMost(LAST_WORK_MS, Promise.all(workers.map((worker) => worker.stop()))),
      ])
      await atMost(millisecondsInSecond, operations.stop())
    } finally {
      await store.close()
    }
  }
  return { port: web.port, stop }
}

/** Opens the store, once it answers, and the doors. Stopping ends what was begun, then closes the store. */
export const startSite = async (needs: StartNeeds): Promise<RunningSite> => {
  const { configuration, tell, onBroken } = needs
  const opened = () =>
    openStore(configuration, {
      say: tell,
      folderPatienceMs: FOLDER_PATIENCE_MS,
      ...(onBroken && { onBroken }),
    })
  const store = await onceItAnswers(opened, tell)
  try {
    return await started(needs, store)
  } catch (error) {
    await store.close()
    throw error
  }
}
