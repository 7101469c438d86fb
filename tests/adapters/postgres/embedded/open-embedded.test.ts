import { engineVersion } from "#adapters/postgres/embedded/engine-version.ts"
import { lockFolder } from "#adapters/postgres/embedded/folder-lock.ts"
import { openEmbedded, ownCache, preparedIn } from "#adapters/postgres/embedded/open-embedded.ts"
import { Effect } from "effect"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"

const PREPARED = `empty-database-${engineVersion}`
const PREPARING = "Preparing an empty database, once on this machine: a few seconds ..."

let place: string
let said: Array<string>
const say = (line: string): void => void said.push(line)
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "singgah-open-"))
  said = []
})
afterEach(() => rmSync(place, { recursive: true }))

it("takes the empty database that is prepared, without a word", async () => {
  mkdirSync(join(place, PREPARED))

  expect(await preparedIn({ cache: place, say })).toBe(join(place, PREPARED))
  expect(said).toEqual([])
})

it("prepares an empty database where there is none, and says that it takes a while", async () => {
  const cache = join(place, "cache")

  expect(await preparedIn({ cache, say })).toBe(join(cache, PREPARED))

  expect(readdirSync(join(cache, PREPARED))).toContain("PG_VERSION")
  expect(said).toEqual([PREPARING])
})

it("says that none can be kept where nothing may be written", async () => {
  writeFileSync(join(place, "cache"), "no folder")

  expect(await preparedIn({ cache: join(place, "cache"), say })).toBeNull()

  expect(said).toEqual([
    PREPARING,
    expect.stringMatching(/^No empty database could be kept for the next time: Error: ENOTDIR/),
  ])
})

const query = <Row>(database: Awaited<ReturnType<typeof openEmbedded>>, sql: string) =>
  Effect.runPromise(database.query<Row>(sql))

it("makes the folder, clears what was left half made, and has it for itself until it is closed", async () => {
  const data = join(place, "data")
  const folder = join(data, "database")
  for (const name of ["database.making-1", "database2.making-1", "database.made"])
    mkdirSync(join(data, name), { recursive: true })
  const where = { folder, cache: ownCache, patienceMs: 0, say }

  const database = await openEmbedded(where)

  const folders = readdirSync(data).filter((name) => !name.startsWith("database.os-lock"))
  expect(folders.toSorted()).toEqual(["database", "database.made", "database2.making-1"])
  await query(database, "create table kept (id int); insert into kept values (7)")
  expect(await query(database, "show fsync")).toEqual([{ fsync: "on" }])
  expect(await query(database, "show wal_sync_method")).toEqual([{ wal_sync_method: "fsync" }])
  await expect(openEmbedded(where)).rejects.toThrow("in use by another process")
  await database.close()

  const again = await openEmbedded(where)
  expect(await query(again, "select id from kept")).toEqual([{ id: 7 }])
  await again.close()
  lockFolder(folder)()
})

it("gives the folder free where it cannot be opened", async () => {
  const cache = join(place, "cache")
  mkdirSync(cache)
  writeFileSync(join(cache, PREPARED), "no folder")
  const folder = join(place, "database")

  await expect(openEmbedded({ folder, cache, patienceMs: 0, say })).rejects.toThrow(/director/i)

  expect(() => lockFolder(folder)()).not.toThrow()
})

it("makes the database where it is used when none can be kept", async () => {
  writeFileSync(join(place, "cache"), "no folder")
  const folder = join(place, "database")

  const database = await openEmbedded({ folder, cache: join(place, "cache"), patienceMs: 0, say })

  expect(await query(database, "select 1 as one")).toEqual([{ one: 1 }])
  await database.close()
})
