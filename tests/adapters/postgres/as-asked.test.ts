import type { Connection, Database } from "#adapters/postgres/database.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { askingsOf } from "#tests/contracts/marked-askings.ts"
import { guests, keepMarkedRecords } from "#tests/contracts/marked-records.ts"
import { aPgliteStore } from "#tests/support/stores.ts"
import { Cause, Effect, Exit } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"

const [guest = 0, other = 0] = guests
const ASKED_WITHOUT_A_KEY = ["the catalogue", "letters"]

let database: Database
beforeAll(async () => {
  database = await aPgliteStore()
  await keepMarkedRecords(database)
})
afterAll(() => database.close())

/** The same parameter as another guest would give it. */
const misheard = (parameter: unknown): unknown => {
  if (Array.isArray(parameter)) return parameter.map(misheard)
  if (typeof parameter !== "string") return parameter
  if (/^[\w-]{43}$/.test(parameter)) return "x".repeat(43)
  return parameter
    .replaceAll(bookingIdOf(guest), bookingIdOf(other))
    .replaceAll(`${guest}`, `${other}`)
}

const mishearing = (connection: Connection): Connection => ({
  query: (sql, parameters) => connection.query(sql, parameters?.map(misheard)),
})

/** A database that answers each question of a guest with what belongs to another. */
const confused = (): Database => ({
  ...database,
  ...mishearing(database),
  inTransaction: (work) => database.inTransaction((connection) => work(mishearing(connection))),
})

const reads = (among: Database) =>
  askingsOf(among).filter(({ store }) => !ASKED_WITHOUT_A_KEY.includes(store))

it("tells nobody what belongs to another, from whichever store", async () => {
  const told = await Promise.all(
    reads(confused()).map(async ({ store, ask }) => {
      const exit = await Effect.runPromiseExit(ask(guest))
      const reason = Exit.isFailure(exit) ? Cause.pretty(exit.cause) : JSON.stringify(exit.value)
      return reason.includes("what was not asked for") ? null : `${store}: ${reason}`
    }),
  )

  expect(told.filter((one) => one !== null)).toEqual([])
})

it("tells everybody what is theirs", async () => {
  for (const { ask } of reads(database))
    expect(Exit.isSuccess(await Effect.runPromiseExit(ask(guest)))).toBe(true)
})
