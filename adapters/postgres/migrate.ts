import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import type { Connection, Database } from "./database.ts"
import {
  createMigrations,
  insertMigration,
  lockMigrations,
  selectMigrations,
  type AppliedMigration,
} from "./migrations.sql.ts"
import { DatabaseRefused } from "./start.errors.ts"

const FOLDER = new URL("./migrations/", import.meta.url)

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /** An older program works on after it: it only adds, and leaves alone what was there. */
  readonly expands: boolean
}

const EXPANDS = /^-- expands:/

const migrationAt = (name: string): Migration => {
  const sql = readFileSync(new URL(name, FOLDER), "utf8").replaceAll("\r\n", "\n")
  const checksum = createHash("sha256").update(sql).digest("hex")
  return { name, sql, checksum, expands: EXPANDS.test(sql) }
}

/** Every step from an empty database to today's, in order. */
export const migrations: ReadonlyArray<Migration> = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".sql"))
  .toSorted()
  .map(migrationAt)

const refuseStrangers = (applied: ReadonlyArray<AppliedMigration>): void => {
  for (const { name, checksum, expands } of applied) {
    const known = migrations.find((migration) => migration.name === name)
    if (!known && !expands)
      throw new DatabaseRefused(`The database is newer than this program: ${name}.`)
    if (known && known.checksum !== checksum)
      throw new DatabaseRefused(`The migration ${name} is not the one that the database had.`)
  }
}

const apply = (connection: Connection, migration: Migration) =>
  connection.query(migration.sql).pipe(Effect.andThen(insertMigration(connection, migration)))

/**
 * Brings the database to today's shape; others who start at the same time wait for it. A database
 * that a newer program has only expanded is left as it is, so that both work on it for a while.
 */
export const migrate = (database: Database): Effect.Effect<void, StoreUnreachable> =>
  database.inTransaction((connection) =>
    Effect.gen(function* () {
      yield* lockMigrations(connection)
      yield* createMigrations(connection)
      const applied = yield* selectMigrations(connection)
      refuseStrangers(applied)
      const known = new Set(applied.map(({ name }) => name))
      const missing = migrations.filter(({ name }) => !known.has(name))
      yield* Effect.forEach(missing, (migration) => apply(connection, migration))
    }),
  )
