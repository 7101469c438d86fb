import { findPostgres } from "#adapters/command-line/install/machine.js"
import { openStore, type Store } from "#adapters/bindings/server/open-store.ts"
import { restoreStore } from "#adapters/bindings/server/restore-store.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { secretKeysIn } from "#adapters/configuration/secret-key.ts"
import { aGuestHouse } from "#fixtures/builders/a-guest-house.ts"
import { aPostgresDatabase } from "#tests/support/database.ts"
import { stockedAnew } from "#tests/support/stores.ts"
import { aRowInEveryTable, everythingIn } from "#tests/support/whole-database.ts"
import { Effect } from "effect"
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

const withPostgres = [findPostgres() ?? "", process.env["PATH"]].join(delimiter)

beforeAll(() => void vi.stubEnv("PATH", withPostgres))
beforeEach(() => void vi.stubEnv("PATH", withPostgres))
afterEach(() => vi.unstubAllEnvs())

const aFolder = () => mkdtempSync(join(tmpdir(), "restore-"))

type Settings = Parameters<typeof restoreStore>[0]

const aPlace = (databaseUrl: string | null): Settings => ({
  databaseUrl,
  dataDir: aFolder(),
  secretKey: "the key of this site",
  otherSecretKey: null,
  files: null,
})

const opened = async (settings: Settings): Promise<Store> => {
  const store = await openStore(settings)
  onTestFinished(store.close)
  return store
}

const databaseOf = ({ container }: Store): Database => container.get(tokens.database)

const keep = ({ container }: Store, name: string) =>
  run(container.get(tokens.files).keep(name, new TextEncoder().encode(name)))

/** A store with a row in every table and two files. */
const aFilledStore = async (settings: Settings): Promise<Store> => {
  const store = await openStore(settings)
  await stockedAnew(databaseOf(store), [{ property: aGuestHouse(), exceptions: [] }])
  await run(databaseOf(store).query("delete from seal"))
  await aRowInEveryTable(databaseOf(store))
  await keep(store, "own-1.webp")
  await keep(store, "face-2.bin")
  return store
}

const take = async ({ container }: Store, folder = join(aFolder(), "backup")) => {
  await container.get(tokens.backup)(folder)
  return folder
}

const restore = (settings: Settings, folder: string) =>
  restoreStore(settings, folder, () => undefined)

const places = [
  { name: "the embedded database", aPlace: async () => aPlace(null) },
  { name: "PostgreSQL", aPlace: async () => aPlace(await aPostgresDatabase()) },
]

