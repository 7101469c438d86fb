import type { Database } from "#adapters/postgres/database.ts"
import { postgresAccountStore } from "#adapters/postgres/accounts/account-store.postgres.ts"
import { upkeepOf } from "#adapters/postgres/upkeep.ts"
import { SessionId } from "#core/account/session.ts"
import { anAccountRecord } from "#fixtures/builders/an-account.ts"
import { aLeaving } from "#tests/contracts/account-store.steps.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

const DAY = 24 * 60 * 60 * 1000
const now = Date.parse("2026-11-21T02:30:00.000Z")
const account = anAccountRecord()

const idOf = (letter: string): SessionId => SessionId.make(letter.repeat(26))

const aSessionOf = (letter: string, begunAt: number, lastSeenAt: number) => ({
  id: idOf(letter),
  secret: `secret ${letter}`,
  account: account.id,
  browser: "Firefox",
  signedInAt: begunAt,
  lastSeenAt,
  confirmedAt: begunAt,
})

const HOUR = 60 * 60 * 1000
const MONTH = 30.5 * DAY

/** A row of each memory that ends, old enough to go and a moment too young. */
const memories = [
  {
    of: "answers that may tell of a guest, within a day",
    table: "stored_answer",
    insert: `insert into stored_answer (key, request, leased_until, status, body, claimed_at)
      values ($1, 'hash', 0, 201, 'a@example.com', now() - $2 * interval '1 ms')`,
    ages: [23 * HOUR + 1000, 22 * HOUR],
  },
  {
    of: "inquiries, after two years",
    table: "inquiry",
    insert: `insert into inquiry (reference, session, key, fields, language, suspect, received_at)
      values ($1, 's', $1, '{}', 'en', false, to_timestamp(${now / 1000}) - $2 * interval '1 ms')`,
    ages: [24 * MONTH + 1, 24 * MONTH],
  },
  {
    of: "files that wait for an inquiry, after a day",
    table: "inquiry_file",
    insert: `insert into inquiry_file (id, session, name, kind, bytes, content, sent_at)
      values ($1, 's', 'bill.pdf', 'pdf', 1, '\\x25', ${now} - $2)`,
    ages: [DAY + 1, DAY],
  },
  {
    of: "messages of the provider, after thirty days",
    table: "heard_notice",
    insert: "insert into heard_notice values ($1, now() - $2 * interval '1 ms')",
    ages: [30 * DAY + 1000, 29 * DAY],
  },
  {
    of: "tries, after a day",
    table: "tries",
    insert: `insert into tries values ($1, 1, ${now} - $2, 1)`,
    ages: [DAY + 2, DAY],
  },
  {
    of: "ways to Google that are over",
    table: "identity_attempt",
    insert: `insert into identity_attempt values ($1, ${now} - $2, '{}')`,
    ages: [1, 0],
  },
] as const

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

describe.each(bothDatabases)("the upkeep of $name", ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await stockedAnew(database)
    const { inTransaction } = postgresAccountStore(database, testEncryption)
    await run(inTransaction(({ insert }) => insert(account)))
  })
  afterAll(() => database.close())

  it.each(memories)("deletes $of", async ({ table, insert, ages: [old, young] }) => {
    await run(database.query(`truncate ${table} cascade`))
    await run(database.query(insert, ["old", String(old)]))
    await run(database.query(insert, ["young", String(young)]))

    await run(upkeepOf(database, { now: () => now })())

    const rows = await run(database.query<object>(`select * from ${table}`))
    expect(rows.map((row) => Object.values(row)[0])).toEqual(["young"])
  })

  it("keeps the files of an inquiry as long as the inquiry, however old they are", async () => {
    await run(database.query("truncate inquiry cascade"))
    await run(
      database.query(
        `insert into inquiry (reference, session, key, fields, language, suspect, received_at)
         values ('r', 's', 'k', '{}', 'en', false, to_timestamp(${now / 1000}))`,
      ),
    )
    const insertFile = `insert into inquiry_file
      (id, session, name, kind, bytes, content, sent_at, inquiry)
      values ($1, 's', 'bill.pdf', 'pdf', 1, '\\x25', ${now - 2 * DAY}, $2)`
    await run(database.query(insertFile, ["kept", "r"]))
    await run(database.query(insertFile, ["waiting", null]))

    await run(upkeepOf(database, { now: () => now })())

    expect(await run(database.query("select id from inquiry_file"))).toEqual([{ id: "kept" }])
  })

  it("deletes what was written about a stay after two years", async () => {
    await run(
      database.query(
        `insert into booking (id, session, hold_key, status, property, check_in, check_out,
           hold_until, created_at, record)
         values ('b', 's', 'k', 'completed', 'p', '2024-11-20', '2024-11-21', now(), now(), '{}')`,
      ),
    )
    const insertMessage = `insert into booking_message (id, booking, key, side, sent_at, body)
      values ($1, 'b', $1, 'guest', to_timestamp(${now / 1000}) - $2::interval, 'x')`
    await run(database.query(insertMessage, ["old", "24 months 1 day"]))
    await run(database.query(insertMessage, ["young", "23 months"]))

    await run(upkeepOf(database, { now: () => now })())

    expect(await run(database.query("select id from booking_message"))).toEqual([{ id: "young" }])
  })

  it("deletes sessions that nobody used, and those that have lived their longest", async () => {
    const { inTransaction } = postgresAccountStore(database, testEncryption)
    const sessions = [
      aSessionOf("a", now - 90 * DAY, now),
      aSessionOf("b", now - 90 * DAY - 1, now),
      aSessionOf("c", now - 40 * DAY, now - 30 * DAY),
      aSessionOf("d", now - 40 * DAY, now - 30 * DAY - 1),
    ]
    await run(
      inTransaction(({ putSession }) => Effect.forEach(sessions, putSession, { discard: true })),
    )

    await run(upkeepOf(database, { now: () => now })())

    expect(await run(database.query("select id from session order by id"))).toEqual([
      { id: idOf("a") },
      { id: idOf("c") },
    ])
  })

  const kindsIn = {
    restoring_link: ["restore", "restore"],
    mailed_link: ["proof", "reset"],
  } as const
  it.each(["restoring_link", "mailed_link"] as const)(
    "deletes links in %s when their days are over",
    async (table) => {
      const { inTransaction } = postgresAccountStore(database, testEncryption)
      const links = [now, now - 1].map((until, place) => ({
        secret: `link until ${until}`,
        kind: kindsIn[table][place]!,
        account: account.id,
        email: account.email,
        until,
      }))
      await run(inTransaction(({ putLink }) => Effect.forEach(links, putLink, { discard: true })))

      await run(upkeepOf(database, { now: () => now })())

      expect(await run(database.query(`select secret from ${table}`))).toEqual([
        { secret: `link until ${now}` },
      ])
    },
  )

  it("keeps a way to Google as long as the newest that began in its browser", async () => {
    await run(database.query("truncate identity_attempt"))
    const { inTransaction, attempt } = postgresAccountStore(database, testEncryption)
    for (const until of [now - 1, now])
      await run(inTransaction(({ putAttempt }) => putAttempt(aLeaving({ until }))))

    await run(upkeepOf(database, { now: () => now })())

    expect(await run(attempt(aLeaving().key))).toMatchObject({ until: now })
  })
})
