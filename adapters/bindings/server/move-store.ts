import { Effect } from "effect"
import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Configuration } from "../../configuration/configuration.ts"
import { encryptionWith } from "../../encryption/encryption.ts"
import { proveSecret } from "../../postgres/check-secret.ts"
import { openPostgres } from "../../postgres/connection/postgres-server.ts"
import { migrate } from "../../postgres/migrate.ts"
import { moved, type MovedTable } from "../../postgres/moving/moved.ts"
import { DatabaseRefused } from "../../postgres/start.errors.ts"
import { keysOf } from "./open-store.ts"

type Settings = Pick<Configuration, "databaseUrl" | "dataDir" | "secretKey" | "otherSecretKey">

/**
 * Moves everything from the embedded store of the data folder into the PostgreSQL of the settings,
 * which is empty. The site is stopped: the folder is this process's alone meanwhile, and stays as it was.
 */
export const moveStore = async (
  settings: Settings,
  say: (line: string) => void,
): Promise<ReadonlyArray<MovedTable>> => {
  const { databaseUrl, dataDir } = settings
  const folder = join(dataDir, "database")
  if (databaseUrl === null)
    throw new DatabaseRefused("Set DATABASE_URL to the empty PostgreSQL database to move to.")
  if (!existsSync(folder)) throw new DatabaseRefused(`There is no embedded store in ${dataDir}.`)
  const { openEmbedded, ownCache } = await import("../../postgres/embedded/open-embedded.ts")
  const from = await openEmbedded({ folder, cache: ownCache, patienceMs: 0, say })
  try {
    const to = await openPostgres(databaseUrl)
    try {
      const secret = encryptionWith(keysOf(settings))
      await Effect.runPromise(migrate(from))
      await Effect.runPromise(proveSecret(from, secret))
      await Effect.runPromise(migrate(to))
      return await Effect.runPromise(moved(from, to))
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}
