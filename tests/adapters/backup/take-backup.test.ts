import {
  readContents,
  writeContents,
  type BackupContents,
} from "#adapters/backup/backup-contents.ts"
import { BackupRefused } from "#adapters/backup/backup.errors.ts"
import { proveChecksums } from "#adapters/backup/checksums.ts"
import { filesIn, takeBackup, type BackupNeeds } from "#adapters/backup/take-backup.ts"
import { Effect } from "effect"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { describe, expect, test } from "vitest"

/** A site with one file, whose database writes another one while it is backed up. */
const aSite = () => {
  const home = mkdtempSync(join(tmpdir(), "backup-"))
  const files = join(home, "files")
  mkdirSync(files)
  writeFileSync(join(files, "a.webp"), "a")
  const waited: Array<ReadonlyArray<string>> = []
  const into = (folder: string) =>
    Effect.sync(() => {
      expect(readdirSync(filesIn(folder))).toEqual(["a.webp"])
      writeFileSync(join(folder, "database.tar"), "rows")
      writeFileSync(join(files, "b.webp"), "b")
      return { booking: 3 }
    })
  const needs: BackupNeeds = {
    database: { kind: "embedded", into },
    files,
    keys: ["k1", "k2"],
    untilOnDisk: (folder) => void waited.push(readdirSync(folder).toSorted()),
  }
  return { home, files, needs, waited, folder: join(home, "taken") }
}

describe("a backup that is taken", () => {
  test("has the database, the files, also those written meanwhile, and what it says of itself", async () => {
    const { folder, needs, waited } = aSite()

    const contents = await takeBackup(folder, needs)

    expect(contents).toEqual({
      format: 1,
      takenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      database: "embedded",
      rows: { booking: 3 },
      files: 2,
      keys: ["k1", "k2"],
    })
    expect(await readContents(folder)).toEqual(contents)
    const parts = ["SHA256SUMS", "backup.json", "database.tar", "files"]
    expect(readdirSync(folder).toSorted()).toEqual(parts)
    expect(waited).toEqual([parts])
    expect(readdirSync(filesIn(folder)).toSorted()).toEqual(["a.webp", "b.webp"])
    await proveChecksums(folder)
    expect(readFileSync(join(folder, "SHA256SUMS"), "utf8").split("\n")).toHaveLength(5)
  })

  test("has no files where a bucket keeps them", async () => {
    const { folder, needs } = aSite()
    const into = () => Effect.succeed({})
    const database = { kind: "PostgreSQL", into } as const

    const contents = await takeBackup(folder, { ...needs, database, files: null })

    expect(contents).toMatchObject({ database: "PostgreSQL", files: null, rows: {} })
    expect(existsSync(filesIn(folder))).toBe(false)
  })

  test("takes the place of nothing", async () => {
    const { home, needs } = aSite()

    await expect(takeBackup(home, needs)).rejects.toThrow(
      new BackupRefused(`There is something already: ${home}.`),
    )
    expect(readdirSync(home)).toEqual(["files"])
  })

  test("leaves nothing behind where it fails", async () => {
    const { home, folder, needs } = aSite()
    const database = { kind: "embedded", into: () => Effect.fail(new Error("no room")) } as const

    await expect(takeBackup(folder, { ...needs, database })).rejects.toThrow("no room")

    expect(readdirSync(home)).toEqual([basename(needs.files ?? "")])
  })

  test("does not appear where it is not known to be on the disk", async () => {
    const { folder, needs } = aSite()
    const untilOnDisk = () => {
      throw new Error("the disk failed")
    }

    await expect(takeBackup(folder, { ...needs, untilOnDisk })).rejects.toThrow("the disk failed")

    expect(existsSync(folder)).toBe(false)
  })
})

describe("what a backup says of itself", () => {
  const contents: BackupContents = {
    format: 1,
    takenAt: "2026-11-21T02:30:00.000Z",
    database: "PostgreSQL",
    rows: { booking: 0 },
    files: null,
    keys: [],
  }
  const aFolder = () => mkdtempSync(join(tmpdir(), "contents-"))

  test("is read as it was written", async () => {
    const folder = aFolder()
    await writeContents(folder, contents)

    expect(await readContents(folder)).toEqual(contents)
    expect(readFileSync(join(folder, "backup.json"), "utf8")).toMatch(
      /^\{\n {2}"format": 1,[^]*\}\n$/,
    )
  })

  test.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another format", JSON.stringify({ ...contents, format: 2 })],
    ["another database", JSON.stringify({ ...contents, database: "SQLite" })],
    ["parts of rows", JSON.stringify({ ...contents, rows: { booking: 0.5 } })],
    ["no keys", JSON.stringify({ ...contents, keys: undefined })],
  ])("is no backup's with %s", async (_, text) => {
    const folder = aFolder()
    if (text !== null) writeFileSync(join(folder, "backup.json"), text)

    await expect(readContents(folder)).rejects.toThrow(
      new BackupRefused(`There is no backup in ${folder}.`),
    )
  })
})
