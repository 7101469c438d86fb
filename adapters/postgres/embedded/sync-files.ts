import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs"
import { join } from "node:path"

const sync = (path: string, flags: "r" | "r+"): void => {
  const opened = openSync(path, flags)
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** Waits until the entries of a folder are on the disk; Windows cannot be asked to. */
export const syncFolder = (path: string): void => {
  if (process.platform !== "win32") sync(path, "r")
}

/** Waits until a folder with all that is in it is on the disk. */
export const syncTree = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else sync(path, "r+")
  }
  syncFolder(folder)
}
