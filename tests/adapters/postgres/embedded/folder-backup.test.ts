import type { EmbeddedDatabase } from "#adapters/postgres/embedded/engine-database.ts"
import { folderBackup, restoreFolder } from "#adapters/postgres/embedded/folder-backup.ts"
import { lockFolder } from "#adapters/postgres/embedded/folder-lock.ts"
import { openEmbedded, ownCache } from "#adapters/postgres/embedded/open-embedded.ts"
import { DatabaseRefused } from "#adapters/postgres/start.errors.ts"
import { Effect } from "effect"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
const placeAt = (folder: string) => ({
  folder,
  cache: ownCache,
  patienceMs: 0,
  say: () => undefined,
})

let root: string
let database: EmbeddedDatabase
let backup: string
let fresh: string
const folderOf = () => join(root, "database")
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "singgah-folder-backup-"))
  backup = join(root, "backup")
  database = await openEmbedded(placeAt(folderOf()))
  await run(
    database.query(
      "create table night (id int); insert into night values (1), (2); create table job (id int)",
    ),
  )
})
afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true })
})
beforeEach(() => {
  fresh = join(mkdtempSync(join(root, "fresh-")), "database")
})

it("copies the database while it is open, and counts its rows", async () => {
  const { kind, into } = folderBackup(database, folderOf())
  mkdirSync(backup)

  expect(kind).toBe("embedded")
  expect(await run(into(backup))).toEqual({ job: 0, night: 2 })

  expect(readdirSync(backup)).toEqual(["database"])
  expect(readdirSync(join(backup, "database"))).toContain("PG_VERSION")
  await run(database.query("insert into night values (3)"))
})

it("is refused where there is no folder to copy, and says why", async () => {
  const { into } = folderBackup(database, join(root, "nowhere"))

  const refusal = await run(Effect.flip(into(backup)))

  expect(refusal).toBeInstanceOf(DatabaseRefused)
  expect(String(refusal)).toMatch(
    /^DatabaseRefused: The database could not be copied: Error: ENOENT/,
  )
  expect((refusal as Error).cause).toMatchObject({ code: "ENOENT" })
})

it("is restored with the rows of its moment, and free to be opened", async () => {
  const rows = { night: 2, job: 0 }

  await restoreFolder(placeAt(fresh), { folder: backup, rows })

  const restored = await openEmbedded(placeAt(fresh))
  expect(await run(restored.query("select id from night order by id"))).toEqual([
    { id: 1 },
    { id: 2 },
  ])
  await restored.close()
})

it("is not restored where other rows come than were counted", async () => {
  await expect(
    restoreFolder(placeAt(fresh), { folder: backup, rows: { night: 3, job: 1 } }),
  ).rejects.toEqual(new DatabaseRefused("Other rows than in the backup were restored: night, job."))

  expect(existsSync(fresh)).toBe(false)
  lockFolder(fresh)()
})

it("is not restored over a database, which stays as it was", async () => {
  mkdirSync(fresh)
  writeFileSync(join(fresh, "of before"), "")

  await expect(restoreFolder(placeAt(fresh), { folder: backup, rows: {} })).rejects.toEqual(
    new DatabaseRefused(`There is a database already: ${fresh}. Move it away first.`),
  )

  expect(readdirSync(fresh)).toEqual(["of before"])
  lockFolder(fresh)()
})

it("is not restored while another process has the folder", async () => {
  const release = lockFolder(fresh)

  await expect(restoreFolder(placeAt(fresh), { folder: backup, rows: {} })).rejects.toThrow(
    "in use by another process",
  )

  release()
  expect(existsSync(fresh)).toBe(false)
})
