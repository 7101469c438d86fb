import { constants } from "node:fs"
import { copyFile, mkdir, readdir, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { BackupRefused } from "./backup.errors.ts"

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT"

/** A file whose writing is not over begins with a dot. */
const namesIn = async (folder: string): Promise<ReadonlyArray<string>> => {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith("."))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const copied = async (from: string, to: string): Promise<boolean> => {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
    return true
  } catch (error) {
    // The site deleted it meanwhile.
    if (isMissing(error)) return false
    throw error
  }
}

const isChanged = async (path: string, sinceMs: number): Promise<boolean> => {
  try {
    return (await stat(path)).mtimeMs >= sinceMs
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/**
 * Copies the files of a folder that another one lacks, and those written since a moment (in
 * milliseconds, of the clock of the files). Says how many files the other folder then has.
 */
export const copyFiles = async (from: string, to: string, sinceMs = Infinity): Promise<number> => {
  await mkdir(to, { recursive: true })
  const there = new Set(await namesIn(to))
  for (const name of await namesIn(from)) {
    const path = join(from, name)
    if (there.has(name) && !(await isChanged(path, sinceMs))) continue
    if (await copied(path, join(to, name))) there.add(name)
  }
  return there.size
}

/** Refuses to restore files beside others of the same names and other content. */
export const refuseOtherContent = async (from: string, to: string): Promise<void> => {
  const there = new Set(await namesIn(to))
  for (const name of await namesIn(from)) {
    if (!there.has(name)) continue
    const [one, other] = await Promise.all([readFile(join(from, name)), readFile(join(to, name))])
    if (!one.equals(other))
      throw new BackupRefused(
        `A file is there already, with another content than in the backup: ${join(to, name)}.`,
      )
  }
}
