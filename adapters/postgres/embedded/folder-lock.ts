import { DatabaseSync } from "node:sqlite"
import { setTimeout as pause } from "node:timers/promises"
import { DatabaseRefused } from "../start.errors.ts"

const TRY_EVERY_MS = 100
const SQLITE_BUSY = 5

/** Gives the folder free; a second call changes nothing. */
export type ReleaseLock = () => void

/** How long to wait for a folder, in milliseconds, and who is notified of it. */
export interface Patience {
  readonly patienceMs: number
  readonly say: (line: string) => void
}

/** Another process has the folder. */
class FolderInUse extends DatabaseRefused {
  constructor(lock: string) {
    super(
      `The data folder is in use by another process, here or in another container (${lock}): stop that process first, or set another DATA_DIR.`,
    )
  }
}

const refusalOf = (lock: string, error: unknown): DatabaseRefused =>
  error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY
    ? new FolderInUse(lock)
    : new DatabaseRefused(`The data folder cannot be locked (${lock}): ${String(error)}`)

/**
 * Takes the folder for this process alone until the answer is called; fails with `DatabaseRefused`
 * while another has it. SQLite, a part of Node, asks the operating system for the lock of a file: the
 * system knows the process and not its number, and releases the lock when the process dies. The file
 * stays, so that nobody can lock one that is no longer there. This process may never open it by
 * another way: on POSIX the lock ends with the first closing.
 */
export const lockFolder = (folder: string): ReleaseLock => {
  const lock = `${folder}.os-lock`
  const held = new DatabaseSync(lock, { timeout: 0 })
  try {
    held.exec("begin exclusive")
  } catch (error) {
    held.close()
    throw refusalOf(lock, error)
  }
  return () => {
    if (held.isOpen) held.close()
  }
}

/** Takes the folder as soon as the process that has it ends, or fails when patience does. */
export const lockFolderInTime = async (
  folder: string,
  { patienceMs, say }: Patience,
): Promise<ReleaseLock> => {
  const last = performance.now() + patienceMs
  for (let hasSaid = false; ; await pause(TRY_EVERY_MS)) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderInUse) || performance.now() >= last) throw error
      if (!hasSaid) say(`${error.message} Waiting for ${patienceMs / 1000} seconds at most ...`)
      hasSaid = true
    }
  }
}
