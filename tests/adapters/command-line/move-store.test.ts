import { expect, it, vi } from "vitest"

const noted = vi.hoisted(() => ({ said: [] as Array<string>, ended: [] as Array<unknown> }))

vi.mock("#adapters/bindings/server/move-store.ts", () => ({
  moveStore: async (settings: string, say: (line: string) => void) => {
    say(`moving with ${settings}`)
    return [
      { table: "bookings", rows: 2 },
      { table: "accounts", rows: 1 },
      { table: "jobs", rows: 0 },
    ]
  },
}))

vi.mock("#adapters/command-line/operator/operator.ts", () => ({
  configured: () => "the settings",
  say: (line: string) => void noted.said.push(line),
  exitAfter: async (work: Promise<number>) => void noted.ended.push(await work),
}))

vi.mock("#adapters/system/private-files.system.ts", () => ({
  writePrivateFiles: () => void noted.ended.push("private"),
}))

it("a store is moved with the settings of the process, and each table's rows are said", async () => {
  await import("#adapters/command-line/move-store.ts")

  expect(noted.said).toEqual([
    "moving with the settings",
    "bookings: 2 rows",
    "accounts: 1 row",
    "jobs: 0 rows",
    "Moved and compared 3 rows of 3 tables.",
    "Start the site with this DATABASE_URL. Keep DATA_DIR: files and the secret key are there.",
  ])
  expect(noted.ended).toEqual(["private", 0])
})
