import fs, { readlinkSync } from "node:fs"
import promises from "node:fs/promises"
import { syncBuiltinESMExports } from "node:module"

// Loaded before a server: at the first SIGUSR2 the disk is full and takes no more of the database's
// log, at the second it has room again.

const { writeSync } = fs
const { statfs } = promises
let isFull = false

const isOfLog = (file: number): boolean =>
  readlinkSync(`/proc/self/fd/${file}`).includes("/pg_wal/")

Object.assign(fs, {
  writeSync: (file: number, ...words: ReadonlyArray<unknown>): number => {
    if (isFull && isOfLog(file))
      throw Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" })
    return Reflect.apply(writeSync, fs, [file, ...words]) as number
  },
})
Object.assign(promises, {
  statfs: async (...words: Parameters<typeof statfs>) =>
    isFull ? { bavail: 0, bsize: 1 } : statfs(...words),
})
syncBuiltinESMExports()
process.on("SIGUSR2", () => {
  isFull = !isFull
})
