import { copyPrepared, makeEmpty, prepareEmpty } from "#adapters/postgres/embedded/new-folder.ts"
import { startPglite } from "#adapters/postgres/embedded/pglite.ts"
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

vi.mock("#adapters/postgres/embedded/pglite.ts", () => ({ startPglite: vi.fn<() => unknown>() }))

let place: string
const closed: Array<string> = []
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "singgah-new-"))
  closed.length = 0
  vi.mocked(startPglite).mockImplementation(async (folder) => {
    writeFileSync(join(folder, "PG_VERSION"), "18")
    return { pglite: { close: async () => void closed.push(folder) } } as never
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  rmSync(place, { recursive: true })
})

/** How many files and folders are written to the disk. */
const watched = () => {
  const synced = vi.spyOn(fs, "fsyncSync")
  syncBuiltinESMExports()
  return synced
}

it.each([
  ["prepared", prepareEmpty, 0],
  ["made, and on the disk when it appears", makeEmpty, 2],
] as const)("an empty database is %s", async (_, make, syncs) => {
  const synced = watched()
  const folder = join(place, "deep", "database")

  await make(folder)

  expect(readFileSync(join(folder, "PG_VERSION"), "utf8")).toBe("18")
  expect(closed).toEqual([expect.stringMatching(/database\.making-[\da-f-]{36}$/)])
  expect(readdirSync(join(place, "deep"))).toEqual(["database"])
  expect(synced).toHaveBeenCalledTimes(syncs)
})

it("a copy has all that is prepared, on the disk when it appears", async () => {
  const prepared = join(place, "prepared")
  mkdirSync(join(prepared, "base"), { recursive: true })
  writeFileSync(join(prepared, "base", "1"), "a page")
  const synced = watched()

  await copyPrepared(prepared, join(place, "database"))

  expect(readFileSync(join(place, "database", "base", "1"), "utf8")).toBe("a page")
  expect(readdirSync(place).toSorted()).toEqual(["database", "prepared"])
  expect(synced).toHaveBeenCalledTimes(3)
})

it("a folder that cannot be filled does not appear, and leaves nothing", async () => {
  await expect(copyPrepared(join(place, "nowhere"), join(place, "database"))).rejects.toThrow(
    "ENOENT",
  )

  expect(readdirSync(place)).toEqual([])
})

it("a folder that another process made meanwhile is taken as it is", async () => {
  const folder = join(place, "database")
  vi.mocked(startPglite).mockImplementation(async () => {
    mkdirSync(folder)
    writeFileSync(join(folder, "of another"), "")
    return { pglite: { close: async () => undefined } } as never
  })

  await expect(prepareEmpty(folder)).resolves.toBeUndefined()

  expect(readdirSync(folder)).toEqual(["of another"])
  expect(existsSync(folder)).toBe(true)
  expect(readdirSync(place)).toEqual(["database"])
})
