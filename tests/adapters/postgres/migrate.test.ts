import type { Database } from "#adapters/postgres/database.ts"
import { migrate, migrations } from "#adapters/postgres/migrate.ts"
import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { aPostgresDatabase } from "#tests/support/database.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

/** A new table may ask for what it likes: nobody wrote to it before. */
const withoutNewTables = (sql: string): string =>
  sql.replace(/^create table [^;]*;/gm, "").replace(widened, "")

/** A constraint that allows all that it allowed before, and more. */
const widened =
  "alter table night drop constraint never_oversold, add constraint never_oversold check (taken between 0 and units + beyond);"

describe.each(bothDatabases)("migrations: $name", ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const applied = () => run(database.query("select name, checksum from migration order by name"))

  it("are each written down once, however often they are asked for", async () => {
    await run(migrate(database))

    expect(await applied()).toEqual(migrations.map(({ name, checksum }) => ({ name, checksum })))
  })

  it("refuse a database whose steps were others", async () => {
    await run(database.query("update migration set checksum = 'x' where name like '0001%'"))
    await expect(run(migrate(database))).rejects.toThrow("0001-inventory.sql is not the one")

    await run(database.query("update migration set name = '9999-x.sql' where checksum = 'x'"))
    await expect(run(migrate(database))).rejects.toThrow("newer than this program: 9999-x.sql")
  })

  it("leave a database alone that a newer program has only expanded", async () => {
    await run(database.query("delete from migration"))
    await run(
      database.query(
        "insert into migration (name, checksum, expands) values ('9999-y.sql', '', true)",
      ),
    )
    for (const { name, checksum } of migrations)
      await run(
        database.query("insert into migration (name, checksum) values ($1, $2)", [name, checksum]),
      )

    await run(migrate(database))

    expect(await applied()).toHaveLength(migrations.length + 1)
  })
})

it("are marked as expanding only where they take nothing away and ask for nothing", () => {
  const expanding = migrations.filter(({ expands }) => expands)
  const narrowing =
    /\b(drop|rename|delete|update \w+ set|set not null|alter column)\b|add column [^;]*not null(?! default)/i

  expect(expanding.map(({ name }) => name)).toContain("0012-kept-until.sql")
  expect(expanding.filter(({ sql }) => narrowing.test(withoutNewTables(sql)))).toEqual([])
})

it("lets several servers start on one empty database at once", async () => {
  const url = await aPostgresDatabase()
  const servers = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)])

  await Promise.all(servers.map((server) => run(migrate(server))))

  const [row] = await run(servers[0]!.query("select count(*) from migration"))
  expect(row).toEqual({ count: migrations.length })
  await Promise.all(servers.map((server) => server.close()))
})
