import type { Database } from "#adapters/postgres/database.ts"
import { openPostgres, openReplica } from "#adapters/postgres/connection/postgres-server.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { aPostgresDatabase } from "#tests/support/database.ts"
import { Deferred, Effect, Exit } from "effect"
import { Client } from "pg"
import { afterEach, beforeEach, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

const MORE_THAN_ALL = 20
const COUNT_CONNECTIONS = `select count(*)::int as count from pg_stat_activity
  where datname = current_database()`

// Each test has a database of its own: one whose connections were ended may still be about to learn it.
let url: string
let database: Database
beforeEach(async () => {
  url = await aPostgresDatabase()
  database = await openPostgres(url)
})
afterEach(() => database.close())

// What every connection sees of a server that is restarted.
const endAllConnections = async () => {
  const operator = new Client({ connectionString: url })
  await operator.connect()
  await operator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await operator.end()
}

it("goes on when the server was restarted between two questions", async () => {
  await run(database.query("select 1"))
  await endAllConnections()

  const answer = database.inTransaction((connection) => connection.query("select 1 as one"))

  expect(await run(answer)).toEqual([{ one: 1 }])
})

it("limits how long a statement may last, wherever it is asked", async () => {
  const limit = "select current_setting('statement_timeout') as ms"

  expect(await run(database.query(limit))).toEqual([{ ms: "10s" }])
  expect(await run(database.inTransaction(({ query }) => query(limit)))).toEqual([{ ms: "10s" }])
})

it("does work again whose connection ended on the way", async () => {
  let attempts = 0
  const work = database.inTransaction((connection) =>
    Effect.gen(function* () {
      attempts += 1
      yield* connection.query("select 1")
      if (attempts === 1) yield* Effect.promise(endAllConnections)
      return yield* connection.query("select 2 as two")
    }),
  )

  expect(await run(work)).toEqual([{ two: 2 }])
  expect(attempts).toBe(2)
})

it("answers single questions while every connection for transactions is taken", async () => {
  const done = Deferred.makeUnsafe<void>()
  const taken = Array.from({ length: MORE_THAN_ALL }, () =>
    run(database.inTransaction(() => Deferred.await(done))),
  )

  const answer = await run(database.query("select 1 as one"))

  expect(answer).toEqual([{ one: 1 }])
  Deferred.doneUnsafe(done, Exit.void)
  await Promise.all(taken)
})

it.each<[number, (address: string) => Promise<Database>]>([
  [4, (address) => openPostgres(address, 4)],
  [10, (address) => openPostgres(address)],
  [2, async (address) => openReplica(address)],
])("opens as many connections as it was given, and no more: %i", async (count, open) => {
  const small = await open(await aPostgresDatabase())
  const sleep = "select pg_sleep(0.05)"
  const asked = Array.from({ length: 2 * MORE_THAN_ALL }, (_, number) =>
    run(number % 2 ? small.query(sleep) : small.inTransaction(({ query }) => query(sleep))),
  )
  await Promise.all(asked)

  expect(await run(small.query(COUNT_CONNECTIONS))).toEqual([{ count }])
  await small.close()
})

it("answers nobody once it is closed", async () => {
  const closed = await openPostgres(await aPostgresDatabase())
  await closed.close()

  const asked = [
    closed.query("select 1"),
    closed.inTransaction(({ query }) => query("select 1")),
  ].map((question) => run(Effect.flip(question)))

  expect(await Promise.all(asked)).toEqual([new StoreUnreachable(), new StoreUnreachable()])
})

it("lets two who lock each other's rows both through", async () => {
  await run(database.query("create table lock_me (id int primary key, n int default 0)"))
  await run(database.query("insert into lock_me values (1), (2)"))
  const touch = (first: number, second: number) =>
    database.inTransaction((connection) =>
      Effect.gen(function* () {
        yield* connection.query("update lock_me set n = n + 1 where id = $1", [first])
        yield* connection.query("select pg_sleep(0.05)")
        yield* connection.query("update lock_me set n = n + 1 where id = $1", [second])
      }),
    )

  await run(Effect.all([touch(1, 2), touch(2, 1)], { concurrency: 2 }))

  expect(await run(database.query("select n from lock_me"))).toEqual([{ n: 2 }, { n: 2 }])
})

it("says where it looked and why nothing came of it", async () => {
  const missing = new URL(url)
  missing.pathname = "/nowhere"

  await expect(openPostgres(missing.href)).rejects.toThrow(
    `The database at ${missing.host}/nowhere: there is no such database.`,
  )
  await expect(openPostgres("postgres://singgah:secret@127.0.0.1:1/db")).rejects.toThrow(
    /^The database at 127.0.0.1:1\/db: .*ECONNREFUSED/,
  )
})
