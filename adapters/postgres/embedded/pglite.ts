import { PGlite } from "@electric-sql/pglite"
import type { Database } from "../database.ts"
import { DURABLE, DurableFiles } from "./durable-files.ts"
import { engineDatabase, type Keeping } from "./engine-database.ts"
import { engineSession } from "./engine-session.ts"

const withoutNoSync = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F")

/** An embedded database that runs, and when its commits are kept. */
export interface Embedded {
  readonly pglite: PGlite
  readonly untilKept: Keeping
}

const inMemory = async (): Promise<Embedded> => {
  const pglite = new PGlite()
  await pglite.waitReady
  return { pglite, untilKept: async () => undefined }
}

/** The embedded database in a folder, durable, or in memory without one. */
export const startPglite = async (folder?: string): Promise<Embedded> => {
  if (folder === undefined) return inMemory()
  const fs = new DurableFiles(folder)
  const pglite = new PGlite({ fs, startParams: [...withoutNoSync, ...DURABLE] })
  await pglite.waitReady
  return { pglite, untilKept: fs.log.untilKept }
}

/** The embedded database as any other. */
export const databaseIn = ({ pglite, untilKept }: Embedded): Database => {
  const close = async (): Promise<void> => {
    await pglite.close()
    await untilKept()
  }
  return engineDatabase(engineSession(pglite), close, untilKept)
}
