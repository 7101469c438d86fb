import type { RowCounts } from "#adapters/postgres/backup/database-backup.ts"
import { differingTables, rowCounts } from "#adapters/postgres/backup/row-counts.ts"
import { databaseIn } from "#adapters/postgres/embedded/pglite.ts"
import { pgliteInMemory } from "#tests/support/pglite-in-memory.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

it("counts the rows of each table of the site, and of nothing else", async () => {
  const database = databaseIn(await pgliteInMemory())
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  expect(await run(rowCounts(database))).toEqual({})
  await run(
    database.query(
      `create table "Two words" (id int primary key); create table empty (id int);
       create view seen as select 1 as one; create schema other; create table other.there (id int);
       insert into "Two words" values (1), (2), (3)`,
    ),
  )

  const counts = await run(rowCounts(database))

  expect(counts).toEqual({ "Two words": 3, empty: 0 })
  expect(Object.keys(counts)).toEqual(["Two words", "empty"])
  await database.close()
})

it.each<readonly [RowCounts, RowCounts, ReadonlyArray<string>]>([
  [{}, {}, []],
  [{ night: 3, job: 0 }, { job: 0, night: 3 }, []],
  [{ night: 3, job: 1 }, { night: 2, job: 1 }, ["night"]],
  [{ night: 3 }, {}, ["night"]],
  [{}, { job: 0 }, ["job"]],
  [{ night: 1, job: 2 }, { job: 3, review: 0 }, ["night", "job", "review"]],
])("of %j and %j the tables %j differ", (one, other, different) => {
  expect(differingTables(one, other)).toEqual(different)
})
