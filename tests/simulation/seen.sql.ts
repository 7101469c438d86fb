import { recordIn } from "#adapters/postgres/bookings/booking-document.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import type { Encryption } from "#core/kernel/encryption.port.ts"
import { nightKey } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"
import type { Seen, SeenJob } from "./storage.ts"

type Row = { readonly id: string; readonly version: string; readonly record: unknown }

const BOOKINGS = "select id, xmin::text as version, record from booking order by created_at, id"
const NIGHTS = "select room_type as kind, day::text as day, taken::int as count from night"
const BLOCKED =
  "select kind, day::text as day, sum(count)::int as count from block group by kind, day"
const UNITS = "select id, units from room_type"
const JOBS = `select id::text as id, kind, key, due_at::float8 as "notBefore",
  (done_at is not null or dead_at is not null) as "isOver" from job order by id`

/** Asks a database for rows, past every port. */
export type AskRows = <A>(sql: string) => Promise<ReadonlyArray<A>>

/** Reads what a database keeps; a booking that has not changed since is not read again. */
export const seenBy = (encryption: Encryption, rows: AskRows): (() => Promise<Seen>) => {
  const known = new Map<string, readonly [version: string, record: BookingRecord]>()
  const nights = async (sql: string): Promise<ReadonlyMap<string, number>> =>
    new Map(
      (await rows<{ kind: string; day: string; count: number }>(sql)).map(
        ({ kind, day, count }) => [nightKey(kind, day), count],
      ),
    )
  const records = async (): Promise<ReadonlyArray<BookingRecord>> => {
    const found = await rows<Row>(BOOKINGS)
    return found.map(({ id, version, record }) => {
      const before = known.get(id)
      if (before?.[0] === version) return before[1]
      const read = Effect.runSync(recordIn(encryption, { id, record }))
      known.set(id, [version, read])
      return read
    })
  }
  return async () => ({
    records: await records(),
    taken: await nights(NIGHTS),
    blocked: await nights(BLOCKED),
    units: new Map(
      (await rows<{ id: string; units: number }>(UNITS)).map(({ id, units }) => [id, units]),
    ),
    jobs: await rows<SeenJob>(JOBS),
  })
}
