import { PGlite } from "@electric-sql/pglite"
import { statfs } from "node:fs/promises"
import { DURABLE, DurableFiles } from "./durable-files.ts"
import { engineDatabase, type EmbeddedDatabase, type Keeping } from "./engine-database.ts"
import { untilRoom } from "./engine-disk.ts"
import { engineSession } from "./engine-session.ts"

const withoutNoSync = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F")

/** An embedded database that runs, when its commits are kept, and what room its disk has. */
export interface Embedded {
  readonly pglite: PGlite
  readonly untilKept: Keeping
  /** In bytes. */
  readonly freeBytes: () => Promise<number>
}

/** The embedded database in a folder, durable. */
export const startPglite = async (folder: string): Promise<Embedded> => {
  const fs = new DurableFiles(folder)
  const pglite = new PGlite({ fs, startParams: [...withoutNoSync, ...DURABLE] })
  await pglite.waitReady
  const freeBytes = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
  return { pglite, untilKept: fs.log.untilKept, freeBytes }
}

/** Who runs an embedded database. */
export interface EngineWatcher {
  readonly say?: (line: string) => void
  /**
   * The engine has failed permanently and its disk has space: a new process can open the folder.
   */
  readonly onBroken?: () => void
}

/**
 * The embedded database as any other. An engine that broke off is not opened again in this process,
 * whose memory of it nobody can check: the next process recovers from the log, as after a power cut.
 */
export const databaseIn = (
  { pglite, untilKept, freeBytes }: Embedded,
  { say = () => undefined, onBroken = () => undefined }: EngineWatcher = {},
): EmbeddedDatabase => {
  const brokeOff = (cause: unknown): void => {
    say(`The embedded database broke off and answers nobody until a restart: ${String(cause)}`)
    void untilRoom(freeBytes).then(onBroken)
  }
  const close = async (): Promise<void> => {
    await pglite.close()
    await untilKept()
  }
  return engineDatabase({ session: engineSession(pglite, brokeOff), close, untilKept, freeBytes })
}
