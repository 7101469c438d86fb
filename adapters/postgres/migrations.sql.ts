import type { Connection } from "./database.ts"

const NOBODY_ELSE_MIGRATES = 74_656_721

/** Waits, however long it takes, until no other process migrates. */
export const lockMigrations = (connection: Connection) =>
  connection.query(`
    set local statement_timeout = 0;
    set local lock_timeout = 0;
    select pg_advisory_xact_lock(${NOBODY_ELSE_MIGRATES});
  `)

/** A migration that a database had. */
export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
  /** As the program said that brought it. */
  readonly expands: boolean
}

export const createMigrations = (connection: Connection) =>
  connection.query(
    `create table if not exists migration (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     );
     alter table migration add column if not exists expands boolean not null default false;`,
  )

export const selectMigrations = (connection: Connection) =>
  connection.query<AppliedMigration>("select name, checksum, expands from migration order by name")

export const insertMigration = (
  connection: Connection,
  { name, checksum, expands }: AppliedMigration,
) =>
  connection.query("insert into migration (name, checksum, expands) values ($1, $2, $3)", [
    name,
    checksum,
    expands,
  ])
