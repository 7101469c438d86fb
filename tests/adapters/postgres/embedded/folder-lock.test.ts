import { lockFolder } from "#adapters/postgres/embedded/folder-lock.ts"
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { aProcessOn, kinds, startedOn } from "./a-process.ts"

const PATIENCE_MS = 60_000

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "singgah-folder-"))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const lastOf = (kept: ReadonlyArray<number>): number => kept.at(-1) ?? 0

describe.each(kinds)("a data folder that a %s has opened", (kind) => {
  it("is refused to a second one with a sentence, and loses nothing by it", async () => {
    const first = await aProcessOn(dataDir, { kind })

    const second = await aProcessOn(dataDir, { kind })

    expect(await second.ended).toBe(1)
    expect(second.said.err).toMatch(
      /^The data folder is in use by another process, [^\n]*: stop that process [^\n]*\.\n$/,
    )
    expect(await first.kill("SIGTERM")).toBe(0)
    const third = await aProcessOn(dataDir, { kind })
    expect(third.kept()[0]).toBe(lastOf(first.kept()) + 1)
    await third.kill("SIGTERM")
  })

  it("is taken over from one that was killed, by one of all who try", async () => {
    const first = await aProcessOn(dataDir, { kind })
    await first.kill("SIGKILL")

    const next = await Promise.all([aProcessOn(dataDir, { kind }), aProcessOn(dataDir, { kind })])

    expect(next.map(({ isOpen }) => isOpen).toSorted()).toEqual([false, true])
    const winner = next.find(({ isOpen }) => isOpen)
    expect(winner?.kept()[0]).toBeGreaterThan(lastOf(first.kept()))
    await winner?.kill("SIGTERM")
  })

  it("passes on to one that waits, with all that was kept until the end", async () => {
    const old = await aProcessOn(dataDir, { kind })
    const next = startedOn(dataDir, { kind, patienceMs: PATIENCE_MS })
    await expect.poll(() => next.said.out, { timeout: PATIENCE_MS }).toContain("Waiting")

    await old.kill("SIGTERM")

    expect(old.said.out).toMatch(/closed\n$/)
    expect(await next.opened).toBe(true)
    expect(next.kept()[0]).toBe(lastOf(old.kept()) + 1)
    await next.kill("SIGKILL")
    const last = await aProcessOn(dataDir, { kind })
    expect(last.kept()[0]).toBeGreaterThan(lastOf(next.kept()))
    await last.kill("SIGTERM")
  })
})

describe("the lock of a folder", () => {
  const folder = () => join(dataDir, "database")

  it("is given once, also within one process, and again when it was released", () => {
    const release = lockFolder(folder())

    expect(() => lockFolder(folder())).toThrow("in use by another process")
    release()

    const again = lockFolder(folder())
    release()
    expect(() => lockFolder(folder())).toThrow("in use by another process")
    again()
  })

  it("leaves its file, so that nobody can lock one that is no longer there", () => {
    lockFolder(folder())()

    expect(readdirSync(dataDir)).toEqual(["database.os-lock"])
  })

  it("is refused where the file cannot be locked, and says so", () => {
    writeFileSync(
      join(dataDir, "database.os-lock"),
      "not what the lock wrote, and long enough ".repeat(50),
    )

    expect(() => lockFolder(folder())).toThrow(/^The data folder cannot be locked \(.*os-lock\): /)
  })
})
