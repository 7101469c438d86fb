import type { AccountStore } from "#core/account-service/account-store.port.ts"
import type { BookingStore } from "#core/booking/booking-store.port.ts"
import type { Jobs } from "#core/workload/jobs.port.ts"
import type { StoredAnswers } from "#core/workload/stored-answers.port.ts"
import type { RateLimiter } from "#core/workload/rate-limiter.port.ts"
import type { InquiryStore } from "#core/contact/inquiry-store.port.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import type { InventoryKeeper } from "#core/inventory/inventory-keeper.port.ts"
import type { RenewableEncryption } from "#core/kernel/encryption.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import { Effect } from "effect"
import { join } from "node:path"
import type { Configuration } from "../configuration/configuration.ts"
import { secretKeysIn } from "../configuration/secret-key.ts"
import { postgresAccountStore } from "../postgres/accounts/account-store.postgres.ts"
import { postgresCatalogue } from "../postgres/catalogue/catalogue.postgres.ts"
import type { Database } from "../postgres/database.ts"
import type { Patience } from "../postgres/embedded/folder-lock.ts"
import { postgresBookingStore } from "../postgres/bookings/booking-store.postgres.ts"
import { postgresInquiryStore } from "../postgres/inquiry-store.postgres.ts"
import { postgresInventoryKeeper } from "../postgres/catalogue/inventory-keeper.postgres.ts"
import { postgresJobs } from "../postgres/bookings/jobs.postgres.ts"
import { migrate } from "../postgres/migrate.ts"
import { openPostgres } from "../postgres/connection/postgres-server.ts"
import { proveSecret } from "../postgres/check-secret.ts"
import { postgresStoredAnswers } from "../postgres/stored-answers.postgres.ts"
import { postgresRateLimiter } from "../postgres/rate-limiter.postgres.ts"
import { upkeepOf } from "../postgres/upkeep.ts"
import { encryptionKeys, type EncryptionKeys } from "../encryption/keys.ts"
import { encryptionWith } from "../encryption/encryption.ts"
import { systemClock } from "../system/world.system.ts"

/** Everything that is kept, in one database. */
export interface Store {
  readonly database: Database
  readonly bookingStore: BookingStore
  readonly accounts: AccountStore
  readonly encryption: RenewableEncryption
  /** What texts and files are sealed with. */
  readonly keys: EncryptionKeys
  readonly jobs: Jobs
  readonly storedAnswers: StoredAnswers
  readonly rateLimiter: RateLimiter
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
const keysOf = ({ secretKey, otherSecretKey = null, dataDir }: Settings): EncryptionKeys => {
  const [current, ...others] = secretKey === null ? secretKeysIn(dataDir) : [secretKey]
  return encryptionKeys(current, otherSecretKey === null ? others : [...others, otherSecretKey])
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
    const encryption = encryptionWith(keys)
    await Effect.runPromise(migrate(database))
    await Effect.runPromise(proveSecret(database, encryption))
    return {
      database,
      bookingStore: postgresBookingStore(database, encryption),
      accounts: postgresAccountStore(database, encryption),
      encryption,
      keys,
      jobs: postgresJobs(database),
      storedAnswers: postgresStoredAnswers(database),
      rateLimiter: postgresRateLimiter(database),
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
