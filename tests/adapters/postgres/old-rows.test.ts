import type { Database } from "#adapters/postgres/database.ts"
import { upkeepOf } from "#adapters/postgres/upkeep.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { deskStock } from "#tests/contracts/booking-store.jobs.ts"
import { stockedAnew } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

const now = Date.parse("2026-11-21T02:30:00.000Z")

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

/** Names of rows, each with the columns that matter here. */
type Rows = ReadonlyArray<readonly [name: string, ...values: ReadonlyArray<string | null>]>

const ago = (interval: string): string =>
  `timestamptz '2026-11-21T02:30:00Z' - interval '${interval}'`

const jobs: Rows = [
  ["mail", "mail", ago("89 days"), null],
  ["old mail", "mail", ago("91 days"), null],
  ["refund", "refund", ago("2 years"), null],
  ["old refund", "refund", ago("37 months"), null],
  ["waiting since long", "endStay", null, null],
  ["given up", "mail", null, ago("179 days")],
  ["old given up", "mail", null, ago("181 days")],
]

const bookings: Rows = [
  ["kept", "expired", ago("29 days"), "2026-12-01", null, null],
  ["over", "expired", ago("31 days"), "2026-12-01", null, null],
  ["left", "released", ago("31 days"), "2026-12-01", null, null],
  ["still to settle", "failed", ago("31 days"), "2026-12-01", null, null],
  ["with a payment", "failed", ago("31 days"), "2026-12-01", null, "pi_1"],
  ["sold", "completed", ago("31 days"), "2019-11-30", "CODE1", "pi_2"],
  ["sold long ago", "completed", ago("9 years"), "2019-11-20", "CODE2", "pi_3"],
]

const nights: Rows = [
  ["2026-08-24", "1"],
  ["2026-08-20", "1"],
]

const shelf: Rows = [
  ["key:young", "'{}'", ago("1 day")],
  ["key:old", "'{}'", ago("3 days")],
  ["google/old", "'{}'", ago("3 days")],
  ["google/key", "'{}'", ago("9 years")],
  ["intent:asked for in vain", null, ago("3 days")],
  ["intent:paid", "'{}'", ago("2 years")],
  ["intent:old", "'{}'", ago("37 months")],
]

const millis = (moment: string): string => `extract(epoch from ${moment}) * 1000`

const proofs: Rows = [
  ["just mailed", ago("59 minutes"), ago("1 day")],
  ["still proved", ago("23 hours"), ago("-1 hour")],
  ["proved a moment ago", ago("25 hours"), ago("59 minutes")],
  ["over", ago("25 hours"), ago("61 minutes")],
  ["never typed", ago("61 minutes"), ago("9 years")],
]

/** What the limits of unpaid stays still count, and what they count no longer. */
const networks: ReadonlyArray<readonly [name: string, created: string, keepsUnpaid: boolean]> = [
  ["held today", ago("23 hours"), false],
  ["to be paid on arrival", ago("9 days"), true],
  ["paid by card", ago("25 hours"), false],
]

const put = async (database: Database): Promise<void> => {
  const ask = (sql: string) => run(database.query(sql))
  for (const [key, kind, done, dead] of jobs)
    await ask(`insert into job (kind, key, booking, subject, amount, due_at, done_at, dead_at)
               values ('${kind}', '${key}', 'b', '', 0, 0, ${done}, ${dead})`)
  await ask(`insert into job (kind, key, booking, subject, amount, due_at)
             values ('settle', 'open', 'still to settle', '', 0, 0)`)
  for (const [id, status, created, end, code, payment] of bookings)
    await ask(`insert into booking (id, session, hold_key, code, status, payment, property,
                 check_in, check_out, hold_until, created_at, record)
               values ('${id}', 's', '${id}', ${code ? `'${code}'` : null}, '${status}',
                 ${payment ? `'${payment}'` : null}, 'p', date '${end}' - 1, '${end}',
                 ${created}, ${created}, '{}')`)
  for (const [id, created, keepsUnpaid] of networks)
    await ask(`insert into booking (id, session, hold_key, status, property, check_in, check_out,
                 hold_until, created_at, network, keeps_unpaid, record)
               values ('${id}', 's', '${id}', 'confirmed', 'p', '2026-12-01', '2026-12-02',
                 ${created}, ${created}, 'of a network', ${keepsUnpaid},
                 '{"network": "of a network", "language": "bm"}')`)
  for (const [day, taken] of nights)
    await ask(`insert into night (room_type, units, day, taken)
               select id, units, '${day}', ${taken} from room_type limit 1`)
  for (const [key, mailed, proved] of proofs)
    await ask(`insert into address_proof (key, code, mailed_at, tries_left, proved_until)
               values ('${key}', null, ${millis(mailed!)}, 5, ${millis(proved!)})`)
  for (const [key, kept, at] of shelf)
    await ask(`insert into sandbox_shelf (key, kept, kept_at) values ('${key}', ${kept}, ${at})`)
}

