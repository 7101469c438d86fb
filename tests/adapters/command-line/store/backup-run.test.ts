import {
  BACKUP_USAGE,
  backupFolderIn,
  backupLines,
  RESTORE_USAGE,
  runBackup,
} from "#adapters/command-line/store/backup-run.ts"
import type { BackupContents } from "#adapters/backup/backup-contents.ts"
import { expect, it } from "vitest"

const contents: BackupContents = {
  format: 1,
  takenAt: "2026-12-01T04:00:00.000Z",
  database: "embedded",
  rows: { booking: 3, account: 0, job: 4 },
  files: 12,
  keys: ["a1b2c3d4", "e5f6a7b8"],
}

const KEYS =
  "Encrypted with the key a1b2c3d4, e5f6a7b8, which is not in the backup: keep SECRET_KEY (or the file secret-key of DATA_DIR) in another place."

it.each([
  [["backups/monday"], "backups/monday"],
  [["/"], "/"],
  [["x".repeat(4096)], "x".repeat(4096)],
  [["x".repeat(4097)], null],
  [["a-b"], "a-b"],
  [["-b"], null],
  [["--help"], null],
  [[""], null],
  [[], null],
  [["a", "b"], null],
  [["a", ""], null],
])("a backup's folder is the only word: %j", (words, folder) => {
  expect(backupFolderIn(words)).toBe(folder)
})

it("what a backup contains is said with its numbers", () => {
  expect(backupLines(contents)).toEqual([
    "Backup of 2026-12-01T04:00:00.000Z, embedded database: 7 rows of 3 tables.",
    "Files: 12.",
    KEYS,
  ])
})

it("of one row and files in a bucket it is said so", () => {
  const lines = backupLines({
    ...contents,
    database: "PostgreSQL",
    rows: { job: 1 },
    files: null,
    keys: ["a1b2c3d4"],
  })

  expect(lines).toEqual([
    "Backup of 2026-12-01T04:00:00.000Z, PostgreSQL database: 1 row of 1 table.",
    "Files are in the bucket, which has to be backed up by its own means.",
    KEYS.replace(", e5f6a7b8", ""),
  ])
  expect(backupLines({ ...contents, files: 0 })[1]).toBe("Files: 0.")
})

it("a backup is taken into the folder, and then said what it contains and where it is", async () => {
  const said: Array<string> = []
  const taken: Array<string> = []
  const take = async (folder: string) => {
    taken.push(folder)
    return contents
  }

  expect(await runBackup("/backups/monday", { take, say: (line) => said.push(line) })).toBe(0)
  expect(taken).toEqual(["/backups/monday"])
  expect(said).toEqual([...backupLines(contents), "It is in /backups/monday."])
})

it("both usages name the command and its folder", () => {
  expect([BACKUP_USAGE, RESTORE_USAGE]).toEqual([
    "npm run backup -- FOLDER (a new folder, which is made)",
    "npm run restore -- FOLDER (of a backup)",
  ])
})
