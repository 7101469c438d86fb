import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { postgresBlocks } from "#adapters/postgres/catalogue/blocks.postgres.ts"
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.postgres.ts"
import { postgresInventoryKeeper } from "#adapters/postgres/catalogue/inventory-keeper.postgres.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { nightsBeyond, roomNightsOf } from "#core/booking/room-nights.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import type { PendingChange } from "#core/booking/pending-change.ts"
import { Sen } from "#core/money/sen.ts"
import { pendingChangeOf } from "#core/booking/booking-stage.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import { addDays } from "#core/stay/calendar.ts"
import {
  aBookingRecord,
  bookingIdOf,
  type BookingChanges,
} from "#fixtures/builders/a-booking-record.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

const room = aRoomType({ units: 9 })
const property = aProperty({ rooms: [room] })
const [friday, saturday, sunday] = [day("2026-12-04"), day("2026-12-05"), day("2026-12-06")]

const stay = (number: number, changes: BookingChanges): BookingRecord =>
  aBookingRecord<BookingStatus>({
    id: bookingIdOf(number),
    holdKey: `request-${number}`,
    ...changes,
  })

const [booked] = aBookingRecord().rooms
const rooms = (count: number) => (booked ? [{ ...booked, roomType: room.id, count }] : [])
const dates = { checkIn: friday, checkOut: sunday }
const changed: PendingChange = {
  party: aBookingRecord().party,
  quote: aBookingRecord().quote,
  dates: { checkIn: saturday, checkOut: addDays(sunday, 1) },
  rooms: rooms(2),
  amount: Sen.make(100),
  attempt: 1,
  payment: null,
  until: aBookingRecord().holdUntil,
  link: null,
}

/** Bookings that keep nights, and one of each sort that keeps none. */
const bookings = [
  stay(1, { status: "held", dates, rooms: rooms(1) }),
  stay(2, { status: "confirmed", dates, rooms: rooms(1), change: changed }),
  stay(3, { status: "held", dates, rooms: rooms(4), nightsKept: false }),
  stay(4, { status: "expired", dates, rooms: rooms(4) }),
]

const takenBy = (record: BookingRecord) => {
  if (!record.nightsKept || record.status === "expired") return []
  const change = pendingChangeOf(record)
  return [...roomNightsOf(record), ...(change ? nightsBeyond(change, record) : [])]
}

describe.each(bothDatabases)(
  "a store of before rooms were blocked by source: $name",
  ({ open }) => {
    let database: Database
    const store = () => postgresBookingStore(database, testEncryption)
    const nights = () => run(database.query("select day, taken from night order by day"))
    beforeAll(async () => {
      database = await open()
    })
    beforeEach(async () => {
      await stockedAnew(database, [{ property, exceptions: [] }])
      for (const record of bookings)
        await run(
          store().inTransaction(({ insert, take }) =>
            Effect.andThen(insert(record), take(takenBy(record))),
          ),
        )
      // What an operator's file said was taken when the room type was new: Saturday, and a week later.
      await run(database.query("update night set taken = taken + 2 where day = $1", [saturday]))
      await run(
        database.query("insert into night (room_type, units, day, taken) values ($1, 9, $2, 5)", [
          room.id,
          addDays(saturday, 7),
        ]),
      )
      await run(database.query("drop table block"))
      await run(database.query("delete from migration where name = '0067-blocks.sql'"))
      await run(migrate(database))
    })
    afterAll(() => database.close())

    it("loses no booking and no night", async () => {
      expect(await nights()).toEqual([
        { day: friday, taken: 2 },
        { day: saturday, taken: 5 },
        { day: sunday, taken: 2 },
        { day: addDays(saturday, 7), taken: 5 },
      ])
      for (const record of bookings) expect(await run(store().find(record.id))).toEqual(record)
    })

    it("knows what no booking took as blocks of the operator's file", async () => {
      const blocks = await run(postgresBlocks(database).of(property.slug))

      expect(blocks.map(({ date, count, source }) => [date, count, source])).toEqual([
        [saturday, 2, "file"],
        [addDays(saturday, 7), 5, "file"],
      ])
    })

    it("changes nothing by the same file, and opens by the next what it no longer says", async () => {
      const exceptions = [
        { roomType: room.id, date: saturday, rate: null, taken: 2 },
        { roomType: room.id, date: addDays(saturday, 7), rate: null, taken: 5 },
      ]
      const keeper = postgresInventoryKeeper(database, movableClock())
      expect(await run(keeper.put([{ property, exceptions }]))).toMatchObject({ unchanged: 1 })
      expect(await run(keeper.put([{ property, exceptions: [] }]))).toMatchObject({ changed: 1 })

      expect((await nights()).slice(0, 3)).toEqual([
        { day: friday, taken: 2 },
        { day: saturday, taken: 3 },
        { day: sunday, taken: 2 },
      ])
    })

    it("gives back exactly what its bookings took", async () => {
      for (const record of bookings)
        await run(store().inTransaction(({ giveBack }) => giveBack(takenBy(record))))
      const { freeOn } = await run(postgresCatalogue(database).snapshot())

      expect([friday, saturday, sunday].map((night) => freeOn(room.id, night))).toEqual([9, 7, 9])
    })
  },
)
