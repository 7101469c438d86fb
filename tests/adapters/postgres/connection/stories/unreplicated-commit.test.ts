import { findPostgres } from "#adapters/command-line/install/machine.js"
import type { Database } from "#adapters/postgres/database.ts"
import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { startPgBouncer } from "#tests/support/pgbouncer.ts"
import { startCluster } from "#tests/support/postgres.cluster.ts"
import { Effect } from "effect"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"

// A primary whose synchronous standby is gone: PostgreSQL sets no limit to the time that a commit
// waits for it.
type Primary = {
  readonly url: string
  readonly pooled: string
  readonly seen: () => Promise<ReadonlyArray<string>>
  readonly stop: () => Promise<unknown>
}

const starting = async (): Promise<Primary> => {
  const programs = findPostgres()
  if (!programs) throw new Error("This needs PostgreSQL 15 or newer")
  const cluster = await startCluster(programs, ["synchronous_commit=on"])
  const operator = new Client({ connectionString: cluster.url })
  await operator.connect()
  await operator.query("create table kept (what text)")
  await operator.query("alter system set synchronous_standby_names = 'gone'")
  await operator.query("select pg_reload_conf()")
  const pooler = await startPgBouncer(cluster.url)
  return {
    url: cluster.url,
    pooled: pooler.url,
    seen: async () => (await operator.query("select what from kept")).rows.map(({ what }) => what),
    stop: async () => {
      await operator.end()
      await pooler.stop()
      await cluster.stop()
    },
  }
}

let primary: Primary
beforeAll(async () => {
  primary = await starting()
})
afterAll(() => primary.stop())

const keep = "insert into kept (what) values ($1)"

const outcomeOf = async (
  url: string,
  write: (database: Database) => Effect.Effect<unknown, StoreUnreachable>,
): Promise<unknown> => {
  const database = await openPostgres(url)
  const failure = await Effect.runPromise(Effect.flip(write(database)))
  await database.close()
  return failure
}

const inTransaction = (what: string) => (database: Database) =>
  database.inTransaction(({ query }) => query(keep, [what]))
const alone = (what: string) => (database: Database) => database.query(keep, [what])

it("says in time that nothing is acknowledged while no standby takes it, and shows it to nobody", async () => {
  const failures = await Promise.all([
    outcomeOf(primary.url, inTransaction("in a transaction")),
    outcomeOf(primary.url, alone("alone")),
    outcomeOf(primary.pooled, inTransaction("in a transaction behind a pooler")),
    outcomeOf(primary.pooled, alone("alone behind a pooler")),
  ])

  expect(failures).toEqual(failures.map(() => new StoreUnreachable()))
  expect(await primary.seen()).toEqual([])
})
