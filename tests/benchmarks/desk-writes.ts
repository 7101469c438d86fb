import { noHoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import type { Database } from "#adapters/postgres/database.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import { nightDatesOf } from "#core/stay/nights.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import type { Container } from "inversify"
import { randomBytes } from "node:crypto"
import { median, table, timed, times } from "./figures.ts"

const BLOCKS = 10
const HOLDS = 40
const UNITS = 100_000

/** A stay of two nights in a room that there is enough of for everybody. */
export const benchStay = (): StayRequest => {
  const checkIn = addDays(malaysianDateAt(Date.now()), 30)
  return aStayRequest({ dates: { checkIn, checkOut: addDays(checkIn, 2) } })
}

/** The smallest transaction that sells a stay: two nights taken, one row written. */
const rawHold = (database: Database, { dates, rooms }: StayRequest) =>
  database.inTransaction((connection) =>
    Effect.gen(function* () {
      for (const day of nightDatesOf(dates))
        yield* connection.query(
          `insert into night as sold (room_type, units, day, taken) values ($1, $2, $3, 1)
           on conflict (room_type, day) do update set taken = sold.taken + 1
           where sold.taken + 1 <= sold.units`,
          [rooms[0].roomType, UNITS, day],
        )
      yield* connection.query("insert into raw_hold (id, record) values ($1, $2)", [
        randomBytes(16).toString("hex"),
        JSON.stringify(aQuote()),
      ])
    }),
  )

const manyRooms = () => aProperty({ rooms: [aRoomType({ units: UNITS })] })

/**
 * Holds through the whole front desk against the bare statements, on the same store, in turn; returns how
 * many of the bare ones a second were written.
 */
export const benchHolds = async (name: string, store: Container): Promise<number> => {
  const database = store.get(tokens.database)
  await Effect.runPromise(
    store.get(tokens.inventoryKeeper).put([{ property: manyRooms(), exceptions: [] }]),
  )
  await Effect.runPromise(
    database.query("create table raw_hold (id text primary key, record jsonb not null)"),
  )
  const clock = { now: () => Date.now() }
  const randomness = { bytes: (count: number) => randomBytes(count) }
  const holdLimits = noHoldLimits
  const desk = aFrontDesk([], {
    store: store.get(tokens.bookingStore),
    catalogue: store.get(tokens.wholeCatalogue),
    rateLimiter: store.get(tokens.rateLimiter),
    jobs: store.get(tokens.jobs),
    clock,
    randomness,
    holdLimits,
  })
  const wanted = benchStay()
  const guest = () => desk.forVisitor({ session: randomBytes(16).toString("hex"), member: false })
  const { total } = await Effect.runPromise(guest().quote(wanted))
  const hold = () => Effect.runPromise(guest().hold({ stay: wanted, total }, "bench-key-1"))
  const raw = () => Effect.runPromise(rawHold(database, wanted))
  const repeated = (work: () => Promise<unknown>) => async () => {
    for (let count = 0; count < HOLDS; count += 1) await work()
  }
  await repeated(hold)()
  await repeated(raw)()
  const held: Array<number> = []
  const written: Array<number> = []
  for (let block = 0; block < BLOCKS; block += 1) {
    written.push(HOLDS / ((await timed(repeated(raw))) / 1000))
    held.push(HOLDS / ((await timed(repeated(hold))) / 1000))
  }
  table(`Holds, ${name}: ${BLOCKS} blocks of ${HOLDS} one after the other, in turn`, [
    ["", "per second (median)"],
    ["raw SQL transaction", median(written).toFixed(0)],
    ["hold at the front desk", median(held).toFixed(0)],
    ["share of the raw rate", times(median(held) / median(written))],
  ])
  return median(written)
}
