import { aPostgresDatabase } from "#tests/support/database.ts"
import { Client } from "pg"
import { expect, it } from "vitest"

const asking = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

it("speaks the SQL of PostgreSQL 15 or newer", async () => {
  const [row] = await asking(await aPostgresDatabase(), "show server_version_num")

  expect(Number(row.server_version_num)).toBeGreaterThanOrEqual(150_000)
})

it("gives every caller an empty database that nobody else writes to", async () => {
  const [mine, yours] = [await aPostgresDatabase(), await aPostgresDatabase()]
  await asking(mine, "create table stays (night date)")

  const tables = "select tablename from pg_tables where schemaname = 'public'"
  expect(await asking(mine, tables)).toEqual([{ tablename: "stays" }])
  expect(await asking(yours, tables)).toEqual([])
})
