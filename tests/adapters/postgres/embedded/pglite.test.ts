import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { postgresInventoryKeeper } from "#adapters/postgres/catalogue/inventory-keeper.postgres.ts"
import { upkeepOf } from "#adapters/postgres/upkeep.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aPgliteStore } from "#tests/support/stores.ts"
import { Deferred, Effect, Fiber } from "effect"
import { setImmediate as nextTurn } from "node:timers/promises"
import { afterAll, beforeAll, expect, it } from "vitest"

let database: Database
beforeAll(async () => {
  database = await aPgliteStore()
})
afterAll(() => database.close())

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

it("lets others have their turn while it is asked without pause", async () => {
  let isAsked = true
  let turns = 0
  const others = async () => {
    while (isAsked) {
      await nextTurn()
      turns += 1
    }
  }
  const asking = Array.from({ length: 8 }, async () => {
    for (let question = 0; question < 50; question += 1) await run(database.query("select 1"))
  })

  const running = others()
  await Promise.all(asking)
  isAsked = false
  await running

  expect(turns).toBeGreaterThanOrEqual(400)
})

it("forgets a question whose asker is gone before its turn", async () => {
  const count = () => run(database.query("select count(*) as n from tries where subject = 'gone'"))
  const holder = Deferred.makeUnsafe<void>()
  const holding = Effect.runFork(database.inTransaction(() => Deferred.await(holder)))
  const leaving = Effect.runFork(database.query("insert into tries values ('gone', 1, 1, 1)"))
  await nextTurn()

  await run(Fiber.interrupt(leaving))
  await run(Deferred.succeed(holder, undefined))
  await run(Fiber.await(holding))

  expect(await count()).toEqual([{ n: 0 }])
})

it("leaves nobody in a transaction that a single question began", async () => {
  await run(database.query("begin"))
  await run(database.query("insert into tries values ('kept', 1, 1, 1)"))

  await run(Effect.exit(database.query("rollback")))

  expect(await run(database.query("select subject from tries"))).toEqual([{ subject: "kept" }])
  await run(database.query("truncate tries"))
})

const tables = async () =>
  new Map(
    (
      await run(
        database.query<{ name: string; rows: number }>(
          "select relname as name, reltuples::int as rows from pg_class where relkind = 'r'",
        ),
      )
    ).map(({ name, rows }) => [name, rows]),
  )

it("knows how many rows there are once properties were put", async () => {
  await run(
    postgresInventoryKeeper(database, movableClock()).put([
      { property: aProperty(), exceptions: [] },
    ]),
  )

  expect((await tables()).get("property")).toBe(1)
})

it("sweeps out what was overwritten, and memories that are old", async () => {
  const day = 24 * 60 * 60 * 1000
  await run(database.query("insert into tries select 'x', 1, n, 1 from generate_series(1, 500) n"))
  await run(database.query("insert into tries values ('y', 1, $1, 1)", [3 * day]))

  await run(upkeepOf(database, { now: () => 3 * day })())

  expect(await run(database.query("select subject from tries"))).toEqual([{ subject: "y" }])
  expect((await tables()).get("tries")).toBe(1)
})
