import type { Database } from "#adapters/postgres/database.ts"
import { migrations } from "#adapters/postgres/migrate.ts"
import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import { aPostgresDatabase } from "#tests/support/database.ts"
import { migrated } from "#tests/support/stores.ts"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { accountsContract } from "./accounts.contract.ts"
import { databasePromises } from "./database.promises.ts"
import { serverOn } from "./keepers.ts"
import { resultOf } from "./world.ts"

// What an older process meets in the middle of a rolling update: a newer one adds a column to every
// table while statements of the older one are prepared.
let url: string
let newer: Database
beforeAll(async () => {
  url = await aPostgresDatabase()
  newer = await migrated(await openPostgres(url, 1))
})
afterAll(() => newer.close())

let round = 0
const expand = async (): Promise<void> => {
  round += 1
  const tables = await resultOf(
    newer.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'",
    ),
  )
  const additions = tables.map(({ name }) => `alter table ${name} add column added_${round} text;`)
  await resultOf(newer.query(additions.join("\n")))
  await resultOf(
    newer.query("insert into migration (name, checksum, expands) values ($1, '', true)", [
      `9${String(round).padStart(3, "0")}-added.sql`,
    ]),
  )
}
beforeEach(expand)

let older: Database
beforeAll(async () => {
  older = await migrated(await openPostgres(url, 2))
})
afterAll(() => older.close())

databasePromises("PostgreSQL while a newer program expands it", async () =>
  migrated(await openPostgres(url, 2)),
)
accountsContract(
  "the server while a newer program expands its database",
  serverOn(() => older),
)

it("lets an older program start on what a newer one has expanded", async () => {
  const late = await migrated(await openPostgres(url, 1))

  const rows = await resultOf(late.query("select name from migration"))

  expect(rows.length).toBe(migrations.length + round)
  await late.close()
})
