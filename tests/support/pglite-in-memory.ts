import { engineVersion } from "#adapters/postgres/embedded/engine-version.ts"
import { ownCache } from "#adapters/postgres/embedded/open-embedded.ts"
import type { Embedded } from "#adapters/postgres/embedded/pglite.ts"
import { PGlite } from "@electric-sql/pglite"
import { randomUUID } from "node:crypto"
import { existsSync, mkdirSync, openAsBlob, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const EMPTY = join(ownCache, `empty-in-memory-${engineVersion}.tar`)

/** Making an empty database takes four times as long as reading one. */
const prepareEmpty = async (): Promise<void> => {
  const pglite = new PGlite()
  await pglite.waitReady
  const files = await pglite.dumpDataDir("none")
  await pglite.close()
  mkdirSync(ownCache, { recursive: true })
  const making = `${EMPTY}.making-${randomUUID()}`
  writeFileSync(making, await files.bytes())
  renameSync(making, EMPTY)
}

/** The embedded database with nothing in it, in memory: tests need no disk that keeps it. */
export const pgliteInMemory = async (): Promise<Embedded> => {
  if (!existsSync(EMPTY)) await prepareEmpty()
  const pglite = new PGlite({ loadDataDir: await openAsBlob(EMPTY) })
  await pglite.waitReady
  return { pglite, untilKept: async () => undefined, freeBytes: async () => Infinity }
}
