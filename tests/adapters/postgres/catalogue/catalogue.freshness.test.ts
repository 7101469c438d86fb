import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { ownKindOf } from "#core/property/room-uses.ts"
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import { postgresInventoryKeeper } from "#adapters/postgres/catalogue/inventory-keeper.postgres.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { Sen } from "#core/money/sen.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aPostgresDatabase } from "#tests/support/database.ts"
import { stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Deferred, Effect } from "effect"
import fc from "fast-check"
import { Client } from "pg"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
const room = aRoomType({ units: 9 })
const stock = [{ property: aProperty({ rooms: [room] }), exceptions: [] }]
const nights = Array.from({ length: 7 }, (_, later) => addDays(day("2026-12-03"), later))

let url: string
let mine: Database
let theirs: Database
beforeAll(async () => {
  url = await aPostgresDatabase()
  mine = await openPostgres(url)
  theirs = await openPostgres(url)
  await run(migrate(mine))
})
beforeEach(() => stockedAnew(mine, stock))
afterAll(() => Promise.all([mine.close(), theirs.close()]))

const aClient = async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

const shownBy = async (catalogue: Catalogue) => {
  const { rateOn, freeOn } = await run(catalogue.snapshot())
  return nights.map((date) => [rateOn(room.id, date), freeOn(room.id, date)])
}

const taking = (database: Database, night: number, count: number) =>
  postgresBookingStore(database, testEncryption).inTransaction(({ take }) =>
    take([{ kind: ownKindOf(room.id), count, dates: [nights[night]!] }]),
  )

it("shows at once what another server sold", async () => {
  const catalogue = postgresCatalogue(mine)
  await shownBy(catalogue)

  await run(taking(theirs, 0, 4))

  expect((await shownBy(catalogue))[0]).toEqual([18000, 5])
})

it("shows what was written early and committed late", async () => {
  const catalogue = postgresCatalogue(mine)
  const [written, seen] = [Deferred.makeUnsafe<void>(), Deferred.makeUnsafe<void>()]
  const late = run(
    postgresBookingStore(theirs, testEncryption).inTransaction(({ take }) =>
      take([{ kind: ownKindOf(room.id), count: 2, dates: [nights[0]!] }]).pipe(
        Effect.andThen(Deferred.succeed(written, undefined)),
        Effect.andThen(Deferred.await(seen)),
      ),
    ),
  )
  await run(Deferred.await(written))
  await run(taking(mine, 1, 3))
  const before = await shownBy(catalogue)

  await run(Deferred.succeed(seen, undefined))
  await late

  expect([before[0], before[1]]).toEqual([
    [18000, 9],
    [22000, 6],
  ])
  expect((await shownBy(catalogue))[0]).toEqual([18000, 7])
})

it("leaves a snapshot that somebody still reads as it was", async () => {
  const catalogue = postgresCatalogue(mine)
  const old = await run(catalogue.snapshot())

  await run(taking(theirs, 0, 4))
  await run(catalogue.snapshot())

  expect(old.freeOn(room.id, nights[0]!)).toBe(9)
})

const anyChange = fc.record({
  night: fc.nat({ max: 6 }),
  count: fc.integer({ min: 1, max: 3 }),
  rate: fc.option(fc.integer({ min: 0, max: 90000 })),
  kind: fc.constantFrom("take", "take", "put", "base", "units"),
})

const change = ({
  night,
  count,
  rate,
  kind,
}: typeof anyChange extends fc.Arbitrary<infer A> ? A : never) => {
  if (kind === "take") return Effect.ignore(taking(theirs, night, count))
  if (kind === "units") return Effect.ignore(theirs.query(`update room_type set units = units + 1`))
  const own = { roomType: room.id, date: nights[night]!, taken: 0 }
  const exceptions = rate === null ? [] : [{ ...own, rate: Sen.make(rate) }]
  const rooms = [{ ...room, units: 99, baseRate: Sen.make(kind === "base" ? 12300 : 18000) }]
  return postgresInventoryKeeper(theirs, movableClock()).put([
    { property: aProperty({ rooms }), exceptions },
  ])
}

/** Rates and free rooms as the rows say, in SQL alone: Kuala Lumpur's weekend is Friday and Saturday. */
const shownByRows = async () => {
  const rows = await run(
    mine.query<{ rate: number; free: number }>(
      `select coalesce(rate, case when extract(dow from date) in (5, 6)
                             then weekend_rate else base_rate end) as rate,
         room_type.units - coalesce(taken, 0) as free
       from unnest($1::date[]) as date
       cross join room_type left join night on night.room_type = id and day = date
       where id = $2 order by date`,
      [nights, room.id],
    ),
  )
  return rows.map(({ rate, free }) => [rate, free])
}

it("shows after any changes what the rows say, and what a new catalogue shows", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { maxLength: 8 }), async (changes) => {
      await stockedAnew(mine, stock)
      const catalogue = postgresCatalogue(mine)
      await shownBy(catalogue)

      for (const one of changes) {
        await run(change(one))
        const shown = await shownBy(catalogue)
        expect(shown).toEqual(await shownByRows())
        expect(shown).toEqual(await shownBy(postgresCatalogue(mine)))
      }
    }),
    { numRuns: 25 },
  )
})

it("shows what is committed at each moment while transactions overlap in any order", async () => {
  const clients = await Promise.all([0, 1, 2].map(() => aClient()))
  const write = `insert into night (room_type, units, day, taken) values ($1, 9, $2, 1)
    on conflict (room_type, day) do update set taken = (night.taken + 1) % 9`
  const steps = clients.map((client, own) => [
    () => client.query("begin"),
    () => client.query(write, [room.id, nights[own]]),
    () => client.query(write, [room.id, nights[own + 3]]),
    () => client.query("commit"),
  ])

  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 2 }), { maxLength: 30 }), async (turns) => {
      await stockedAnew(mine, stock)
      const catalogue = postgresCatalogue(mine)
      const done = [0, 0, 0]
      for (const turn of turns) {
        await steps[turn]![done[turn]! % 4]!()
        done[turn]! += 1
        expect(await shownBy(catalogue)).toEqual(await shownByRows())
      }
      for (const client of clients) await client.query("rollback")
    }),
    { numRuns: 25 },
  )
  await Promise.all(clients.map((client) => client.end()))
})
