import { accountDocumentOf } from "#adapters/postgres/accounts/account-document.ts"
import { documentOf } from "#adapters/postgres/bookings/booking-document.ts"
import { postgresAccountStore } from "#adapters/postgres/accounts/account-store.postgres.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { countStale, renewSeals } from "#adapters/postgres/renew-encryption.ts"
import { guestOf } from "#core/people/guest-details.rules.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { anAccountRecord } from "#fixtures/builders/an-account.ts"
import { aPgliteStore, stockedAnew } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { sealing } from "./a-key.ts"

const [before, now] = [sealing("old"), sealing("new")]
const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

const account = anAccountRecord({ identity: { kind: "mykad", number: "900402141234" } })
const booking = aBookingRecord({ guest: guestOf(aGuest(), day("2026-11-21"))! })
const NONE = { accounts: 0, bookings: 0, letters: 0, calendars: 0 }
const LETTERS = 450

let database: Database
beforeAll(async () => {
  database = await aPgliteStore()
})
afterAll(() => database.close())

const letter = (key: string, place: string, kind = "mail", of = "") =>
  database.query(
    `insert into job (kind, key, booking, subject, amount, due_at) values ($1, $2, $3, $4, 0, 0)`,
    [kind, place, of, `${key}|${place}|letter ${place}`],
  )

beforeEach(async () => {
  await stockedAnew(database, [{ property: aProperty(), exceptions: [] }])
  await run(postgresAccountStore(database, before).inTransaction(({ insert }) => insert(account)))
  await run(postgresBookingStore(database, before).inTransaction(({ insert }) => insert(booking)))
  await run(database.query("truncate followed_feed"))
  await run(
    database.query(
      `insert into followed_feed (id, property, room_type, source, address, memory, read_at)
       select 'f' || n, slug, 'studio', 'site ' || n, $1 || '|studio site ' || n || '|https://a.test/' || n, '{}', 0
       from property, generate_series(1, 3) n`,
      ["old"],
    ),
  )
})

const documents = async () => ({
  accounts: await run(database.query("select record from account")),
  bookings: await run(database.query("select record from booking")),
  feeds: await run(
    database.query<{ address: string }>("select address from followed_feed order by id"),
  ),
  letters: await run(
    database.query<{ subject: string }>("select subject from job order by job.id"),
  ),
})

it("seals with the current key what another one sealed, and then nothing", async () => {
  await run(letter("old", "a"))
  await run(letter("new", "b"))
  expect(await run(countStale(database, now))).toEqual({
    accounts: 1,
    bookings: 1,
    letters: 1,
    calendars: 3,
  })

  expect(await run(renewSeals(database, now))).toEqual({
    accounts: 1,
    bookings: 1,
    letters: 1,
    calendars: 3,
  })

  expect(await documents()).toEqual({
    accounts: [{ record: JSON.parse(accountDocumentOf(now, account)) }],
    bookings: [{ record: JSON.parse(documentOf(now, booking)) }],
    feeds: [1, 2, 3].map((n) => ({ address: `new|studio site ${n}|https://a.test/${n}` })),
    letters: ["a", "b"].map((place) => ({ subject: `new|${place}|letter ${place}` })),
  })
  expect(await run(countStale(database, now))).toEqual(NONE)
  expect(await run(renewSeals(database, now))).toEqual(NONE)
})

it("counts without changing anything", async () => {
  const untouched = await documents()

  await run(countStale(database, now))

  expect(await documents()).toEqual(untouched)
})

it("reads no other orders than those of letters to accounts", async () => {
  await run(letter("old", "of a booking", "mail", "b1"))
  await run(letter("old", "of money", "capture"))

  expect(await run(renewSeals(database, now))).toMatchObject({ letters: 0 })
  expect((await documents()).letters).toEqual([
    { subject: "old|of a booking|letter of a booking" },
    { subject: "old|of money|letter of money" },
  ])
})

it("renews more letters than are read at once, each of them once", async () => {
  await run(
    database.query(
      `insert into job (kind, key, booking, subject, amount, due_at)
       select 'mail', 'k' || n, '', 'old|k' || n || '|text', 0, 0 from generate_series(1, $1::int) n`,
      [LETTERS],
    ),
  )

  expect(await run(renewSeals(database, now))).toMatchObject({ letters: LETTERS })
  expect(await run(countStale(database, now))).toEqual(NONE)
  expect(await run(renewSeals(database, before))).toMatchObject({ letters: LETTERS, calendars: 3 })
})

it("leaves alone what was deleted, or renewed, between reading and locking it", async () => {
  await run(letter("old", "gone"))
  await run(letter("old", "kept"))
  const behind: Database = {
    ...database,
    inTransaction: (work) =>
      database
        .query("delete from job where key = 'gone'")
        .pipe(
          Effect.andThen(
            database.query("update job set subject = 'new|kept|another' where key = 'kept'"),
          ),
          Effect.andThen(database.inTransaction(work)),
        ),
  }

  await run(renewSeals(behind, now))

  expect((await documents()).letters).toEqual([{ subject: "new|kept|another" }])
})
