import { PGlite } from "@electric-sql/pglite"
import { createPgConfig } from "@electric-sql/pglite/node-postgres"
import { setImmediate as nextTurn } from "node:timers/promises"
import { Pool } from "pg"
import { columnTypes } from "../column-types.ts"
import type { Database } from "../database.ts"
import { databaseOver, type Keeping } from "../pool-database.ts"
import { DURABLE, DurableFiles } from "./durable-files.ts"

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

/** Lets timers and requests have their turn between two calls, which would otherwise follow at once. */
const letOthersRun = (pglite: PGlite): void => {
  const atOnce = pglite.execProtocolStream.bind(pglite)
  pglite.execProtocolStream = async (message, options) => {
    await nextTurn()
    return atOnce(message, options)
  }
}

/** The embedded database as any other: one connection that all callers share in turn. */
export const databaseIn = ({ pglite, untilKept }: Embedded): Database => {
  letOthersRun(pglite)
  const pool = new Pool({ ...createPgConfig(pglite), types: columnTypes } as object)
  const close = async (): Promise<void> => {
    await pool.end()
    await pglite.close()
    await untilKept()
  }
  return databaseOver(pool, close, untilKept)
}
