import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { ownKindOf } from "#core/property/room-uses.ts"
import type { Connection, Database } from "#adapters/postgres/database.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import { postgresInventoryKeeper } from "#adapters/postgres/catalogue/inventory-keeper.postgres.ts"
import { Sen } from "#core/money/sen.ts"
import type { RoomKindId } from "#core/property/room-kind.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aPostgresStore, stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Deferred, Effect, Exit } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
const room = aRoomType({ units: 2 })
const stocked = (units: number) => ({
  property: aProperty({ rooms: [{ ...room, units }] }),
  exceptions: [],
})

let database: Database
beforeAll(async () => {
  database = await aPostgresStore()
})
beforeEach(() => stockedAnew(database, [stocked(2)]))
afterAll(() => database.close())

const soldAndUnits = () =>
  run(database.query("select taken, room_type.units from night join room_type on id = room_type"))

/** Sells both rooms, and lets the operator have a try before the sale is kept. */
const soldWhile = async (operator: Effect.Effect<unknown, unknown>) => {
  const both = [{ kind: ownKindOf(room.id), count: 2, dates: [day("2026-12-04")] }]
  const taken = Deferred.makeUnsafe<void>()
  const selling = run(
    postgresBookingStore(database, testEncryption).inTransaction(({ take }) =>
      take(both).pipe(
        Effect.andThen(Deferred.succeed(taken, undefined)),
        Effect.andThen(Effect.sleep("100 millis")),
      ),
    ),
  )
  await run(Deferred.await(taken))
  const outcome = Effect.runPromiseExit(operator)
  await selling
  return outcome
}

const handWritten = (isolation: string) =>
  database.inTransaction((connection: Connection) =>
    connection
      .query(`set transaction isolation level ${isolation}`)
      .pipe(
        Effect.andThen(connection.query("select count(*) from night")),
        Effect.andThen(connection.query("update room_type set units = 1")),
      ),
  )

it("names the night that has more sold, where units are lowered while the last room is being sold", async () => {
  const outcome = await soldWhile(
    postgresInventoryKeeper(database, movableClock()).put([stocked(1)]),
  )

  expect(outcome).toMatchObject({
    _tag: "Success",
    value: { crowded: [{ kind: ownKindOf(room.id), date: "2026-12-04", units: 1, taken: 2 }] },
  })
  expect(await soldAndUnits()).toEqual([{ taken: 2, units: 1 }])
})

it.each(["read committed", "repeatable read", "serializable"])(
  "refuses it to hand-written SQL too, in isolation level %s",
  async (isolation) => {
    expect(Exit.isFailure(await soldWhile(handWritten(isolation)))).toBe(true)

    expect(await soldAndUnits()).toEqual([{ taken: 2, units: 2 }])
  },
)

it("sells no more than the units that are left while they are being lowered, but what was sold before", async () => {
  const date = day("2026-12-04")
  const lowering = postgresInventoryKeeper(database, movableClock()).put([stocked(1)])
  const one = [{ kind: ownKindOf(room.id), count: 1, dates: [date] }]
  const selling = postgresBookingStore(database, testEncryption).inTransaction(({ take }) =>
    take(one),
  )

  const [lowered] = await run(
    Effect.all([lowering, Effect.exit(selling), Effect.exit(selling)], {
      concurrency: "unbounded",
    }),
  )

  const crowded = lowered.crowded?.map(({ taken, units }) => ({ taken, units }))
  expect([[{ taken: 1, units: 1 }], crowded]).toContainEqual(await soldAndUnits())
})

it("lets two servers fill the same empty inventory at once", async () => {
  await run(database.query("truncate property, room_type, night, block cascade"))
  const night = { roomType: room.id, date: day("2026-12-04"), rate: Sen.make(100), taken: 1 }
  const put = postgresInventoryKeeper(database, movableClock()).put([
    { ...stocked(2), exceptions: [night] },
  ])

  await run(Effect.all([put, put, put], { concurrency: "unbounded" }))

  expect(await soldAndUnits()).toEqual([{ taken: 1, units: 2 }])
})

const family = aRoomType({ id: RoomTypeId.make("springwater-family"), units: 2 })
const kinds = [ownKindOf(room.id), ownKindOf(family.id)]
const bothOnSale = { property: aProperty({ rooms: [room, family] }), exceptions: [] }
const selling = (some: ReadonlyArray<RoomKindId>) =>
  postgresBookingStore(database, testEncryption).inTransaction(({ take }) =>
    take(some.map((kind) => ({ kind, count: 1, dates: [day("2026-12-04")] }))),
  )

/** The nights that nobody is changing at this moment. */
const unlocked = (connection: Connection) =>
  connection.query<{ kind: string }>(
    "select room_type as kind from night order by room_type for update skip locked",
  )

/** Who waits for somebody else at this moment. */
const waiting = (connection: Connection) =>
  connection.query(
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )

it("sells what is left once units are lowered that were being lowered when it began", async () => {
  let sale: Promise<unknown> | undefined
  await run(
    database.inTransaction((connection) =>
      Effect.gen(function* () {
        yield* connection.query("update room_type set units = 1")
        sale ??= Effect.runPromiseExit(selling([ownKindOf(room.id)]))
        while ((yield* waiting(database)).length === 0) yield* Effect.sleep("10 millis")
      }),
    ),
  )

  expect(await sale).toMatchObject({ _tag: "Success" })
  expect(await soldAndUnits()).toEqual([{ taken: 1, units: 1 }])
})

it.each([kinds, kinds.toReversed()])(
  "locks nights of two kinds in one order, whichever a guest chose first: %s, %s",
  async (...chosen) => {
    await stockedAnew(database, [bothOnSale])
    await run(selling(kinds))
    const [first = "", second = ""] = kinds.toSorted()
    let sale: Promise<void> | undefined
    await run(
      database.inTransaction((connection) =>
        Effect.gen(function* () {
          yield* connection.query("select 1 from night where room_type = $1 for update", [first])
          sale ??= run(selling(chosen))
          while ((yield* waiting(database)).length === 0) yield* Effect.sleep("10 millis")

          // Who waits for the first night has not locked the second one yet.
          expect(yield* database.inTransaction(unlocked)).toEqual([{ kind: second }])
        }),
      ),
    )

    await sale
  },
)
