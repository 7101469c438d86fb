import { postgresBackup, restoreDump } from "#adapters/postgres/backup/dump.ts"
import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { DatabaseRefused } from "#adapters/postgres/start.errors.ts"
import { aPostgresDatabase } from "#tests/support/database.ts"
import { Effect } from "effect"
import { afterAll, beforeEach, expect, it, vi } from "vitest"
import { aFakeProgram } from "./a-fake-program.ts"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

const URL_OF = "postgres://db.test/stays"
const SETTINGS = [
  "transaction_isolation",
  "transaction_read_only",
  "statement_timeout",
  "idle_in_transaction_session_timeout",
]

let database: Database
beforeEach(async () => {
  await database?.close()
  database = await openPostgres(await aPostgresDatabase())
})
afterAll(() => database.close())

/** The database, and what holds while a snapshot of it is taken. */
const watched = (): { readonly seen: Array<unknown>; readonly database: Database } => {
  const seen: Array<unknown> = []
  return {
    seen,
    database: {
      ...database,
      inTransaction: (work) =>
        database.inTransaction((connection) =>
          work({
            query: <Row>(sql: string, parameters?: ReadonlyArray<unknown>) =>
              Effect.tap(connection.query<Row>(sql, parameters), (rows) =>
                sql.includes("pg_export_snapshot")
                  ? Effect.forEach(SETTINGS, (name) =>
                      connection.query<Record<string, string>>(`show ${name}`),
                    ).pipe(
                      Effect.map((found) => seen.push(rows[0], Object.assign({}, ...found.flat()))),
                    )
                  : Effect.void,
              ),
          }),
        ),
    },
  }
}

it("is one snapshot, counted and dumped without whose it is, however long it takes", async () => {
  await run(database.query("create table night (id int); insert into night values (1), (2)"))
  const call = aFakeProgram("pg_dump")
  const { seen, database: asked } = watched()
  const { kind, into } = postgresBackup(asked, URL_OF)

  expect(kind).toBe("PostgreSQL")
  expect(await run(into("/backups/monday"))).toEqual({ night: 2 })

  const [{ snapshot }, settings] = seen as [{ snapshot: string }, unknown]
  expect(snapshot).toMatch(/^[\dA-F-]+$/)
  expect(settings).toEqual({
    transaction_isolation: "repeatable read",
    transaction_read_only: "on",
    statement_timeout: "0",
    idle_in_transaction_session_timeout: "0",
  })
  expect(call().options).toEqual([
    "--format=custom",
    "--no-owner",
    "--no-privileges",
    `--snapshot=${snapshot}`,
    "--file=/backups/monday/database.dump",
    "-d",
    URL_OF,
  ])
})

it("is refused with the reason of the program", async () => {
  aFakeProgram("pg_dump", "echo 'no room' >&2; exit 1")

  const refusal = await run(Effect.flip(postgresBackup(database, URL_OF).into("/backups/monday")))

  expect(refusal).toEqual(new DatabaseRefused("pg_dump failed: no room"))
})

const restored = (rows: Readonly<Record<string, number>>) =>
  run(Effect.result(restoreDump({ database, url: URL_OF }, { folder: "/backups/monday", rows })))

it("is restored as a whole, without whose it was, and planned by what it holds", async () => {
  const call = aFakeProgram("pg_restore")
  const query = vi.spyOn(database, "query")

  expect(await restored({})).toMatchObject({ _tag: "Success" })

  expect(call().options).toEqual([
    "--no-owner",
    "--no-privileges",
    "--single-transaction",
    "--exit-on-error",
    "/backups/monday/database.dump",
    "-d",
    URL_OF,
  ])
  expect(query).toHaveBeenLastCalledWith("analyze")
})

it("is not restored where there is a table already", async () => {
  await run(database.query("create table night (id int); create table job (id int)"))

  expect(await restored({ job: 0, night: 0 })).toMatchObject({
    failure: new DatabaseRefused("The database to restore to is not empty: it has the table job."),
  })
})

it("is refused where other rows came than were counted", async () => {
  aFakeProgram("pg_restore")

  expect(await restored({ night: 2, job: 1 })).toMatchObject({
    failure: new DatabaseRefused("Other rows than in the backup were restored: night, job."),
  })
})

it("is refused where the program fails", async () => {
  aFakeProgram("pg_restore", "echo 'not a dump' >&2; exit 1")

  expect(await restored({})).toMatchObject({
    failure: new DatabaseRefused("pg_restore failed: not a dump"),
  })
})
