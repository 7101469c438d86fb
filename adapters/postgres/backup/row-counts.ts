import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import type { Connection } from "../database.ts"
import { countRows } from "../moving/moving.sql.ts"
import type { RowCounts } from "./database-backup.ts"

/** The tables of the site, the list of its migrations too. */
const selectTables = (connection: Connection) =>
  connection.query<{ table: string }>(
    `select relname as "table" from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`,
  )

/** How many rows each table has; a transaction that reads one snapshot gives consistent counts. */
export const rowCounts = (connection: Connection): Effect.Effect<RowCounts, StoreUnreachable> =>
  Effect.gen(function* () {
    const tables = yield* selectTables(connection)
    const counts = yield* Effect.forEach(tables, ({ table }) =>
      Effect.map(countRows(connection, table), ([row]) => [table, row?.count ?? 0] as const),
    )
    return Object.fromEntries(counts)
  })

/** The tables whose number of rows differs; none when the two agree. */
export const differingTables = (one: RowCounts, other: RowCounts): ReadonlyArray<string> =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (table) => one[table] !== other[table],
  )
