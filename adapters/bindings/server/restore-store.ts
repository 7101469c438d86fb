import { Effect } from "effect"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { BackupRefused } from "../../backup/backup.errors.ts"
import { readContents, type BackupContents } from "../../backup/backup-contents.ts"
import { proveChecksums } from "../../backup/checksums.ts"
import { copyFiles, refuseOtherContent } from "../../backup/copied-files.ts"
import { filesIn } from "../../backup/take-backup.ts"
import type { Configuration } from "../../configuration/configuration.ts"
import { openPostgres } from "../../postgres/connection/postgres-server.ts"
import { restoreDump } from "../../postgres/backup/dump.ts"
import { fileFolderOf } from "./files-of.ts"
import { keysOf } from "./open-store.ts"

type Settings = Pick<
  Configuration,
  "databaseUrl" | "dataDir" | "secretKey" | "otherSecretKey" | "files"
>

type Backup = { readonly folder: string; readonly contents: BackupContents }

/** Where each kind of database is restored to, and what to do elsewhere. */
const places: Readonly<
  Record<BackupContents["database"], { readonly hasUrl: boolean; readonly elsewhere: string }>
> = {
  PostgreSQL: {
    hasUrl: true,
    elsewhere: "This is a backup of a PostgreSQL database: set DATABASE_URL to an empty one.",
  },
  embedded: {
    hasUrl: false,
    elsewhere:
      "This is a backup of an embedded database: restore it without DATABASE_URL. `npm run move-store` then moves it to PostgreSQL.",
  },
}

const refuseOtherKind = ({ databaseUrl }: Settings, { contents }: Backup): void => {
  const { hasUrl, elsewhere } = places[contents.database]
  if (hasUrl !== (databaseUrl !== null)) throw new BackupRefused(elsewhere)
}

const knownKeys = (settings: Settings): ReadonlyArray<string> =>
  settings.secretKey === null && !existsSync(join(settings.dataDir, "secret-key"))
    ? []
    : keysOf(settings).all.map(({ id }) => id)

const refuseWithoutKeys = (settings: Settings, { contents }: Backup): void => {
  const known = knownKeys(settings)
  const missing = contents.keys.filter((id) => !known.includes(id))
  if (missing.length > 0)
    throw new BackupRefused(
      `The key ${missing.join(", ")} is missing, without which what is encrypted in this backup cannot be read: set SECRET_KEY (a former key as OTHER_SECRET_KEY), or put the file secret-key into ${settings.dataDir}.`,
    )
}

const restoreDatabase = async (
  { databaseUrl: url, dataDir }: Settings,
  { folder, contents: { rows } }: Backup,
  say: (line: string) => void,
): Promise<void> => {
  if (url === null) {
    const { ownCache } = await import("../../postgres/embedded/open-embedded.ts")
    const { restoreFolder } = await import("../../postgres/embedded/folder-backup.ts")
    const place = { folder: join(dataDir, "database"), cache: ownCache, patienceMs: 0, say }
    return restoreFolder(place, { folder, rows })
  }
  const database = await openPostgres(url)
  try {
    await Effect.runPromise(restoreDump({ database, url }, { folder, rows }))
  } finally {
    await database.close()
  }
}

/**
 * Restores a backup into an empty store: the PostgreSQL of the settings, else the data folder. It is
 * checked before anything is written, and its rows are counted afterwards. Rejects with
 * `BackupRefused`, which says what to do.
 */
export const restoreStore = async (
  settings: Settings,
  folder: string,
  say: (line: string) => void,
): Promise<BackupContents> => {
  const contents = await readContents(folder)
  const backup: Backup = { folder, contents }
  const files = fileFolderOf(settings)
  refuseOtherKind(settings, backup)
  refuseWithoutKeys(settings, backup)
  await proveChecksums(folder)
  if (files !== null) await refuseOtherContent(filesIn(folder), files)
  await restoreDatabase(settings, backup, say)
  if (files !== null && contents.files !== null) await copyFiles(filesIn(folder), files)
  return contents
}
