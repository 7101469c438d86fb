import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.postgres.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aPgliteStore, stockedAnew } from "#tests/support/stores.ts"
import { Effect, Exit } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

/** More than are read at once. */
const ROOM_TYPES = 2100
const nights = ["2026-12-03", "2026-12-04"].map(day)

let database: Database
beforeAll(async () => {
  database = await stockedAnew(await aPgliteStore(), [
    { property: aProperty({ rooms: [] }), exceptions: [] },
  ])
})
afterAll(() => database.close())

it("shows the nights of every room type, however many there are, and reads each once", async () => {
  // The newest has the name that comes first, so that no table has them in the order of their names.
  await run(
    database.query(
      `insert into room_type (id, property, units, base_rate, weekend_rate)
       select lpad(number::text, 5, '0') || '-room', 'the-springwater', 9, 1, 1
       from generate_series(${ROOM_TYPES}, 1, -1) as number`,
    ),
  )
  await run(
    database.query(
      `insert into night (room_type, units, day, taken)
       select id, units, day, case day when '2026-12-03' then 2 else 4 end
       from room_type, unnest($1::date[]) as day`,
      [nights],
    ),
  )

  let read = 0
  const query: Database["query"] = <Row>(sql: string, parameters?: ReadonlyArray<unknown>) =>
    Effect.tap(database.query<Row>(sql, parameters), ({ length }) =>
      Effect.sync(() => {
        if (sql.startsWith("with page as")) read += length
      }),
    )

  const { freeOn } = await run(postgresCatalogue({ ...database, query }).snapshot())

  const wrong = Array.from({ length: ROOM_TYPES }, (_, place) =>
    RoomTypeId.make(`${place + 1}-room`.padStart(10, "0")),
  ).filter((id) => nights.map((date) => freeOn(id, date)).join() !== "7,5")
  expect(wrong).toEqual([])
  expect(read).toBe(ROOM_TYPES)
})

it("says that the database is away where it is, and passes over no mistake of ours", async () => {
  const failing = (failure: Effect.Effect<never, StoreUnreachable>) =>
    postgresCatalogue({ ...database, query: () => failure }).snapshot()

  expect(await run(Effect.flip(failing(Effect.fail(new StoreUnreachable()))))).toBeInstanceOf(
    StoreUnreachable,
  )
  const mistake = await Effect.runPromiseExit(failing(Effect.die(new Error("a mistake of ours"))))
  expect(Exit.hasDies(mistake)).toBe(true)
})
