import { lockFolder } from "#adapters/postgres/embedded/folder-lock.ts"
import { createHash } from "node:crypto"
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { aProcessOn } from "./a-process.ts"

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "singgah-folder-"))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const everyByte = (): string => {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
  const hash = createHash("sha256")
  for (const file of files.filter((entry) => entry.isFile()))
    hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)))
  return hash.digest("hex")
}

describe("a data folder", () => {
  it("refuses a second process with a sentence and without touching a byte", async () => {
    const first = await aProcessOn(dataDir)
    const before = everyByte()

    const second = await aProcessOn(dataDir)

    expect(await second.ended).toBe(1)
    expect(second.said.err).toMatch(/^The data folder is in use by process \d+ \(.*\): stop/)
    expect(everyByte()).toBe(before)
    await first.kill("SIGTERM")
  })

  it("is free again once its process was told to end, and that process does end", async () => {
    const first = await aProcessOn(dataDir)

    expect(await first.kill("SIGTERM")).toBe(0)

    expect(existsSync(join(dataDir, "database.lock"))).toBe(false)
    const next = await aProcessOn(dataDir)
    expect(next.isOpen).toBe(true)
    await next.kill("SIGTERM")
  })

  it("is taken over from a process that was killed, by one of all who try", async () => {
    await (await aProcessOn(dataDir)).kill("SIGKILL")

    const next = await Promise.all([aProcessOn(dataDir), aProcessOn(dataDir)])

    expect(next.map(({ isOpen }) => isOpen).toSorted()).toEqual([false, true])
    for (const { isOpen, kill } of next) if (isOpen) await kill("SIGTERM")
  })

  it("is not held by another program that has the number of a dead process", () => {
    writeFileSync(join(dataDir, "database.lock"), `${process.ppid} born-long-ago\n`)

    const release = lockFolder(join(dataDir, "database"))

    expect(readFileSync(join(dataDir, "database.lock"), "utf8")).toMatch(`${process.pid} `)
    release()
  })
})
