import { lockFolder, lockFolderInTime } from "#adapters/postgres/embedded/folder-lock.ts"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

vi.mock("node:timers/promises", () => ({ setTimeout: vi.fn<() => Promise<void>>() }))

let place: string
let folder: string
let said: Array<string>
let now: number
const say = (line: string): void => void said.push(line)
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "singgah-waiting-"))
  folder = join(place, "database")
  said = []
  now = 1000
  vi.spyOn(performance, "now").mockImplementation(() => now)
  vi.mocked(pause).mockReset()
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(place, { recursive: true })
})

/** Each pause lasts as long as it is said to; after so many of them this happens. */
const afterPauses = (count: number, then: () => void) =>
  vi.mocked(pause).mockImplementation(async (ms = 0) => {
    now += ms
    if (vi.mocked(pause).mock.calls.length === count) then()
    return undefined as never
  })

const inUse = () =>
  `The data folder is in use by another process, here or in another container (${folder}.os-lock): stop that process first, or set another DATA_DIR.`

it("has a free folder at once, without a word", async () => {
  const release = await lockFolderInTime(folder, { patienceMs: 5000, say })

  expect(() => lockFolder(folder)).toThrow(inUse())
  release()
  expect([said, vi.mocked(pause).mock.calls]).toEqual([[], []])
})

it("waits until the folder is free, and says so once", async () => {
  const free = lockFolder(folder)
  afterPauses(3, free)

  const release = await lockFolderInTime(folder, { patienceMs: 5000, say })

  release()
  expect(said).toEqual([`${inUse()} Waiting for 5 seconds at most ...`])
  expect(vi.mocked(pause).mock.calls).toEqual([[100], [100], [100]])
})

it.each([
  [0, 0],
  [1, 1],
  [300, 3],
])("with a patience of %i ms it gives up after %i pauses", async (patienceMs, pauses) => {
  const free = lockFolder(folder)
  afterPauses(99, () => undefined)

  await expect(lockFolderInTime(folder, { patienceMs, say })).rejects.toThrow(inUse())

  free()
  expect(vi.mocked(pause)).toHaveBeenCalledTimes(pauses)
  expect(said).toHaveLength(Math.min(1, pauses))
})

it("waits for no folder that can never be locked", async () => {
  writeFileSync(`${folder}.os-lock`, "not what the lock wrote, and long enough ".repeat(50))

  await expect(lockFolderInTime(folder, { patienceMs: 5000, say })).rejects.toThrow(
    "cannot be locked",
  )

  expect([said, vi.mocked(pause).mock.calls]).toEqual([[], []])
})

it("frees a folder once", () => {
  const release = lockFolder(folder)

  release()

  expect(() => release()).not.toThrow()
})
