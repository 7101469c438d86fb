import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import { DatabaseAway, DatabaseRefused } from "#adapters/postgres/start.errors.ts"
import { Effect } from "effect"
import { expect, it, onTestFinished } from "vitest"
import { aScriptedServer } from "./a-scripted-server.ts"

const serving = async (script: Parameters<typeof aScriptedServer>[0]) => {
  const server = await aScriptedServer(script)
  onTestFinished(server.close)
  return server
}

const reasonAt = (url: string) =>
  openPostgres(url).then(
    () => expect.fail("It was opened"),
    (error: unknown) => error,
  )

it.each([
  ["28P01", "the password is wrong"],
  ["28000", "this user may not connect"],
  ["3D000", "there is no such database"],
  ["42501", "no words"],
])("does not wait for a server that refuses with %s: %s", async (refusal, reason) => {
  const { url, place } = await serving({ refusal })

  expect(await reasonAt(url)).toEqual(new DatabaseRefused(`The database at ${place}: ${reason}.`))
})

it.each([
  ["57P03", "it is still starting"],
  ["53300", "it has no connection left"],
])("says that a server is away that refuses with %s: %s", async (refusal, reason) => {
  const { url, place } = await serving({ refusal })

  expect(await reasonAt(url)).toEqual(new DatabaseAway(`The database at ${place}: ${reason}.`))
})

it("opens no server that is older than PostgreSQL 15", async () => {
  const { url, place } = await serving({ version: 149_999 })

  expect(await reasonAt(url)).toEqual(
    new DatabaseRefused(`The database at ${place}: it is older than PostgreSQL 15 (149999).`),
  )
})

it("opens the oldest of PostgreSQL 15", async () => {
  const { url } = await serving({ version: 150_000 })

  const database = await openPostgres(url)

  const rows = await Effect.runPromise(database.query("select 150000 as version"))
  expect(rows).toEqual([{ version: 150_000 }])
  await database.close()
})

it("says that it looked at a local socket", async () => {
  const error = await reasonAt("postgres:///stays?host=/nowhere")

  expect(error).toBeInstanceOf(DatabaseAway)
  expect(String(error)).toMatch(/The database at the local socket\/stays: .*ENOENT/)
})
