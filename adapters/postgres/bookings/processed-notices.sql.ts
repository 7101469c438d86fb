import type { Connection } from "../database.ts"

/** Answers one row when the message is new; waits for others who hear it. */
export const insertProcessedNotice = (connection: Connection, notice: string) =>
  connection.query(
    "insert into heard_notice (id) values ($1) on conflict do nothing returning id",
    [notice],
  )

/** Deletes the ids of webhook messages that are no longer resent. */
export const deleteOldNotices = (connection: Connection) =>
  connection.query("delete from heard_notice where heard_at < now() - interval '30 days'")
