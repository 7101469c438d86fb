import fs, { cpSync, mkdirSync, readdirSync, type NoParamCallback } from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { dirname, join, relative } from "node:path"

/**
 * A disk that keeps of a folder what it had at first and, of each file, what it had when somebody
 * last waited for the disk: what is left of the folder when the power fails.
 */
export const aDiskUnder = (folder: string, kept: string) => {
  const { openSync, fdatasync, fdatasyncSync, fsyncSync } = fs
  const paths = new Map<number, string>()
  const keep = (opened: number): void => {
    const path = paths.get(opened)
    if (path === undefined || !path.startsWith(folder) || fs.statSync(path).isDirectory()) return
    mkdirSync(dirname(join(kept, relative(folder, path))), { recursive: true })
    cpSync(path, join(kept, relative(folder, path)))
  }
  cpSync(folder, kept, { recursive: true })
  fs.openSync = (path, ...rest) => {
    const opened = openSync(path, ...rest)
    paths.set(opened, String(path))
    return opened
  }
  // A wait that takes its time promises what was there when it began.
  fs.fdatasync = Object.assign(
    (opened: number, callback: NoParamCallback) => {
      keep(opened)
      fdatasync(opened, callback)
    },
    { __promisify__: fdatasync.__promisify__ },
  )
  fs.fdatasyncSync = (opened) => (fdatasyncSync(opened), keep(opened))
  fs.fsyncSync = (opened) => (fsyncSync(opened), keep(opened))
  syncBuiltinESMExports()
  const mount = () => {
    Object.assign(fs, { openSync, fdatasync, fdatasyncSync, fsyncSync })
    syncBuiltinESMExports()
    return readdirSync(kept)
  }
  return { powerFails: mount }
}
