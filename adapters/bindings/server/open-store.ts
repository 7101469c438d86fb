import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { Effect } from "effect"
import { Container } from "inversify"
import { join } from "node:path"
import { takeBackup } from "../../backup/take-backup.ts"
import type { Configuration } from "../../configuration/configuration.ts"
import { secretKeysIn } from "../../configuration/secret-key.ts"
import { encryptionWith } from "../../encryption/encryption.ts"
import { encryptionKeys, type EncryptionKeys } from "../../encryption/keys.ts"
import type { DatabaseBackup } from "../../postgres/backup/database-backup.ts"
import { postgresBackup } from "../../postgres/backup/dump.ts"
import { proveSecret } from "../../postgres/check-secret.ts"
import { replicaCatalogue } from "../../postgres/catalogue/replica-catalogue.ts"
import type { Database } from "../../postgres/database.ts"
import { openPostgres, openReplica } from "../../postgres/connection/postgres-server.ts"
import { syncTree } from "../../postgres/embedded/sync-files.ts"
import type { Patience } from "../../postgres/embedded/folder-lock.ts"
import { migrate } from "../../postgres/migrate.ts"
import { environmentBindings } from "./environment.bindings.ts"
import { fileFolderOf } from "./files-of.ts"
import { storageBindings } from "./storage.bindings.ts"
import { tokens } from "./tokens.ts"

/** Everything that is kept, in one database: a container that resolves each port of it. */
export type Store = {
  readonly container: Container
  /** Ends all connections and gives the folder free; a process that forgets it never ends. */
  readonly close: () => Promise<void>
}

type KeySettings = Pick<Configuration, "dataDir" | "secretKey"> &
  Partial<Pick<Configuration, "otherSecretKey">>

type Settings = KeySettings &
  Pick<Configuration, "databaseUrl"> &
  Partial<Pick<Configuration, "files" | "replica">>

/** Options of opening a store in addition to its settings. */
export type OpeningNeeds = {
  readonly say?: (line: string) => void
  /** How long to wait for a data folder that another process has, in milliseconds; else not at all. */
  readonly folderPatienceMs?: number
  /** The embedded database has failed permanently, and a new process can open it. */
  readonly onBroken?: () => void
}

type Browsed = {
  readonly primary: Database
  readonly replica: Database | null
  readonly settings: Settings
}

/** The embedded database weighs too much to be loaded beside a PostgreSQL. */
const databaseFor = async (
  { databaseUrl, dataDir }: Settings,
  running: Patience & Pick<OpeningNeeds, "onBroken">,
): Promise<{ readonly database: Database; readonly backup: DatabaseBackup }> => {
  if (databaseUrl !== null) {
    const database = await openPostgres(databaseUrl)
    return { database, backup: postgresBackup(database, databaseUrl) }
  }
  const { openEmbedded, ownCache } = await import("../../postgres/embedded/open-embedded.ts")
  const { folderBackup } = await import("../../postgres/embedded/folder-backup.ts")
  const folder = join(dataDir, "database")
  const database = await openEmbedded({ folder, cache: ownCache, ...running })
  return { database, backup: folderBackup(database, folder) }
}

/** The keys of the settings, else those of the data folder. */
export const keysOf = ({
  secretKey,
  otherSecretKey = null,
  dataDir,
}: KeySettings): EncryptionKeys => {
  const [current, ...others] = secretKey === null ? secretKeysIn(dataDir) : [secretKey]
  return encryptionKeys(current, otherSecretKey === null ? others : [...others, otherSecretKey])
}

/** Browsing reads a replica where there is one. */
const browsedIn =
  ({ primary, replica, settings }: Browsed) =>
  (catalogue: Catalogue): Catalogue =>
    replica === null || !settings.replica
      ? catalogue
      : replicaCatalogue({ primary, catalogue, replica, maxAgeMs: settings.replica.maxAgeMs })

/** The store of the configured PostgreSQL, else of the data folder, in today's shape. */
export const openStore = async (
  settings: Settings,
  { say = () => undefined, folderPatienceMs = 0, onBroken }: OpeningNeeds = {},
): Promise<Store> => {
  const running = { patienceMs: folderPatienceMs, say, ...(onBroken && { onBroken }) }
  const { database, backup } = await databaseFor(settings, running)
  try {
    const keys = keysOf(settings)
    const encryption = encryptionWith(keys)
    await Effect.runPromise(migrate(database))
    await Effect.runPromise(proveSecret(database, encryption))
    const { files = null, dataDir } = settings
    const container = new Container({ defaultScope: "Singleton" })
    const replica = settings.replica ? openReplica(settings.replica.url) : null
    const browsed = browsedIn({ primary: database, replica, settings })
    container.load(environmentBindings, storageBindings({ files, dataDir }, browsed))
    container.bind(tokens.database).toConstantValue(database)
    container.bind(tokens.backup).toConstantValue((folder) =>
      takeBackup(folder, {
        database: backup,
        files: fileFolderOf({ files, dataDir }),
        keys: keys.all.map(({ id }) => id),
        untilOnDisk: syncTree,
      }),
    )
    container.bind(tokens.encryption).toConstantValue(encryption)
    container.bind(tokens.encryptionKeys).toConstantValue(keys)
    const close = async (): Promise<void> => {
      await replica?.close()
      await database.close()
    }
    return { container, close }
  } catch (error) {
    await database.close()
    throw error
  }
}