describe.each(bothDatabases)("the upkeep of $name", ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await stockedAnew(database, deskStock)
    await run(database.query("truncate sandbox_shelf, night, block"))
    await put(database)
    await run(upkeepOf(database, { now: () => now })())
  })
  afterAll(() => database.close())

  const left = async (table: string, name: string) => {
    const rows = await run(
      database.query<{ name: string }>(`select ${name}::text as name from ${table}`),
    )
    return rows.map((row) => row.name).toSorted()
  }

  it("deletes jobs that were done or given up, those that move money last", async () => {
    expect(await left("job", "key")).toEqual(
      ["given up", "mail", "open", "refund", "waiting since long"].toSorted(),
    )
  })

  it("deletes bookings that came to nothing, and those whose years are over", async () => {
    const ids = await left("booking", "id")

    expect(ids.filter((id) => !networks.some(([name]) => name === id))).toEqual([
      "kept",
      "sold",
      "still to settle",
      "with a payment",
    ])
  })

  it("forgets the networks that no limit counts any longer, and nothing else of a booking", async () => {
    const known = await run(
      database.query<{ id: string; network: string | null; record: object }>(
        "select id, network, record from booking where record ? 'network' order by id",
      ),
    )

    expect(known.map(({ id, network }) => [id, network])).toEqual([
      ["held today", "of a network"],
      ["paid by card", null],
      ["to be paid on arrival", "of a network"],
    ])
    expect(known.map(({ record }) => record)).toEqual([
      { network: "of a network", language: "bm" },
      { network: null, language: "bm" },
      { network: "of a network", language: "bm" },
    ])
  })

  it("forgets the networks of however many bookings there are", async () => {
    await run(
      database.query(`insert into booking (id, session, hold_key, status, property, check_in,
          check_out, hold_until, created_at, network, record)
        select 'many ' || n, 's', 'many ' || n, 'confirmed', 'p', '2026-12-01', '2026-12-02',
          ${ago("25 hours")}, ${ago("25 hours")}, 'of a network', '{}'
        from generate_series(1, 4500) n`),
    )

    await run(upkeepOf(database, { now: () => now })())

    expect(await left("booking where network is not null", "id")).toEqual([
      "held today",
      "to be paid on arrival",
    ])
  })

  it("deletes nights that are long past", async () => {
    expect(await left("night", "day")).toEqual(["2026-08-24"])
  })

  it("deletes what the stand-ins remember, but not their key", async () => {
    expect(await left("sandbox_shelf", "key")).toEqual(["google/key", "intent:paid", "key:young"])
  })

  it("deletes what browsers knew of addresses an hour after it is over", async () => {
    expect(await left("address_proof", "key")).toEqual([
      "just mailed",
      "proved a moment ago",
      "still proved",
    ])
  })

  it("deletes however many there are", async () => {
    await run(
      database.query(`insert into job (kind, key, booking, subject, amount, due_at, done_at)
        select 'mail', 'many ' || n, 'b', '', 0, 0, '2020-01-01' from generate_series(1, 4500) n`),
    )

    await run(upkeepOf(database, { now: () => now })())

    expect(await left("job", "key")).toHaveLength(5)
  })
})
