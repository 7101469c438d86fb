import { postgresInventoryKeeper } from "#adapters/postgres/catalogue/inventory-keeper.postgres.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { demoInventory } from "#fixtures/inventory/demo-inventory.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { Effect } from "effect"
import { expect, it, onTestFinished } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

const TABLES = ["block", "night", "property", "room_type"]

it.each(bothDatabases)(
  "never reads a whole table for some of its rows while much is put: $name",
  async ({ open }) => {
    const database = await open()
    onTestFinished(() => database.close())
    const clock = movableClock()
    const today = malaysianDateAt(clock.now())
    const stays = [...demoInventory({ properties: 200, seed: 7, today })]

    await run(postgresInventoryKeeper(database, clock).put(stays))

    await run(database.query("select pg_stat_force_next_flush()"))
    const read = await run(
      database.query<{ relname: string; hasRows: boolean; readInVain: number }>(
        `select relname, n_live_tup > 0 as "hasRows", seq_tup_read::int as "readInVain"
         from pg_stat_user_tables where relname = any($1) order by relname`,
        [TABLES],
      ),
    )
    expect(read).toEqual(TABLES.map((relname) => ({ relname, hasRows: true, readInVain: 0 })))
  },
)
