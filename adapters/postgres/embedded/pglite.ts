import { PGlite } from "@electric-sql/pglite"
import type { Database } from "../database.ts"
import { statfs } from "node:fs/promises"
import { DURABLE, DurableFiles } from "./durable-files.ts"
import { engineDatabase, type Keeping } from "./engine-database.ts"
import { engineSession } from "./engine-session.ts"

const withoutNoSync = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F")

/** An embedded database that runs, when its commits are kept, and what room its disk has. */
export interface Embedded {
  readonly pglite: PGlite
  readonly untilKept: Keeping
  /** In bytes. */
  readonly freeBytes: () => Promise<number>
}

const inMemory = async (): Promise<Embedded> => {
  const pglite = new PGlite()
  await pglite.waitReady
  return { pglite, untilKept: async () => undefined, freeBytes: async () => Infinity }
}

/** The embedded database in a folder, durable, or in memory without one. */
export const startPglite = async (folder?: string): Promise<Embedded> => {
  if (folder === undefined) return inMemory()
  const fs = new DurableFiles(folder)
  const pglite = new PGlite({ fs, startParams: [...withoutNoSync, ...DURABLE] })
  await pglite.waitReady
  const freeBytes = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
  return { pglite, untilKept: fs.log.untilKept, freeBytes }
}

/** The embedded database as any other; who runs it is told when it breaks off. */
export const databaseIn = (
  { pglite, untilKept, freeBytes }: Embedded,
  say?: (line: string) => void,
): Database => {
  const close = async (): Promise<void> => {
    await pglite.close()
    await untilKept()
  }
  return engineDatabase({ session: engineSession(pglite, say), close, untilKept, freeBytes })
}
