import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { DatabaseRefused } from "../start.errors.ts"
import { birthOf, isAlive } from "./processes.ts"

const ownMark = (): string => `${process.pid} ${birthOf(process.pid)}\n`

const holderOf = (mark: string): { readonly pid: number; readonly birth: string } => {
  const [pid = "", birth = ""] = mark.trim().split(" ")
  return { pid: Number(pid), birth }
}

// A number may have gone to another program since, so the moment of birth has to agree too.
const isHeld = (mark: string): boolean => {
  const { pid, birth } = holderOf(mark)
  return pid > 0 && pid !== process.pid && isAlive(pid) && birthOf(pid) === birth
}

const refused = (lock: string, mark: string): DatabaseRefused =>
  new DatabaseRefused(
    `The data folder is in use by process ${holderOf(mark).pid} (${lock}): stop that process first, or set another DATA_DIR.`,
  )

const taken = (lock: string): boolean => {
  try {
    writeFileSync(lock, ownMark(), { flag: "wx" })
    return true
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false
    throw error
  }
}

/** Moves the lock of a dead process away; should another be quicker, its lock is put back. */
const clearAway = (lock: string, stale: string): void => {
  const aside = `${lock}.${process.pid}`
  renameSync(lock, aside)
  const found = readFileSync(aside, "utf8")
  if (found !== stale) linkSync(aside, lock)
  rmSync(aside)
}

/**
 * Takes the folder for this process alone until the answer is called. The embedded database loses
 * what a second process writes, so a second one is refused; a dead process holds nothing.
 */
export const lockFolder = (folder: string): (() => void) => {
  const lock = `${folder}.lock`
  const release = () => rmSync(lock, { force: true })
  if (taken(lock)) return release

  const mark = readFileSync(lock, "utf8")
  if (isHeld(mark)) throw refused(lock, mark)
  clearAway(lock, mark)
  if (taken(lock)) return release
  throw refused(lock, readFileSync(lock, "utf8"))
}
