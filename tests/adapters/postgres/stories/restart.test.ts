import { onceItAnswers } from "#adapters/postgres/connection/once-it-answers.ts"
import { findPostgres } from "#adapters/command-line/install/machine.js"
import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import { startCluster, type Cluster } from "#tests/support/postgres.cluster.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster(findPostgres()!)
})
afterAll(() => cluster.stop())

// What nobody listens to ends a server process.
const unheard: Array<unknown> = []
const hear = (error: unknown) => void unheard.push(error)
beforeEach(() => {
  unheard.length = 0
  process.on("uncaughtException", hear)
  return () => void process.off("uncaughtException", hear)
})

it("outlives a restart of PostgreSQL while its first connection is at work", async () => {
  const database = await openPostgres(cluster.url)
  const work = database.inTransaction((connection) =>
    Effect.andThen(
      connection.query("select 1"),
      Effect.promise(() => cluster.halt()),
    ),
  )

  const outcome = await run(Effect.flip(work))
  await cluster.start()

  expect(outcome).toMatchObject({ _tag: "StoreUnreachable" })
  expect(await run(database.query("select 1 as one"))).toEqual([{ one: 1 }])
  expect(unheard).toEqual([])
  await database.close()
})

it("waits at start until PostgreSQL answers, and says so now and then", async () => {
  await cluster.halt()
  const said: Array<string> = []
  const opening = onceItAnswers(
    () => openPostgres(cluster.url),
    (line) => said.push(line),
    10,
  )
  await expect.poll(() => said.length).toBe(2)

  await cluster.start()
  const database = await opening

  const { host } = new URL(cluster.url)
  expect(said[0]).toMatch(`The database at ${host}/postgres: `)
  expect(said[0]).toMatch(/Waiting until it answers \.\.\.$/)
  expect(await run(database.query("select 1 as one"))).toEqual([{ one: 1 }])
  await database.close()
})

it("does not wait for a database that refuses it", async () => {
  const nowhere = new URL(cluster.url)
  nowhere.pathname = "/nowhere"
  const said: Array<string> = []

  const opening = onceItAnswers(
    () => openPostgres(nowhere.href),
    (line) => said.push(line),
  )

  await expect(opening).rejects.toThrow("there is no such database")
  expect(said).toEqual([])
})
