import {
  replicaCatalogue,
  type ReplicaNeeds,
} from "#adapters/postgres/catalogue/replica-catalogue.ts"
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { databaseIn } from "#adapters/postgres/embedded/pglite.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { pgliteInMemory } from "#tests/support/pglite-in-memory.ts"
import { aPgliteStore, migrated, stockedAnew } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"

let primary: Database
let empty: Database

beforeAll(async () => {
  primary = await aPgliteStore()
  await stockedAnew(primary, [{ property: aProperty(), exceptions: [] }])
  empty = databaseIn(await pgliteInMemory())
})

afterAll(async () => {
  await Promise.all([primary.close(), empty.close()])
})

/** A database of which a log says that it is as new as its primary. */
const asReplica = (database: Database, position = "1"): ReplicaNeeds["replica"] => ({
  inTransaction: (work) =>
    database.inTransaction((connection) =>
      work({
        query: (sql, parameters) =>
          sql.includes("pg_last_wal_replay_lsn")
            ? Effect.succeed([{ position } as never])
            : connection.query(sql, parameters),
      }),
    ),
})

const shownBy = (replica: ReplicaNeeds["replica"]) => {
  const catalogue = postgresCatalogue(primary)
  const { snapshot } = replicaCatalogue({ primary, catalogue, replica, maxAgeMs: 5000 })
  return Effect.runPromise(Effect.map(snapshot(), ({ properties }) => properties.length))
}

it("shows what the primary has while a replica has not replayed the migrations yet", async () => {
  expect(await shownBy(asReplica(empty))).toBe(1)
})

it("shows what a replica has that is as new as the primary by the clock of the process", async () => {
  const catalogue = postgresCatalogue(await migrated(empty))
  const replica = asReplica(primary, "999999999999999999")

  const { snapshot } = replicaCatalogue({ primary, catalogue, replica, maxAgeMs: 60_000 })

  expect((await Effect.runPromise(snapshot())).properties).toHaveLength(1)
})

it("does not pass over a mistake of ours on a replica", async () => {
  const mistaken: ReplicaNeeds["replica"] = {
    inTransaction: () => Effect.die(new Error("a mistake of ours")),
  }

  await expect(shownBy(mistaken)).rejects.toThrow("a mistake of ours")
})
