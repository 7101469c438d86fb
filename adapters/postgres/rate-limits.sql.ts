import type { Connection } from "./database.ts"

/** Counts one more in its window and answers how many there are. */
export const countTry = (
  connection: Connection,
  subject: string,
  windowMs: number,
  windowStart: number,
) =>
  connection.query<{ subject: string; count: number }>(
    `insert into tries as counted (subject, window_ms, window_start, count)
     values ($1, $2, $3, 1)
     on conflict (subject, window_ms, window_start) do update set count = counted.count + 1
     returning subject, count`,
    [subject, windowMs, windowStart],
  )

/** Forgets windows that began long ago. */
export const deleteOldCounts = (connection: Connection, before: number) =>
  connection.query("delete from tries where window_start + window_ms < $1", [before])