describe.each(places)("a backup of $name", ({ aPlace: aFreshPlace }) => {
  let store: Store
  let folder: string
  let before: Awaited<ReturnType<typeof everythingIn>>
  beforeAll(async () => {
    store = await aFilledStore(await aFreshPlace())
    before = await everythingIn(databaseOf(store))
    folder = await take(store)
  })
  afterAll(() => store.close())

  it("is restored with every row and every file, as it was when it was taken", async () => {
    await run(databaseOf(store).query("delete from review_report"))
    await keep(store, "own-3.webp")
    const place = await aFreshPlace()

    const contents = await restore(place, folder)

    expect(contents).toMatchObject({ files: 2, rows: { review_report: 1, property: 1 } })
    expect(await restoredIn(place)).toEqual(before)
    expect(readdirSync(join(place.dataDir, "files")).sort()).toEqual(["face-2.bin", "own-1.webp"])
  })

  it("holds one moment of a database that is written to meanwhile", async () => {
    const database = databaseOf(store)
    await run(database.query("delete from heard_notice"))
    let isOver = false
    // Two rows in each transaction: a backup of one moment has an even number of them.
    const writing = (async () => {
      for (let one = 0; !isOver; one += 2)
        await run(
          database.inTransaction(({ query }) =>
            Effect.andThen(
              query("insert into heard_notice (id) values ($1)", [`n${one}`]),
              query("insert into heard_notice (id) values ($1)", [`n${one + 1}`]),
            ),
          ),
        )
    })()

    const meanwhile = await take(store)
    isOver = true
    await writing
    const { rows } = await restore(await aFreshPlace(), meanwhile)

    expect(rows["heard_notice"]! % 2).toBe(0)
  })

  it("is neither restored nor taken over anything", async () => {
    const place = await aFreshPlace()
    await restore(place, folder)

    await expect(restore(place, folder)).rejects.toThrow(/not empty|database already/)
    await expect(take(store, folder)).rejects.toThrow("There is something already")
  })

  it("is refused before anything is written where a file of it was damaged", async () => {
    const damaged = join(aFolder(), "damaged")
    cpSync(folder, damaged, { recursive: true })
    appendFileSync(join(damaged, "files", "own-1.webp"), "!")
    const place = await aFreshPlace()

    await expect(restore(place, damaged)).rejects.toThrow("own-1.webp")

    expect(readdirSync(place.dataDir)).toEqual([])
  })

  it("is refused without its key, and makes none", async () => {
    const place = await aFreshPlace()
    const own = { ...place, secretKey: null }

    await expect(restore({ ...place, secretKey: "another" }, folder)).rejects.toThrow(/key \S+ is/)
    await expect(restore(own, folder)).rejects.toThrow("SECRET_KEY")
    expect(existsSync(join(place.dataDir, "secret-key"))).toBe(false)
    secretKeysIn(place.dataDir)
    await expect(restore(own, folder)).rejects.toThrow("SECRET_KEY")
  })

  it("is restored with its key as a former one, beside files that it has too", async () => {
    const place = await aFreshPlace()
    const keys = { secretKey: "another", otherSecretKey: "the key of this site" }
    cpSync(join(folder, "files"), join(place.dataDir, "files"), { recursive: true })
    appendFileSync(join(place.dataDir, "files", "own-1.webp"), "!")

    await expect(restore({ ...place, ...keys }, folder)).rejects.toThrow("another content")

    cpSync(join(folder, "files"), join(place.dataDir, "files"), { recursive: true })
    await restore({ ...place, ...keys }, folder)
  })
})

/** What lies in a restored place, without opening it as a site does. */
const restoredIn = async ({ databaseUrl, dataDir }: Settings) => {
  const { openPostgres } = await import("#adapters/postgres/connection/postgres-server.ts")
  const { databaseIn, startPglite } = await import("#adapters/postgres/embedded/pglite.ts")
  const database =
    databaseUrl === null
      ? databaseIn(await startPglite(join(dataDir, "database")))
      : await openPostgres(databaseUrl)
  try {
    return await everythingIn(database)
  } finally {
    await database.close()
  }
}

describe("a backup", () => {
  it("is opened by a site that has its key, which then sells as before", async () => {
    const bucket = { endpoint: "https://s3.test", region: "x", bucket: "b" }
    const files = { ...bucket, accessKeyId: "a", secretAccessKey: "s" }
    const stocked = { property: aGuestHouse(), exceptions: [] }
    const store = await opened({ ...aPlace(null), files })
    await stockedAnew(databaseOf(store), [stocked])
    const folder = await take(store)
    const place = { ...aPlace(null), files }

    // A bucket's files are elsewhere.
    expect(readdirSync(folder).sort()).toEqual(["SHA256SUMS", "backup.json", "database"])
    expect(await restore(place, folder)).toMatchObject({ files: null })
    await expect(restore(aPlace("postgres://nowhere.test/x"), folder)).rejects.toThrow(
      "without DATABASE_URL",
    )

    const restored = await opened(place)
    expect(await run(restored.container.get(tokens.inventoryKeeper).put([stocked]))).toMatchObject({
      unchanged: 1,
    })
  })

  it("is taken whole or not at all", async () => {
    const store = await opened(aPlace(await aPostgresDatabase()))
    const folder = aFolder()
    const dumped = await take(store)
    await expect(restore(aPlace(null), dumped)).rejects.toThrow("set DATABASE_URL")
    await expect(restore(aPlace(null), folder)).rejects.toThrow("There is no backup in")
    vi.stubEnv("PATH", "/nowhere")

    await expect(take(store, join(folder, "backup"))).rejects.toThrow("There is no pg_dump")

    expect(readdirSync(folder)).toEqual([])
  })
})
