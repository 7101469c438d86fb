import { logSync } from "#adapters/postgres/embedded/log-sync.ts"
import fs, { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "singgah-log-"))
  file = join(folder, "log")
  writeFileSync(file, "commits")
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true })
})

const watched = () => {
  const later = vi.spyOn(fs, "fdatasync")
  const now = vi.spyOn(fs, "fdatasyncSync")
  syncBuiltinESMExports()
  return { later, now }
}

it("takes many who wait to the disk in one trip, or two", async () => {
  const { later } = watched()
  const log = logSync()

  await Promise.all(
    Array.from({ length: 50 }, () => {
      log.owe(file)
      return log.untilKept()
    }),
  )

  expect(later.mock.calls.length).toBeLessThanOrEqual(2)
})

it("goes nowhere when nothing is owed", async () => {
  const { later, now } = watched()
  const log = logSync()

  log.now()
  await log.untilKept()

  expect(later).not.toHaveBeenCalled()
  expect(now).not.toHaveBeenCalled()
})

it("waits here and now also for what is still on its way", async () => {
  const { now } = watched()
  const log = logSync()
  log.owe(file)
  const onItsWay = log.untilKept()

  log.now()

  expect(now).toHaveBeenCalledTimes(1)
  await onItsWay
})

it("keeps nothing any more once the disk has failed", async () => {
  const { later } = watched()
  later.mockImplementationOnce((_, told) => told(new Error("EIO")))
  const log = logSync()
  log.owe(file)

  await expect(log.untilKept()).rejects.toThrow("keeps nothing any more")
  await expect(log.untilKept()).rejects.toThrow("keeps nothing any more")
})
