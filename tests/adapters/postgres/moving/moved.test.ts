import type { Database } from "#adapters/postgres/database.ts"
import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { moved } from "#adapters/postgres/moving/moved.ts"
import { moveStore } from "#adapters/bindings/server/move-store.ts"
import { openStore } from "#adapters/bindings/server/open-store.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import { aGuestHouse } from "#fixtures/builders/a-guest-house.ts"
import { aPostgresDatabase } from "#tests/support/database.ts"
import { aRowInEveryTable, everythingIn } from "#tests/support/whole-database.ts"
import { aPgliteStore, aPostgresStore, stockedAnew } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

describe("everything that is kept", () => {
  let from: Database
  beforeAll(async () => {
    from = await stockedAnew(await aPgliteStore(), [{ property: aGuestHouse(), exceptions: [] }])
    await aRowInEveryTable(from)
  })
  afterAll(() => from.close())

  const empty = async () => {
    const to = await openPostgres(await aPostgresDatabase())
    await run(migrate(to))
    return to
  }

  it("moves from the embedded store to PostgreSQL, row by row", async () => {
    const before = await everythingIn(from)
    const unfilled = Object.entries(before).flatMap(([table, held]) =>
      held.length === 0 ? [table] : [],
    )
    expect(unfilled).toEqual([])
    const to = await empty()

    const tables = await run(moved(from, to))

    expect(await everythingIn(to)).toEqual(before)
    expect(await everythingIn(from)).toEqual(before)
    expect(Object.fromEntries(tables.map(({ table, rows: count }) => [table, count]))).toEqual(
      Object.fromEntries(Object.entries(before).map(([table, held]) => [table, held.length])),
    )
    await to.close()
  })

  it("gives out numbers afterwards that were never given out", async () => {
    const to = await empty()
    await run(moved(from, to))
    const insert =
      "insert into job (kind, key, booking, subject, amount, due_at) values ('mail', 'new', '', '', 0, 0) returning id"

    expect(await run(to.query(insert))).toEqual([{ id: 4 }])
    await to.close()
  })

  it("moves nothing where there is something already", async () => {
    const to = await empty()
    await run(to.query("insert into tries values ('t', 1, 2, 3)"))

    await expect(run(moved(from, to))).rejects.toThrow("not empty: it has rows in tries")

    expect((await everythingIn(to))["property"]).toEqual([])
    await to.close()
  })

  it("moves nothing where the tables are others", async () => {
    const to = await empty()
    await run(to.query("alter table account add column surprise text"))

    await expect(run(moved(from, to))).rejects.toThrow("other tables")
    await to.close()
  })

  it("moves to a server that shows moments in another time zone", async () => {
    const url = new URL(await aPostgresDatabase())
    url.searchParams.set("options", "-c timezone=Asia/Kuala_Lumpur")
    const to = await openPostgres(url.href)
    await run(migrate(to))
    expect(await run(to.query("select current_setting('timezone') as zone"))).toEqual([
      { zone: "Asia/Kuala_Lumpur" },
    ])

    await run(moved(from, to))

    const moments = "select registered_at at time zone 'UTC' as moment from account"
    expect(await run(to.query(moments))).toEqual(await run(from.query(moments)))
    await to.close()
  })

  it("keeps nothing where more comes than was moved", async () => {
    const to = await empty()
    await run(
      to.query(
        `create function add() returns trigger language plpgsql as
         $$ begin insert into heard_notice (id) values ('one more'); return new; end $$;
         create trigger adding before insert on account for each row execute function add()`,
      ),
    )

    await expect(run(moved(from, to))).rejects.toThrow("heard_notice has 1201 rows, and 1202 came.")

    expect((await everythingIn(to))["property"]).toEqual([])
    await to.close()
  })

  it("keeps nothing where a row comes out differently", async () => {
    const to = await empty()
    await run(
      to.query(
        `create function spoil() returns trigger language plpgsql as
         $$ begin new.note = 'spoiled'; return new; end $$;
         create trigger spoiling before insert on block for each row execute function spoil()`,
      ),
    )

    await expect(run(moved(from, to))).rejects.toThrow(
      /^A row of block came out differently: [\w/-]+, 2026-12-24, Airbnb, \.$/,
    )

    expect((await everythingIn(to))["property"]).toEqual([])
    await to.close()
  })
})

it("moves what was there when it began, whatever is written meanwhile", async () => {
  const [from, to] = await Promise.all([aPostgresStore(), aPostgresStore()])
  const write = (subject: string) =>
    from.query("insert into tries values ($1, 1, 2, 3) on conflict do nothing", [subject])
  await run(write("early"))
  const watched: Database = {
    ...to,
    inTransaction: (work) =>
      to.inTransaction((connection) =>
        work({
          query: <Row>(sql: string, parameters?: ReadonlyArray<unknown>) =>
            Effect.andThen(
              sql === 'select count(*) from "account"' ? write("late") : Effect.void,
              connection.query<Row>(sql, parameters),
            ),
        }),
      ),
  }

  await run(moved(from, watched))

  const subjects = "select subject from tries order by subject"
  expect(await run(to.query(subjects))).toEqual([{ subject: "early" }])
  expect(await run(from.query(subjects))).toEqual([{ subject: "early" }, { subject: "late" }])
  await Promise.all([from.close(), to.close()])
})

it("gives out the first number where none was ever given out", async () => {
  const from = await aPgliteStore()
  const to = await openPostgres(await aPostgresDatabase())
  await run(migrate(to))

  const tables = await run(moved(from, to))

  expect(tables.every(({ rows }) => rows === 0)).toBe(true)
  const insert =
    "insert into job (kind, key, booking, subject, amount, due_at) values ('mail', 'new', '', '', 0, 0) returning id"
  expect(await run(to.query(insert))).toEqual([{ id: 1 }])
  await Promise.all([from.close(), to.close()])
})

it("moves a data folder that no site uses, and leaves it as it was", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "moving-"))
  const settings = { dataDir, secretKey: null, otherSecretKey: null }
  const stocked = { property: aGuestHouse(), exceptions: [] }
  const databaseUrl = await aPostgresDatabase()
  const move = (url: string | null) => moveStore({ ...settings, databaseUrl: url }, () => undefined)
  await expect(move(databaseUrl)).rejects.toThrow("There is no embedded store")
  await expect(move(null)).rejects.toThrow("Set DATABASE_URL")

  const embedded = await openStore({ ...settings, databaseUrl: null })
  await run(embedded.container.get(tokens.inventoryKeeper).put([stocked]))
  await expect(move(databaseUrl)).rejects.toThrow("in use")
  await embedded.close()
  await move(databaseUrl)

  for (const url of [databaseUrl, null]) {
    const store = await openStore({ ...settings, databaseUrl: url })
    expect(await run(store.container.get(tokens.inventoryKeeper).put([stocked]))).toMatchObject({
      unchanged: 1,
    })
    await store.close()
  }
})
