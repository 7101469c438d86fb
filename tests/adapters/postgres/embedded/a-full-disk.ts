import fs from "node:fs"
import promises from "node:fs/promises"
import { syncBuiltinESMExports } from "node:module"

const refused = (): Error => Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" })

/** A disk with so many bytes of room, which every file that grows takes from. */
export const aDiskWithRoom = (bytes: number) => {
  const { writeSync } = fs
  const { statfs } = promises
  let room = bytes
  const take = (growth: number): void => {
    if (growth > room) throw refused()
    room -= Math.max(0, growth)
  }
  const write = (file: number, ...words: ReadonlyArray<unknown>): number => {
    const [, , length, position] = words
    if (typeof length === "number" && typeof position === "number")
      take(position + length - fs.fstatSync(file).size)
    return Reflect.apply(writeSync, fs, [file, ...words]) as number
  }
  Object.assign(fs, { writeSync: write })
  const measure = async () => ({ bavail: room, bsize: 1 })
  Object.assign(promises, { statfs: measure })
  syncBuiltinESMExports()
  return {
    /** Somebody deletes other files. */
    isCleared: () => void (room = Infinity),
    unmount: () => {
      Object.assign(fs, { writeSync })
      Object.assign(promises, { statfs })
      syncBuiltinESMExports()
    },
  }
}
