import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { BackupRefused } from "./backup.errors.ts"
import { writeContents, type BackupContents } from "./backup-contents.ts"
import { writeChecksums } from "./checksums.ts"
import { copyFiles } from "./copied-files.ts"

/** What is backed up. */
export interface BackupNeeds {
  readonly database: {
    readonly kind: BackupContents["database"]
    /** Copies the database into a folder as it is at one moment, and counts the rows of each table. */
    readonly into: (folder: string) => Effect.Effect<BackupContents["rows"], Error>
  }
  /** The folder of the files; null where a bucket keeps them. */
  readonly files: string | null
  /** The ids of the keys. */
  readonly keys: ReadonlyArray<string>
  /** Waits until a folder is on the disk with all that is in it. */
  readonly untilOnDisk: (folder: string) => void
}

/** The folder of the files inside a backup. */
export const filesIn = (backup: string): string => join(backup, "files")

/**
 * Files are copied before the database, so that none is missing that it knows, and what was written
 * meanwhile afterwards.
 */
const fill = async (
  folder: string,
  { database, files, keys }: BackupNeeds,
): Promise<BackupContents> => {
  const startedAt = new Date()
  if (files !== null) await copyFiles(files, filesIn(folder))
  const takenAt = new Date().toISOString()
  const rows = await Effect.runPromise(database.into(folder))
  const contents: BackupContents = {
    format: 1,
    takenAt,
    database: database.kind,
    rows,
    files: files === null ? null : await copyFiles(files, filesIn(folder), startedAt.getTime()),
    keys,
  }
  await writeContents(folder, contents)
  await writeChecksums(folder)
  return contents
}

/**
 * Backs everything up into a new folder while the site runs. The folder appears whole, and is on the
 * disk when it appears. Rejects with `BackupRefused`.
 */
export const takeBackup = async (folder: string, needs: BackupNeeds): Promise<BackupContents> => {
  if (existsSync(folder)) throw new BackupRefused(`There is something already: ${folder}.`)
  const making = `${folder}.making-${randomUUID()}`
  await mkdir(making, { recursive: true })
  try {
    const contents = await fill(making, needs)
    needs.untilOnDisk(making)
    await rename(making, folder)
    return contents
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    throw error
  }
}
