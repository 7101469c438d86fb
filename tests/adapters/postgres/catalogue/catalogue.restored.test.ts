import { ownKindOf } from "#core/property/room-uses.ts"
import { findPostgres } from "#adapters/command-line/install/machine.js"
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { startCluster, type Cluster } from "#tests/support/postgres.cluster.ts"
import { stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { execFileSync } from "node:child_process"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

const programs = findPostgres()!
const room = aRoomType({ units: 6 })
const stock = [{ property: aProperty({ rooms: [room] }), exceptions: [] }]
const nights = Array.from({ length: 50 }, (_, later) => addDays(day("2026-12-03"), later))

let cluster: Cluster
let database: Database
beforeAll(async () => {
  cluster = await startCluster(programs, ["wal_level=logical"])
  database = await openPostgres(cluster.url)
  await run(migrate(database))
})
beforeEach(() => stockedAnew(database, stock))
afterAll(async () => {
  await database.close()
  await cluster.stop()
})

const taking = (on: Database, count: number, dates = nights) =>
  run(
    postgresBookingStore(on, testEncryption).inTransaction(({ take }) =>
      take([{ kind: ownKindOf(room.id), count, dates }]),
    ),
  )

/** Ends so many transactions, as months of selling do. */
const spend = (on: Database, transactions: number) =>
  run(
    on.query(`do $$ begin
      for one in 1..${transactions} loop
        perform pg_current_xact_id();
        commit;
      end loop;
    end $$`),
  )

const freeIn = async (catalogue: Catalogue) => {
  const { freeOn } = await run(catalogue.snapshot())
  return [freeOn(room.id, nights[0]!), freeOn(room.id, nights[49]!)]
}

type Read = Partial<Record<"nights" | "days", ReadonlyArray<unknown> | null>>

/** All nights of a room type are read as lists of their days, and those that changed one by one. */
const nightsIn = (rows: ReadonlyArray<unknown>): number =>
  (rows as ReadonlyArray<Read>).reduce(
    (count, { nights: changed, days }) => count + (changed?.length ?? 0) + (days?.length ?? 0),
    0,
  )

/** A catalogue on a database, and how many nights it has read. */
const counted = (on: Database) => {
  let read = 0
  const query: Database["query"] = <Row>(sql: string, parameters?: ReadonlyArray<unknown>) =>
    Effect.tap(on.query<Row>(sql, parameters), (rows) =>
      Effect.sync(() => void (read += nightsIn(rows))),
    )
  return { catalogue: postgresCatalogue({ ...on, query }), nightsRead: () => read }
}

const restoredInto = (target: string): void => {
  const dump = execFileSync(join(programs, "pg_dump"), ["-Fc", cluster.url])
  execFileSync(join(programs, "pg_restore"), ["-d", target, "--no-owner"], { input: dump })
}

/** A younger cluster, and what was dumped restored into it. */
const restoredElsewhere = async () => {
  const younger = await startCluster(programs)
  restoredInto(younger.url)
  return { younger, there: await openPostgres(younger.url) }
}

it("reads what a dump brought into a younger cluster once, and then only what changes", async () => {
  await spend(database, 5000)
  await taking(database, 2)
  const { younger, there } = await restoredElsewhere()
  const { catalogue, nightsRead } = counted(there)

  expect(await freeIn(catalogue)).toEqual([4, 4])
  const first = nightsRead()
  for (let search = 0; search < 5; search += 1) await freeIn(catalogue)
  expect([first, nightsRead()]).toEqual([50, 50])

  await taking(there, 1, [nights[0]!])
  expect(await freeIn(catalogue)).toEqual([3, 4])
  await freeIn(catalogue)
  expect(nightsRead()).toBe(51)
  await there.close()
  await younger.stop()
})

it("goes on showing changes while its counter passes the marks that a dump brought", async () => {
  await spend(database, 3000)
  await taking(database, 2)
  const { younger, there } = await restoredElsewhere()
  const catalogue = postgresCatalogue(there)
  const [row] = await run(
    there.query<{ ahead: number }>(
      `select max(changed)::text::bigint - pg_current_xact_id()::text::bigint as ahead from night`,
    ),
  )
  await spend(there, row!.ahead - 4)
  await freeIn(catalogue)

  for (let taken = 1; taken <= 4; taken += 1) {
    await taking(there, 1, [nights[0]!])
    await spend(there, 1)
    expect(await freeIn(catalogue)).toEqual([4 - taken, 4])
  }
  await there.close()
  await younger.stop()
})

it("shows what files restored under a living process hold", async () => {
  const catalogue = postgresCatalogue(database)
  await freeIn(catalogue)
  await cluster.halt()
  const kept = `${cluster.files}.kept`
  execFileSync("cp", ["-a", cluster.files, kept])
  await cluster.start()
  await taking(database, 6)
  expect(await freeIn(catalogue)).toEqual([0, 0])

  await cluster.halt()
  rmSync(cluster.files, { recursive: true })
  execFileSync("cp", ["-a", kept, cluster.files])
  await cluster.start()
  // What others did since took the counter past what this process knew.
  const others = await openPostgres(cluster.url)
  await taking(others, 1, [nights[49]!])
  await spend(others, 2000)

  expect(await freeIn(catalogue)).toEqual([6, 5])
  await others.close()
})

it("shows what a dump restored in place of the living tables holds", async () => {
  const catalogue = postgresCatalogue(database)
  await taking(database, 1)
  const dump = execFileSync(join(programs, "pg_dump"), ["-Fc", cluster.url])
  await taking(database, 5)
  expect(await freeIn(catalogue)).toEqual([0, 0])

  const replacing = ["-d", cluster.url, "--no-owner", "--clean", "--if-exists", "-1"]
  execFileSync(join(programs, "pg_restore"), replacing, { input: dump })

  expect(await freeIn(catalogue)).toEqual([5, 5])
})

it("shows what a logical replication writes", async () => {
  const copy = await startCluster(programs)
  const there = await openPostgres(copy.url)
  await run(migrate(there))
  await spend(there, 5000)
  const { catalogue } = counted(there)
  await run(database.query("create publication stays for table property, room_type, night"))
  await run(catalogue.snapshot())

  await run(there.query(`create subscription stays connection '${cluster.url}' publication stays`))
  await expect.poll(() => freeIn(catalogue).catch(() => []), { timeout: 60_000 }).toEqual([6, 6])
  await taking(database, 2)
  await expect.poll(() => freeIn(catalogue), { timeout: 60_000 }).toEqual([4, 4])

  await run(there.query("drop subscription stays"))
  await run(database.query("drop publication stays"))
  await there.close()
  await copy.stop()
})
