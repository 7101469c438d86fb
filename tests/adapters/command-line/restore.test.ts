import { beforeEach, expect, it, onTestFinished, vi } from "vitest"

const noted = vi.hoisted(() => ({
  said: [] as Array<string>,
  restored: [] as Array<unknown>,
  ended: [] as Array<unknown>,
}))

vi.mock("#adapters/bindings/server/restore-store.ts", () => ({
  restoreStore: async (settings: unknown, folder: string, say: (line: string) => void) => {
    noted.restored.push([settings, folder])
    say("restoring")
    return {
      format: 1,
      takenAt: "noon",
      database: "embedded",
      rows: { job: 1 },
      files: 2,
      keys: ["a1"],
    }
  },
}))

vi.mock("#adapters/command-line/operator/operator.ts", () => ({
  configured: () => "the settings",
  say: (line: string) => void noted.said.push(line),
  stop: (sentences: ReadonlyArray<string>) => {
    throw new Error(sentences.join())
  },
  exitAfter: async (work: Promise<number>) =>
    void noted.ended.push(await work.catch((error: Error) => error.message)),
}))

vi.mock("#adapters/system/private-files.system.ts", () => ({
  writePrivateFiles: () => void noted.ended.push("private"),
}))

const { argv } = process

beforeEach(() => {
  noted.said = []
  noted.restored = []
  noted.ended = []
  vi.resetModules()
  onTestFinished(() => void (process.argv = argv))
})

it("a backup is restored with the settings of the process, and it is said what it contained", async () => {
  process.argv = ["node", "restore.ts", "backups/monday"]

  await import("#adapters/command-line/restore.ts")

  expect(noted.restored).toEqual([["the settings", "backups/monday"]])
  expect(noted.said).toEqual([
    "restoring",
    "Backup of noon, embedded database: 1 row of 1 table.",
    "Files: 2.",
    expect.stringMatching(/^Encrypted with the key a1, /),
    "Restored and counted. Start the site.",
  ])
  expect(noted.ended).toEqual(["private", 0])
})

it("without a folder nothing is restored, and the usage is said", async () => {
  process.argv = ["node", "restore.ts"]

  await import("#adapters/command-line/restore.ts")

  expect(noted.restored).toEqual([])
  expect(noted.ended).toEqual(["private", "npm run restore -- FOLDER (of a backup)"])
})
