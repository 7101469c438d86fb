import type { Block } from "#core/inventory/block.ts"
import type { Connection } from "../database.ts"

const COLUMNS = "kind, day as date, source, reference, count, note"

/** The blocks of these kinds and sources. */
export const selectBlocks = (
  connection: Connection,
  kinds: ReadonlyArray<string>,
  sources: ReadonlyArray<string>,
) =>
  connection.query<Block>(
    `select ${COLUMNS} from block where kind = any($1) and source = any($2)`,
    [kinds, sources],
  )

/** All blocks of these kinds. */
export const selectBlocksOf = (connection: Connection, kinds: ReadonlyArray<string>) =>
  connection.query<Block>(`select ${COLUMNS} from block where kind = any($1)`, [kinds])

/** How many rooms of a kind are free in one night. */
export interface NightAvailability {
  readonly kind: string
  readonly date: string
  readonly free: number
}

/** What is free of these kinds in these nights. */
export const selectFree = (
  connection: Connection,
  nights: ReadonlyArray<{ readonly kind: string; readonly date: string }>,
) =>
  connection.query<NightAvailability>(
    `select kind, asked.day as date, room_type.units - coalesce(taken, 0) as free
     from (select distinct * from unnest($1::text[], $2::date[]) as pair (kind, day)) as asked
     join room_type on id = kind
     left join night on night.room_type = kind and night.day = asked.day`,
    [nights.map(({ kind }) => kind), nights.map(({ date }) => date)],
  )

const columnsOf = (blocks: ReadonlyArray<Block>): ReadonlyArray<unknown> => [
  blocks.map(({ kind }) => kind),
  blocks.map(({ date }) => date),
  blocks.map(({ source }) => source),
  blocks.map(({ reference }) => reference),
]

export const deleteBlocks = (connection: Connection, blocks: ReadonlyArray<Block>) =>
  connection.query(
    `delete from block using unnest($1::text[], $2::date[], $3::text[], $4::text[])
       as gone (kind, day, source, reference)
     where block.kind = gone.kind and block.day = gone.day and block.source = gone.source
       and block.reference = gone.reference`,
    columnsOf(blocks),
  )

export const insertBlocks = (connection: Connection, blocks: ReadonlyArray<Block>) =>
  connection.query(
    `insert into block (kind, day, source, reference, count, note)
     select * from unnest($1::text[], $2::date[], $3::text[], $4::text[], $5::int[], $6::text[])`,
    [...columnsOf(blocks), blocks.map(({ count }) => count), blocks.map(({ note }) => note)],
  )
