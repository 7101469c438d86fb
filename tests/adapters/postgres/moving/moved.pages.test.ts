import type { Database } from "#adapters/postgres/database.ts"
import { moved } from "#adapters/postgres/moving/moved.ts"
import type { Column, TextRow } from "#adapters/postgres/moving/moving.sql.ts"
import { DatabaseRefused } from "#adapters/postgres/start.errors.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const columnOf = (table: string, column: string, type: string, isKey = false): Column => ({
  table,
  column,
  type,
  isKey,
  isIdentity: column === "number",
})

const columns: ReadonlyArray<Column> = [
  columnOf("file", "id", "text", true),
  columnOf("file", "content", "bytea"),
  columnOf("note", "number", "bigint", true),
  columnOf("note", "place", "text", true),
  columnOf("note", "said", "text"),
]

const rows: Readonly<Record<string, ReadonlyArray<TextRow>>> = {
  file: [["f1", "\\x25"]],
  note: [
    ["1", "a", "one"],
    ["2", "b", null],
  ],
}

type Asked = readonly [sql: string, parameters: ReadonlyArray<unknown>]

/** A database with these rows, which notes its questions; `spoil` answers some of them otherwise. */
const aDatabase = (
  held: typeof rows,
  spoil: (sql: string) => ReadonlyArray<unknown> | null = () => null,
) => {
  const asked: Array<Asked> = []
  const counts = new Map(Object.entries(held).map(([table, has]) => [table, has.length]))
  const answerTo = (sql: string, parameters: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
    const [, table = ""] = /(?:from|into|join) "(\w+)"/.exec(sql) ?? []
    if (sql.includes('as "isKey"')) return columns
    if (sql.startsWith("select count(*)")) return [{ count: counts.get(table) ?? 0 }]
    if (sql.startsWith("insert")) {
      counts.set(table, (counts.get(table) ?? 0) + (parameters[0] as ReadonlyArray<unknown>).length)
      return []
    }
    if (sql.includes("place_asked")) return rows[table]!.map((row) => ({ row }))
    if (sql.includes("json_build_array"))
      return parameters.length === 0 ? held[table]!.map((row) => ({ row })) : []
    return sql.includes("last_value") ? [{ last: 7, isUsed: true }] : []
  }
  const database: Database = {
    query: <Row>(sql: string, parameters: ReadonlyArray<unknown> = []) =>
      Effect.sync(() => {
        asked.push([sql.trim(), parameters])
        return (spoil(sql) ?? answerTo(sql, parameters)) as ReadonlyArray<Row>
      }),
    inTransaction: (work) => work(database),
    takesWrites: Effect.void,
    close: async () => undefined,
  }
  return { asked, database }
}

const move = (...[from, to]: Parameters<typeof moved>) => Effect.runPromise(moved(from, to))

it("moves rows with whole files a few at a time, others by hundreds, each page after the last", async () => {
  const { asked, database } = aDatabase(rows)

  await move(database, aDatabase({}).database)

  const pages = asked.flatMap(([sql, parameters]) => {
    const [, table, limit] = /from "(\w+)"[^]* limit (\d+)$/.exec(sql) ?? []
    return limit === undefined ? [] : [[table, limit, ...parameters]]
  })
  expect(pages).toEqual([
    ["file", "8"],
    ["file", "8", "f1"],
    ["note", "500"],
    ["note", "500", "2", "b"],
  ])
})

it("says how many rows of each table it moved, and compared by their keys", async () => {
  const to = aDatabase({})

  expect(await move(aDatabase(rows).database, to.database)).toEqual([
    { table: "file", rows: 1 },
    { table: "note", rows: 2 },
  ])
  const compared = to.asked.filter(([sql]) => sql.includes("place_asked"))
  expect(compared.map(([, keys]) => keys)).toEqual([
    [["f1"]],
    [
      ["1", "2"],
      ["a", "b"],
    ],
  ])
})

it("reads one moment, and lets the numbers go on of columns that have any", async () => {
  const [from, to] = [aDatabase(rows), aDatabase({})]

  await move(from.database, to.database)

  expect(from.asked[0]?.[0]).toBe("set transaction isolation level repeatable read, read only")
  expect(to.asked.filter(([sql]) => sql.includes("setval"))).toEqual([
    [`select setval(pg_get_serial_sequence('"note"', 'number'), $1, $2)`, [7, true]],
  ])
})

it.each<readonly [string, string, (sql: string) => ReadonlyArray<unknown> | null]>([
  [
    "a row comes out differently",
    "A row of note came out differently: 2, b.",
    (sql) =>
      sql.includes("place_asked") && sql.includes('"note"')
        ? [{ row: ["1", "a", "one"] }, { row: ["2", "b", ""] }]
        : null,
  ],
  [
    "a row does not come",
    "A row of note came out differently: 1, a.",
    (sql) => (sql.includes("place_asked") && sql.includes('"note"') ? [] : null),
  ],
  [
    "there is a row already",
    "The database to move to is not empty: it has rows in file.",
    (sql) => (sql === 'select count(*) from "file"' ? [{ count: 1 }] : null),
  ],
  [
    "nothing is counted",
    "The database to move to is not empty: it has rows in file.",
    (sql) => (sql.startsWith("select count(*)") ? [] : null),
  ],
])("is refused where %s", async (_, sentence, spoil) => {
  await expect(move(aDatabase(rows).database, aDatabase({}, spoil).database)).rejects.toEqual(
    new DatabaseRefused(sentence),
  )
})

it("is refused where the source has more rows than were read", async () => {
  const more = (sql: string) => (sql === 'select count(*) from "note"' ? [{ count: 3 }] : null)

  await expect(move(aDatabase(rows, more).database, aDatabase({}).database)).rejects.toEqual(
    new DatabaseRefused("note has 3 rows, and 2 came."),
  )
})
