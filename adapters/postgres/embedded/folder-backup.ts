import { Effect } from "effect"
import { existsSync } from "node:fs"
import { constants, cp, rm } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseRefused } from "../start.errors.ts"
import type { DatabaseBackup, RowCounts } from "../backup/database-backup.ts"
import { differingTables, rowCounts } from "../backup/row-counts.ts"
import type { EmbeddedDatabase } from "./engine-database.ts"
import { lockFolder } from "./folder-lock.ts"
import { copyPrepared } from "./new-folder.ts"
import { openEmbedded, type EmbeddedPlace } from "./open-embedded.ts"

/** The folder of a backup with the files of the embedded database. */
const COPY = "database"

/**
 * Backs the embedded database up by copying its folder while nothing is written to it. Questions wait
 * meanwhile; the process goes on with other work. Opening the copy recovers it, as after a power cut.
 */
export const folderBackup = (database: EmbeddedDatabase, folder: string): DatabaseBackup => ({
  kind: "embedded",
  into: (target) =>
    database.atRest((connection) =>
      Effect.tap(rowCounts(connection), () =>
        Effect.tryPromise({
          try: () =>
            cp(folder, join(target, COPY), { recursive: true, mode: constants.COPYFILE_FICLONE }),
          catch: (cause) =>
            new DatabaseRefused(`The database could not be copied: ${String(cause)}`, { cause }),
        }),
      ),
    ),
})

/**
 * Restores the embedded database of a backup into a data folder that has none, and opens it once: it
 * has to hold the rows that the backup counted. Rejects with `DatabaseRefused`; the folder then has no
 * database, as before.
 */
export const restoreFolder = async (
  place: EmbeddedPlace,
  { folder, rows }: { readonly folder: string; readonly rows: RowCounts },
): Promise<void> => {
  const release = lockFolder(place.folder)
  try {
    if (existsSync(place.folder))
      throw new DatabaseRefused(`There is a database already: ${place.folder}. Move it away first.`)
    await copyPrepared(join(folder, COPY), place.folder)
  } finally {
    release()
  }
  try {
    const database = await openEmbedded(place)
    const restored = await Effect.runPromise(rowCounts(database)).finally(database.close)
    const different = differingTables(rows, restored)
    if (different.length > 0)
      throw new DatabaseRefused(
        `Other rows than in the backup were restored: ${different.join(", ")}.`,
      )
  } catch (error) {
    await rm(place.folder, { recursive: true, force: true })
    throw error
  }
}
