import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import type { EmbeddedDatabase } from "./engine-database.ts"
import { lockFolderInTime, type Patience } from "./folder-lock.ts"
import { copyPrepared, makeEmpty, prepareEmpty } from "./new-folder.ts"
import { databaseIn, startPglite } from "./pglite.ts"
import { engineVersion } from "./engine-version.ts"

/** The folder of the embedded database, and who is notified of slow steps. */
export interface EmbeddedPlace extends Patience {
  readonly folder: string
  /** Empty databases are prepared here once and copied ever after. */
  readonly cache: string
  /**
   * The engine has failed permanently and its disk has space: a new process can open the folder.
   */
  readonly onBroken?: () => void
}

/** The default folder for this machine's prepared databases. */
export const ownCache = fileURLToPath(new URL("../../../.cache/", import.meta.url))

const clearHalfMade = (folder: string): void => {
  for (const name of readdirSync(dirname(folder)))
    if (name.startsWith(`${basename(folder)}.making-`))
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
}

/** Makes sure that there is an empty database to copy from; null where nothing may be written. */
export const preparedIn = async ({
  cache,
  say,
}: Pick<EmbeddedPlace, "cache" | "say">): Promise<string | null> => {
  const prepared = join(cache, `empty-database-${engineVersion}`)
  if (existsSync(prepared)) return prepared
  say("Preparing an empty database, once on this machine: a few seconds ...")
  try {
    await prepareEmpty(prepared)
    return prepared
  } catch (error) {
    say(`No empty database could be kept for the next time: ${String(error)}`)
    return null
  }
}

const makeFolder = async (place: EmbeddedPlace): Promise<void> => {
  clearHalfMade(place.folder)
  const prepared = await preparedIn(place)
  if (prepared === null) await makeEmpty(place.folder)
  else await copyPrepared(prepared, place.folder)
}

/** Opens the database in a folder for this process alone; a new folder gets an empty one. */
export const openEmbedded = async (place: EmbeddedPlace): Promise<EmbeddedDatabase> => {
  mkdirSync(dirname(place.folder), { recursive: true })
  const release = await lockFolderInTime(place.folder, place)
  try {
    if (!existsSync(place.folder)) await makeFolder(place)
    const database = databaseIn(await startPglite(place.folder), place)
    return { ...database, close: () => database.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}
