import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { aSilentProxy } from "#tests/support/silent-proxy.ts"
import { freshDatabase, startPostgres } from "#tests/support/postgres.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"

// A database whose machine or network is gone says nothing at all, not even goodbye.

let stop: () => Promise<void>
let network: Awaited<ReturnType<typeof aSilentProxy>>
let database: Database
beforeAll(async () => {
  const postgres = await startPostgres()
  const url = new URL(await freshDatabase(postgres))
  network = await aSilentProxy(Number(url.port))
  url.port = `${network.port}`
  database = await openPostgres(url.href)
  stop = async () => {
    await network.close()
    await database.close()
    await postgres.stop()
  }
})
afterAll(() => stop())

const outcomeOf = <A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>) =>
  Effect.runPromise(
    Effect.match(asked, { onSuccess: () => "answered", onFailure: ({ _tag }) => _tag }),
  )

const question = () => outcomeOf(database.query("select 1"))
const transaction = (before = () => {}) =>
  outcomeOf(
    database.inTransaction((connection) =>
      connection.query("select 1").pipe(
        Effect.tap(() => Effect.sync(before)),
        Effect.andThen(connection.query("select 2")),
      ),
    ),
  )

it("tells everybody who asks that it is away, and answers on new connections once it is back", async () => {
  expect([await question(), await transaction()]).toEqual(["answered", "answered"])

  const silence = Promise.withResolvers<void>()
  const begun = transaction(() => silence.resolve(network.silence()))
  await silence.promise
  const [inTheMiddle, later, single] = await Promise.all([begun, transaction(), question()])
  expect([inTheMiddle, later, single]).toEqual([
    "StoreUnreachable",
    "StoreUnreachable",
    "StoreUnreachable",
  ])

  network.letThrough()
  for (let asked = 0; asked < 4; asked += 1)
    expect([await question(), await transaction()]).toEqual(["answered", "answered"])
})
