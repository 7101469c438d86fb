import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import { postgresInventoryKeeper } from "#adapters/postgres/catalogue/inventory-keeper.postgres.ts"
import { upkeepOf } from "#adapters/postgres/upkeep.ts"
import { systemClock } from "#adapters/system/world.system.ts"
import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aRoomChoice, aStayRequest } from "#fixtures/builders/a-stay.ts"
import { aPostgresDatabase } from "#tests/support/database.ts"
import { startPgBouncer, type Pooler } from "#tests/support/pgbouncer.ts"
import { startSite } from "#tests/support/site.ts"
import { migrated } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { aHeldBooking } from "./bookings.steps.ts"
import { databasePromises } from "./database.promises.ts"
import { aBrowser, resultOf } from "./world.ts"

const GUESTS = 64

let pooler: Pooler
let otherPooler: Pooler
beforeAll(async () => {
  pooler = await startPgBouncer(await aPostgresDatabase())
  otherPooler = await startPgBouncer(await aPostgresDatabase())
})
afterAll(() => Promise.all([pooler.stop(), otherPooler.stop()]))

const opened = async ({ url }: Pooler) => migrated(await openPostgres(url))

databasePromises("PostgreSQL behind PgBouncer", () => opened(pooler))

it("limits statements and leaves nothing behind in the sessions that PgBouncer lends", async () => {
  const database = await opened(pooler)
  const limit = "select current_setting('statement_timeout') as ms"
  const within = database.inTransaction(({ query }) => query(limit))
  const left = () =>
    database.query(`select current_setting('statement_timeout') as ms,
      (select count(*) from pg_prepared_statements) as named`)

  expect(await resultOf(database.query(`${limit} where $1 = 1`, [1]))).toEqual([{ ms: "10s" }])
  expect(await resultOf(within)).toEqual([{ ms: "10s" }])
  await resultOf(upkeepOf(database, systemClock)())

  const sessions = await resultOf(Effect.all(Array.from({ length: 8 }, left), { concurrency: 8 }))
  expect(sessions).toEqual(sessions.map(() => [{ ms: "0", named: 0 }]))
  await database.close()
})

it("serves 64 guests at once from two processes behind PgBouncer", async () => {
  const checkIn = addDays(malaysianDateAt(Date.now()), 30)
  const room = aRoomType({ units: 20 * GUESTS })
  const stay = aStayRequest({
    dates: { checkIn, checkOut: addDays(checkIn, 2) },
    rooms: [aRoomChoice({ roomType: room.id })],
  })
  const database = await opened(otherPooler)
  const stock = [{ property: aProperty({ rooms: [room] }), exceptions: [] }]
  await resultOf(postgresInventoryKeeper(database, movableClock()).put(stock))
  await database.close()
  const settings = {
    DATABASE_URL: otherPooler.url,
    SECRET_KEY: "a".repeat(40),
    TRUSTED_PROXIES: "1",
    REQUEST_LIMITS: "waitMs=60000",
  }
  await using one = await startSite(settings)
  await using other = await startSite(settings)

  const guests = Array.from({ length: GUESTS }, (_, index) => {
    const { origin } = new URL(index % 2 === 0 ? one.address : other.address)
    return aBrowser((request) => {
      const sent = new Request(request.url.replace("http://stays.test", origin), request)
      sent.headers.set("x-forwarded-for", `10.0.${index}.1`)
      return fetch(sent)
    })
  })
  const held = await Promise.all(guests.map((guest) => aHeldBooking(guest, stay)))

  expect(new Set(held.map(({ booking }) => booking.id)).size).toBe(GUESTS)
  expect([one.said(), other.said()].join("\n")).not.toMatch(/"level":"(warn|error)"/)
})
