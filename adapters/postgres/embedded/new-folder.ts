import { randomUUID } from "node:crypto"
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { startPglite } from "./pglite.ts"
import { syncTree } from "./sync-files.ts"

// A folder appears whole or not at all; somebody else's finished one is as good as ours.
const appears = async (
  folder: string,
  fill: (making: string) => void | Promise<void>,
): Promise<void> => {
  const making = `${folder}.making-${randomUUID()}`
  mkdirSync(making, { recursive: true })
  try {
    await fill(making)
    renameSync(making, folder)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

const initialised = async (folder: string): Promise<void> =>
  (await startPglite(folder)).pglite.close()

/** Makes an empty database to be copied from; a half-made one is never found there. */
export const prepareEmpty = (folder: string): Promise<void> => appears(folder, initialised)

/** Makes an empty database that is on the disk when it appears. */
export const makeEmpty = (folder: string): Promise<void> =>
  appears(folder, async (making) => {
    await initialised(making)
    syncTree(making)
  })

/** Copies a prepared empty database; the copy is on the disk when it appears. */
export const copyPrepared = (prepared: string, folder: string): Promise<void> =>
  appears(folder, (making) => {
    cpSync(prepared, making, { recursive: true })
    syncTree(making)
  })
