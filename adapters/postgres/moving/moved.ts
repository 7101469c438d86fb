import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import type { Connection, Database } from "../database.ts"
import { DatabaseRefused } from "../start.errors.ts"
import { inReferenceOrder } from "./reference-order.ts"
import {
  asPlainTexts,
  countRows,
  insertRows,
  selectByKeys,
  selectColumns,
  selectNumbering,
  selectPage,
  selectReferences,
  setNumbering,
  type Column,
  type TextRow,
} from "./moving.sql.ts"

/** How many rows of a table were moved and compared. */
export type MovedTable = { readonly table: string; readonly rows: number }

/** Rows with whole files in them are moved a few at a time. */
const [MANY, FEW] = [500, 8]

type Both = { readonly from: Connection; readonly to: Connection }
type Table = { readonly table: string; readonly columns: ReadonlyArray<Column> }

const refuse = (sentence: string): never => {
  throw new DatabaseRefused(sentence)
}

const refuseFilled = (to: Connection, tables: ReadonlyArray<Table>) =>
  Effect.forEach(
    tables,
    ({ table }) =>
      Effect.map(countRows(to, table), ([row]) =>
        row?.count === 0
          ? null
          : refuse(`The database to move to is not empty: it has rows in ${table}.`),
      ),
    { discard: true },
  )

const refuseDifferent = (to: Connection, columns: ReadonlyArray<Column>) =>
  Effect.map(selectColumns(to), (others) =>
    JSON.stringify(others) === JSON.stringify(columns)
      ? null
      : refuse("The database to move to has other tables than the one to move from."),
  )

const keysOf = ({ columns }: Table, row: TextRow): TextRow =>
  row.filter((_, place) => columns[place]?.isKey === true)

/** Moves a page, and reads it again where it came to. */
const movePage = ({ to }: Both, { table, columns }: Table, page: ReadonlyArray<TextRow>) =>
  Effect.gen(function* () {
    yield* insertRows(to, table, columns, page)
    const keys = page.map((row) => keysOf({ table, columns }, row))
    const came = yield* selectByKeys(to, table, columns, keys)
    for (const [place, row] of page.entries())
      if (JSON.stringify(row) !== JSON.stringify(came[place]?.row))
        refuse(`A row of ${table} came out differently: ${keys[place]?.join(", ")}.`)
  })

const moveTable = (both: Both, one: Table): Effect.Effect<MovedTable, StoreUnreachable> =>
  Effect.gen(function* () {
    const { table, columns } = one
    const limit = columns.some(({ type }) => type === "bytea") ? FEW : MANY
    let rows = 0
    let after: TextRow | null = null
    for (;;) {
      const page: ReadonlyArray<TextRow> = (yield* selectPage(
        both.from,
        table,
        columns,
        after,
        limit,
      )).map(({ row }) => row)
      const last = page.at(-1)
      if (last === undefined) break
      yield* movePage(both, one, page)
      rows += page.length
      after = keysOf(one, last)
    }
    const [here, there] = [yield* countRows(both.from, table), yield* countRows(both.to, table)]
    if (here[0]?.count !== rows || there[0]?.count !== rows)
      refuse(`${table} has ${here[0]?.count} rows, and ${there[0]?.count} came.`)
    return { table, rows }
  })

/** Numbers that are given out go on where they were. */
const moveNumbering = ({ from, to }: Both, column: Column) =>
  Effect.flatMap(selectNumbering(from, column), ([numbering]) =>
    numbering === undefined ? Effect.void : setNumbering(to, column, numbering),
  )

const moveAll = (both: Both) =>
  Effect.gen(function* () {
    yield* asPlainTexts(both.from)
    yield* asPlainTexts(both.to)
    const columns = yield* selectColumns(both.from)
    yield* refuseDifferent(both.to, columns)
    const byTable = Map.groupBy(columns, ({ table }) => table)
    const order = inReferenceOrder([...byTable.keys()], yield* selectReferences(both.from))
    const tables = order.map((table) => ({ table, columns: byTable.get(table) ?? [] }))
    yield* refuseFilled(both.to, tables)
    const moved = yield* Effect.forEach(tables, (table) => moveTable(both, table))
    yield* Effect.forEach(
      columns.filter(({ isIdentity }) => isIdentity),
      (column) => moveNumbering(both, column),
      { discard: true },
    )
    return moved
  })

/**
 * Moves everything from one database into an empty one of the same shape, and compares every row
 * with what came of it, all in one transaction: where anything differs, the other one stays empty.
 */
export const moved = (
  from: Database,
  to: Database,
): Effect.Effect<ReadonlyArray<MovedTable>, StoreUnreachable> =>
  from.inTransaction((source) =>
    Effect.andThen(
      source.query("set transaction isolation level repeatable read, read only"),
      to.inTransaction((target) => moveAll({ from: source, to: target })),
    ),
  )
