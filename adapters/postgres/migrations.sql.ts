import type { Connection } from "./database.ts"

const NOBODY_ELSE_MIGRATES = 74_656_721

/** Waits, however long it takes, until no other process migrates. */
export const lockMigrations = (connection: Connection) =>
  connection.query(`
    set local statement_timeout = 0;
    set local lock_timeout = 0;
    select pg_advisory_xact_lock(${NOBODY_ELSE_MIGRATES});
  `)

export const createMigrations = (connection: Connection) =>
  connection.query(
    `create table if not exists migration (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  )

export const selectMigrations = (connection: Connection) =>
  connection.query<{ name: string; checksum: string }>(
    "select name, checksum from migration order by name",
  )

export const insertMigration = (connection: Connection, name: string, checksum: string) =>
  connection.query("insert into migration (name, checksum) values ($1, $2)", [name, checksum])
