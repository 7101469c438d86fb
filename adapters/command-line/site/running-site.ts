import { fillWithDemo } from "#fixtures/inventory/fill-with-demo.ts"
import { millisecondsInSecond } from "date-fns/constants"
import { Effect } from "effect"
import type { Container } from "inversify"
import { openStore, type Store } from "../../bindings/server/open-store.ts"
import { serverContainer } from "../../bindings/server/server-container.ts"
import { tokens, type ServerPages } from "../../bindings/server/tokens.ts"
import type { Configuration } from "../../configuration/configuration.ts"
import type { BuiltPages } from "../../pages/built-pages.ts"
import { startWebServer } from "../../http-server/web-server.ts"
import type { Journal } from "../../observability/journal.ts"
import { tracesTo, untraced } from "../../observability/traces.ts"
import { onceItAnswers } from "../../postgres/connection/once-it-answers.ts"
import { waitAtMost } from "../../system/at-most.ts"
import { printNotOnSale } from "./not-on-sale.ts"
import { keepingDemoPictures } from "../pictures/demo-pictures.ts"
import { serveOperators, type OperatorServer } from "../operator/operator-server.ts"
import { startWork } from "./repeated-work.ts"

/** Work that a stop interrupts is done by the next process: its lease ends, and it is done once. */
const LAST_WORK_MS = 8 * millisecondsInSecond

/**
 * In an update the old process is stopped once the new one has started, which takes 18 s at most.
 */
const FOLDER_PATIENCE_MS = 30 * millisecondsInSecond

/** What starting needs in addition to the configuration. */
export type StartNeeds = {
  readonly configuration: Configuration
  readonly built: BuiltPages<ServerPages> | null
  /** Says what takes a moment. */
  readonly tell: (line: string) => void
  /** Writes down what goes on. */
  readonly journal: Journal
  /** The embedded database has failed permanently: only a new process can open it. */
  readonly onBroken?: () => void
}

/** A site that answers guests and does its work until it is stopped. */
export type RunningSite = { readonly port: number; readonly stop: () => Promise<void> }

/** Pages may be asked for at one address, and the API at another. */
const addressesOf = ({ publicUrl, apiBase }: Configuration): ReadonlyArray<string> =>
  publicUrl === null ? [] : [publicUrl, apiBase]

/**
 * Prepares the inventory: logs what cannot be sold, fills in the stays of a demonstration, and
 * preloads it.
 */
const prepareInventory = async (
  container: Container,
  { configuration, tell, built }: StartNeeds,
): Promise<void> => {
  if (container.get(tokens.cardProvider).cardForm === null)
    await printNotOnSale(
      container.get(tokens.catalogue),
      container.get(tokens.wholeCatalogue),
      tell,
    )
  // Invented stays are for the demonstration: no guest of a public site may book one.
  if (configuration.standIns.cards)
    await fillWithDemo({
      inventory: container.get(tokens.inventoryKeeper),
      bookingsFor: container.get(tokens.demoBookingsFor),
      reviews: container.get(tokens.reviewStore),
      propertiesFor: container.get(tokens.propertiesFor),
      // Without a build nobody sees pictures, and none is cut beforehand.
      withPictures:
        built === null
          ? async (stocked) => stocked
          : keepingDemoPictures({
              files: container.get(tokens.files),
              cutter: container.get(tokens.pictureCutter),
            }),
      now: container.get(tokens.clock).now(),
      tell,
    })
  // A database of its own process is never away; another may be, before anybody has asked.
  if (configuration.databaseUrl !== null)
    void Effect.runPromise(Effect.ignore(container.get(tokens.rememberedCatalogue).snapshot()))
}

/** A database of its own process lets operators in by itself. */
const operatorsFor = async (
  container: Container,
  { configuration: { databaseUrl, dataDir, publicUrl, port }, tell }: StartNeeds,
): Promise<OperatorServer> =>
  databaseUrl === null
    ? serveOperators({
        dataDir,
        container,
        tell,
        site: publicUrl ?? `http://localhost:${port}`,
      })
    : { stop: async () => undefined }

const started = async (needs: StartNeeds, store: Store): Promise<RunningSite> => {
  const { configuration } = needs
  const { tracesTo: endpoint } = configuration.operations
  const traces = endpoint === null ? untraced : await tracesTo(endpoint)
  const container = serverContainer({ ...needs, store, traces })
  const operators = await operatorsFor(container, needs)
  await prepareInventory(container, needs)
  const web = await startWebServer(container.get(tokens.site), {
    ...configuration,
    trustedProxies: configuration.visitors.trustedProxies,
    addresses: addressesOf(configuration),
    refusal: container.get(tokens.earlyRefusal),
    kept: container.get(tokens.earlyPage),
  })
  const work = startWork(container, configuration.publicUrl ?? `http://localhost:${web.port}`)
  const operations = container.get(tokens.operations)
  const stop = async (): Promise<void> => {
    operations.beginStop()
    try {
      await Promise.all([
        web.stop(),
        waitAtMost(LAST_WORK_MS, work.stop()),
        waitAtMost(LAST_WORK_MS, operators.stop()),
      ])
      await waitAtMost(millisecondsInSecond, operations.stop())
    } finally {
      await store.close()
    }
  }
  return { port: web.port, stop }
}

/** Opens the store, once it answers, and the port. Stopping ends what was begun, then closes the store. */
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
