import type { Connection } from "../database.ts"

/** How far the log is: a number of bytes, as a text; null where a database of this role does not say. */
export type LogPosition = { readonly position: string | null }

/** What was committed on the primary before this question is in its log up to here. */
export const selectFlushed = (connection: Connection) =>
  connection.query<LogPosition>(
    `select case when pg_is_in_recovery() then null
       else pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text end as position`,
  )

/** Up to here a replica shows what its primary had committed. */
export const selectReplayed = (connection: Connection) =>
  connection.query<LogPosition>(
    `select case when pg_is_in_recovery()
       then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position`,
  )
