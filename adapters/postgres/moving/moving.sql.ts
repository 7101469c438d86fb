import type { Connection } from "../database.ts"

/** A column whose values are moved: none that the database works out or marks by itself. */
export interface Column {
  readonly table: string
  readonly column: string
  /** As a cast names it. */
  readonly type: string
  readonly isKey: boolean
  /** Numbers that the database gives out. */
  readonly isIdentity: boolean
}

/** Texts of values are the same in every session that asked for this; nothing is too slow. */
export const asPlainTexts = (connection: Connection) =>
  connection.query(
    `set local time zone 'UTC'; set local datestyle = 'ISO, YMD'; set local bytea_output = 'hex';
     set local extra_float_digits = 1; set local statement_timeout = 0; set local lock_timeout = 0;`,
  )

/** Marks of transactions (xid8) belong to the place where they were taken. */
export const selectColumns = (connection: Connection) =>
  connection.query<Column>(
    `select relname as "table", attname as "column", format_type(atttypid, atttypmod) as type,
       attidentity <> '' as "isIdentity",
       exists (select from pg_index where indrelid = c.oid and indisprimary
         and attnum = any(indkey)) as "isKey"
     from pg_class c join pg_attribute on attrelid = c.oid
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0
       and not attisdropped and attgenerated = '' and atttypid <> 'xid8'::regtype
       and relname <> 'migration'
     order by relname, attnum`,
  )

/** A table whose rows refer to rows of another, which have to be there before. */
export interface Reference {
  readonly of: string
  readonly to: string
}

export const selectReferences = (connection: Connection) =>
  connection.query<Reference>(
    `select one.relname as of, other.relname as to
     from pg_constraint
     join pg_class one on one.oid = conrelid join pg_class other on other.oid = confrelid
     where contype = 'f' and conrelid <> confrelid
       and connamespace = current_schema()::regnamespace`,
  )

/** Values of one row as PostgreSQL writes them, in the order of the columns. */
export type TextRow = ReadonlyArray<string | null>

const named = (columns: ReadonlyArray<Column>): string =>
  columns.map(({ column }) => `"${column}"`).join(", ")

const texts = (columns: ReadonlyArray<Column>, from = ""): string =>
  `json_build_array(${columns.map(({ column }) => `${from}"${column}"::text`).join(", ")})`

const lists = (columns: ReadonlyArray<Column>): string =>
  columns.map(({ type }, place) => `$${place + 1}::${type}[]`).join(", ")

const values = (rows: ReadonlyArray<TextRow>, columns: ReadonlyArray<Column>) =>
  columns.map((_, place) => rows.map((row) => row[place] ?? null))

export const countRows = (connection: Connection, table: string) =>
  connection.query<{ count: number }>(`select count(*) from "${table}"`)

/** Rows after the one with these keys, in the order of the keys. */
export const selectPage = (
  connection: Connection,
  table: string,
  columns: ReadonlyArray<Column>,
  after: TextRow | null,
  limit: number,
) => {
  const keys = columns.filter(({ isKey }) => isKey)
  const given = keys.map(({ type }, place) => `$${place + 1}::${type}`).join(", ")
  return connection.query<{ row: TextRow }>(
    `select ${texts(columns)} as row from "${table}"
     ${after === null ? "" : `where (${named(keys)}) > (${given})`}
     order by ${named(keys)} limit ${limit}`,
    after ?? [],
  )
}

/** The rows with these keys, in the order of the keys that are given. */
export const selectByKeys = (
  connection: Connection,
  table: string,
  columns: ReadonlyArray<Column>,
  keys: ReadonlyArray<TextRow>,
) => {
  const keyed = columns.filter(({ isKey }) => isKey)
  return connection.query<{ row: TextRow }>(
    `select ${texts(columns, "t.")} as row
     from unnest(${lists(keyed)}) with ordinality as asked (${named(keyed)}, place_asked)
     join "${table}" as t using (${named(keyed)}) order by place_asked`,
    values(keys, keyed),
  )
}

export const insertRows = (
  connection: Connection,
  table: string,
  columns: ReadonlyArray<Column>,
  rows: ReadonlyArray<TextRow>,
) =>
  connection.query(
    `insert into "${table}" (${named(columns)}) overriding system value
     select * from unnest(${lists(columns)})`,
    values(rows, columns),
  )

const sequenceOf = ({ table, column }: Column): string =>
  `pg_get_serial_sequence('"${table}"', '${column}')`

/** The current value of a column's sequence. */
export interface Numbering {
  readonly last: number
  readonly isUsed: boolean
}

export const selectNumbering = (connection: Connection, column: Column) =>
  connection.query<Numbering>(
    `select coalesce(last_value, 1)::bigint as last, last_value is not null as "isUsed"
     from pg_sequences where to_regclass(format('%I.%I', schemaname, sequencename))
       = ${sequenceOf(column)}::regclass`,
  )

export const setNumbering = (connection: Connection, column: Column, { last, isUsed }: Numbering) =>
  connection.query(`select setval(${sequenceOf(column)}, $1, $2)`, [last, isUsed])
