import { refreshed } from "#adapters/postgres/catalogue/catalogue-keeping.ts"
import type { Connection } from "#adapters/postgres/database.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

type Moment = { readonly mark: string; readonly place: string }

/** A database that stands where it is told, without anything on sale, and how often all was read. */
const standing = () => {
  let now: Moment = { mark: "1000", place: "here" }
  let readings = 0
  const rowsFor = (sql: string): ReadonlyArray<unknown> => {
    if (sql.includes(" as changed")) return [{ ...now, changed: false }]
    if (sql.includes("as mark")) return [now]
    if (sql.startsWith("select slug, document")) readings += 1
    return []
  }
  const connection: Connection = {
    query: <Row>(sql: string) => Effect.sync(() => rowsFor(sql) as ReadonlyArray<Row>),
  }
  const readingsAfter = async (next: Moment): Promise<number> => {
    const known = await Effect.runPromise(refreshed(connection, undefined))
    now = next
    readings = 0
    await Effect.runPromise(refreshed(connection, known))
    return readings
  }
  return readingsAfter
}

it.each([
  ["nothing", "the mark stays", { mark: "1000", place: "here" }, 0],
  ["nothing", "the mark gets another digit", { mark: "10000", place: "here" }, 0],
  ["all", "the mark is lower", { mark: "999", place: "here" }, 1],
  ["all", "the place is another", { mark: "1000", place: "there" }, 1],
])("reads %s again where %s", async (_, __, next, readings) => {
  expect(await standing()(next)).toBe(readings)
})
