import { syncFolder, syncTree } from "#adapters/postgres/embedded/sync-files.ts"
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "singgah-sync-"))
  mkdirSync(join(folder, "base", "1"), { recursive: true })
  writeFileSync(join(folder, "PG_VERSION"), "18")
  writeFileSync(join(folder, "base", "1", "2600"), "a page")
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true })
})

/** Which paths are written to the disk, how they were opened, and which stay open. */
const watched = () => {
  const { openSync, closeSync } = fs
  const open = new Map<number, string>()
  const synced: Array<string> = []
  vi.spyOn(fs, "openSync").mockImplementation((path, flags) => {
    const opened = openSync(path, flags)
    open.set(opened, `${relative(folder, String(path)) || "."} ${flags}`)
    return opened
  })
  vi.spyOn(fs, "closeSync").mockImplementation((opened) => {
    open.delete(opened)
    closeSync(opened)
  })
  const sync = vi
    .spyOn(fs, "fsyncSync")
    .mockImplementation((opened) => void synced.push(open.get(opened) ?? "nothing"))
  syncBuiltinESMExports()
  return { open, synced, sync }
}

it("writes every file and every folder of a tree to the disk, a folder after what is in it", () => {
  const { open, synced } = watched()

  syncTree(folder)

  expect(synced.toSorted()).toEqual([
    ". r",
    "PG_VERSION r+",
    "base r",
    "base/1 r",
    "base/1/2600 r+",
  ])
  expect(synced.filter((one) => one.startsWith("base"))).toEqual([
    "base/1/2600 r+",
    "base/1 r",
    "base r",
  ])
  expect(synced.at(-1)).toBe(". r")
  expect(open).toEqual(new Map())
})

it("leaves nothing open where the disk refuses", () => {
  const { open, sync } = watched()
  sync.mockImplementation(() => {
    throw new Error("EIO")
  })

  expect(() => syncFolder(folder)).toThrow("EIO")

  expect(open).toEqual(new Map())
})

it("does not ask Windows for folders", () => {
  const { synced } = watched()
  vi.spyOn(process, "platform", "get").mockReturnValue("win32")

  syncTree(folder)

  expect(synced.toSorted()).toEqual(["PG_VERSION r+", "base/1/2600 r+"])
})
