import type { AccountStore } from "#core/account/account-store.port.ts"
import type { DeskStore } from "#core/booking/desk-store.port.ts"
import type { Jobs } from "#core/booking/jobs.port.ts"
import type { StoredAnswers } from "#core/booking/stored-answers.port.ts"
import type { Tries } from "#core/booking/tries.port.ts"
import type { InquiryStore } from "#core/contact/inquiry-store.port.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import type { InventoryKeeper } from "#core/inventory/inventory-keeper.port.ts"
import type { RenewableSealing } from "#core/kernel/sealing.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { Clock } from "#core/kernel/world.port.ts"
import { Effect } from "effect"
import { join } from "node:path"
import type { Configuration } from "../configuration/configuration.ts"
import { secretKeysIn } from "../configuration/secret-key.ts"
import { postgresAccountStore } from "../postgres/account-store.postgres.ts"
import { postgresCatalogue } from "../postgres/catalogue.postgres.ts"
import type { Database } from "../postgres/database.ts"
import type { Patience } from "../postgres/embedded/folder-lock.ts"
import { postgresDeskStore } from "../postgres/desk-store.postgres.ts"
import { postgresInquiryStore } from "../postgres/inquiry-store.postgres.ts"
import { postgresInventoryKeeper } from "../postgres/inventory-keeper.postgres.ts"
import { postgresJobs } from "../postgres/jobs.postgres.ts"
import { migrate } from "../postgres/migrate.ts"
import { openPostgres } from "../postgres/postgres-server.ts"
import { proveSecret } from "../postgres/prove-secret.ts"
import { postgresStoredAnswers } from "../postgres/stored-answers.postgres.ts"
import { postgresTries } from "../postgres/tries.postgres.ts"
import { upkeepOf } from "../postgres/upkeep.ts"
import { sealingKeys, type SealingKeys } from "../sealing/keys.ts"
import { sealingWith } from "../sealing/sealing.ts"
import { systemClock } from "../system/world.system.ts"

/** Everything that is kept, in one database. */
export interface Store {
  readonly database: Database
  readonly deskStore: DeskStore
  readonly accounts: AccountStore
  readonly sealing: RenewableSealing
  /** What texts and files are sealed with. */
  readonly keys: SealingKeys
  readonly jobs: Jobs
  readonly storedAnswers: StoredAnswers
  readonly tries: Tries
  readonly inquiries: InquiryStore
  readonly inventory: InventoryKeeper
  readonly catalogue: Catalogue
  /** To be done every hour or so while the server runs. */
  readonly upkeep: () => Effect.Effect<void, StoreUnreachable>
  /** Ends all connections and gives the folder free; a process that forgets it never ends. */
  readonly close: () => Promise<void>
}

type Settings = Pick<Configuration, "databaseUrl" | "dataDir" | "secretKey"> &
  Partial<Pick<Configuration, "otherSecretKey">>

/** What opening a store may be told besides its settings. */
export interface OpeningNeeds {
  readonly say?: (line: string) => void
  readonly clock?: Clock
  /** How long to wait for a data folder that another process has, in milliseconds; else not at all. */
  readonly folderPatienceMs?: number
  /** The embedded database broke off for good, and a new process can open it. */
  readonly onBroken?: () => void
}

/** The embedded database weighs too much to be loaded beside a PostgreSQL. */
const databaseFor = async (
  { databaseUrl, dataDir }: Settings,
  running: Patience & Pick<OpeningNeeds, "onBroken">,
) => {
  if (databaseUrl !== null) return openPostgres(databaseUrl)
  const { openEmbedded, ownCache } = await import("../postgres/embedded/open-embedded.ts")
  return openEmbedded({ folder: join(dataDir, "database"), cache: ownCache, ...running })
}

/** The keys of the settings, else those of the data folder. */
const keysOf = ({ secretKey, otherSecretKey = null, dataDir }: Settings): SealingKeys => {
  const [current, ...others] = secretKey === null ? secretKeysIn(dataDir) : [secretKey]
  return sealingKeys(current, otherSecretKey === null ? others : [...others, otherSecretKey])
}

/** The store of the configured PostgreSQL, else of the data folder, in today's shape. */
export const openStore = async (
  settings: Settings,
  { say = () => undefined, clock = systemClock, folderPatienceMs = 0, onBroken }: OpeningNeeds = {},
): Promise<Store> => {
  const running = { patienceMs: folderPatienceMs, say, ...(onBroken && { onBroken }) }
  const database = await databaseFor(settings, running)
  try {
    const keys = keysOf(settings)
    const sealing = sealingWith(keys)
    await Effect.runPromise(migrate(database))
    await Effect.runPromise(proveSecret(database, sealing))
    return {
      database,
      deskStore: postgresDeskStore(database, sealing),
      accounts: postgresAccountStore(database, sealing),
      sealing,
      keys,
      jobs: postgresJobs(database),
      storedAnswers: postgresStoredAnswers(database),
      tries: postgresTries(database),
      inquiries: postgresInquiryStore(database),
      inventory: postgresInventoryKeeper(database),
      catalogue: postgresCatalogue(database),
      upkeep: upkeepOf(database, clock),
      close: database.close,
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
