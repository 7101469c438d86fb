import type { Connection } from "./database.ts"

/** Leaves a proof of the secret, unless there is one already. */
export const insertProof = (connection: Connection, proof: string) =>
  connection.query("insert into seal (proof) values ($1) on conflict do nothing", [proof])

export const selectProof = (connection: Connection) =>
  connection.query<{ proof: string }>("select proof from seal")

export const updateProof = (connection: Connection, proof: string) =>
  connection.query("update seal set proof = $1", [proof])

/** One row that holds something sealed. */
export type SealedRow = { readonly id: string; readonly place: string; readonly content: unknown }

/** Where something sealed is kept: how its rows are read in order, one of them locked, and written. */
export type SealedTable = {
  readonly page: (after: string, limit: number) => readonly [string, ReadonlyArray<unknown>]
  readonly locked: string
  readonly update: string
}

const recordsIn = (table: "account" | "booking"): SealedTable => {
  const columns = `select id, id as place, record as content from ${table}`
  return {
    page: (after, limit) => [`${columns} where id > $1 order by id limit $2`, [after, limit]],
    locked: `${columns} where id = $1 for update`,
    update: `update ${table} set record = $2 where id = $1`,
  }
}

const LETTERS =
  "select id::text, key as place, subject as content from job where kind = 'mail' and booking = ''"

const FEEDS =
  "select id, room_type || ' ' || source as place, address as content from followed_feed"

/** Every table of which some texts are sealed, by what its rows are. */
export const sealedTables = {
  accounts: recordsIn("account"),
  bookings: recordsIn("booking"),
  letters: {
    page: (after, limit) => [
      `${LETTERS} and id > $1::bigint order by job.id limit $2`,
      [after || "0", limit],
    ],
    locked: `${LETTERS} and id = $1::bigint for update`,
    update: "update job set subject = $2 where id = $1::bigint",
  },
  calendars: {
    page: (after, limit) => [`${FEEDS} where id > $1 order by id limit $2`, [after, limit]],
    locked: `${FEEDS} where id = $1 for update`,
    update: "update followed_feed set address = $2 where id = $1",
  },
} as const satisfies Record<string, SealedTable>

export const selectSealed = (
  connection: Connection,
  { page }: SealedTable,
  after: string,
  limit: number,
) => connection.query<SealedRow>(...page(after, limit))

/** Waits for others who change this row. */
export const lockSealed = (connection: Connection, { locked }: SealedTable, id: string) =>
  connection.query<SealedRow>(locked, [id])

export const updateSealed = (
  connection: Connection,
  { update }: SealedTable,
  id: string,
  content: string,
) => connection.query(update, [id, content])
