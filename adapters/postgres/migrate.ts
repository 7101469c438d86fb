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
} from "./migrations.sql.ts"
import { DatabaseRefused } from "./start.errors.ts"

const FOLDER = new URL("./migrations/", import.meta.url)

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

const migrationAt = (name: string): Migration => {
  const sql = readFileSync(new URL(name, FOLDER), "utf8").replaceAll("\r\n", "\n")
  return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") }
}

/** Every step from an empty database to today's, in order. */
export const migrations: ReadonlyArray<Migration> = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".sql"))
  .toSorted()
  .map(migrationAt)

const refuseStrangers = (applied: ReadonlyMap<string, string>): void => {
  for (const [name, checksum] of applied) {
    const known = migrations.find((migration) => migration.name === name)
    if (!known) throw new DatabaseRefused(`The database is newer than this program: ${name}.`)
    if (known.checksum !== checksum)
      throw new DatabaseRefused(`The migration ${name} is not the one that the database had.`)
  }
}

const apply = (connection: Connection, { name, sql, checksum }: Migration) =>
  connection.query(sql).pipe(Effect.andThen(insertMigration(connection, name, checksum)))

/** Brings the database to today's shape; others who start at the same time wait for it. */
export const migrate = (database: Database): Effect.Effect<void, StoreUnreachable> =>
  database.inTransaction((connection) =>
    Effect.gen(function* () {
      yield* lockMigrations(connection)
      yield* createMigrations(connection)
      const applied = yield* selectMigrations(connection)
      const known = new Map(applied.map(({ name, checksum }) => [name, checksum]))
      refuseStrangers(known)
      const missing = migrations.filter(({ name }) => !known.has(name))
      yield* Effect.forEach(missing, (migration) => apply(connection, migration))
    }),
  )
