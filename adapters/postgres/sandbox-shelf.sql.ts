import type { Connection } from "./database.ts"

/** Makes sure that there is a row to wait for. */
export const insertKey = (connection: Connection, key: string) =>
  connection.query("insert into sandbox_shelf (key) values ($1) on conflict do nothing", [key])

export const lockKey = (connection: Connection, key: string) =>
  connection.query<{ key: string; kept: string | null }>(
    "select key, kept from sandbox_shelf where key = $1 for update",
    [key],
  )

export const keepText = (connection: Connection, key: string, kept: string) =>
  connection.query("update sandbox_shelf set kept = $2, kept_at = now() where key = $1", [
    key,
    kept,
  ])
