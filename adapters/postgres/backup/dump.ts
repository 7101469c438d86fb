import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { join } from "node:path"
import type { Connection, Database } from "../database.ts"
import { DatabaseRefused } from "../start.errors.ts"
import type { DatabaseBackup, RowCounts } from "./database-backup.ts"
import { runPostgresProgram, type ProgramCall } from "./postgres-programs.ts"
import { differingTables, rowCounts } from "./row-counts.ts"

/** The file of a backup that `pg_dump` writes and `pg_restore` reads. */
const DUMP = "database.dump"

const running = (call: ProgramCall): Effect.Effect<void, DatabaseRefused> =>
  Effect.tryPromise({
    try: () => runPostgresProgram(call),
    catch: (error) =>
      error instanceof DatabaseRefused
        ? error
        : new DatabaseRefused(String(error), { cause: error }),
  })

/** One snapshot for everything that is read, and no limit of time. */
const shareSnapshot = (connection: Connection): Effect.Effect<string, StoreUnreachable> =>
  Effect.gen(function* () {
    yield* connection.query(
      `set transaction isolation level repeatable read, read only;
       set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
    )
    const [row] = yield* connection.query<{ snapshot: string }>(
      "select pg_export_snapshot() as snapshot",
    )
    return row?.snapshot ?? ""
  })

/** Backs a PostgreSQL server's database up with `pg_dump`, and counts what the same snapshot holds. */
export const postgresBackup = (database: Database, url: string): DatabaseBackup => ({
  kind: "PostgreSQL",
  into: (folder) =>
    database.inTransaction((connection) =>
      Effect.gen(function* () {
        const snapshot = yield* shareSnapshot(connection)
        const rows = yield* rowCounts(connection)
        yield* running({
          program: "pg_dump",
          url,
          options: [
            "--format=custom",
            "--no-owner",
            "--no-privileges",
            `--snapshot=${snapshot}`,
            `--file=${join(folder, DUMP)}`,
          ],
        })
        return rows
      }),
    ),
})

const refuseFilled = (
  database: Database,
): Effect.Effect<void, StoreUnreachable | DatabaseRefused> =>
  Effect.flatMap(rowCounts(database), (rows) => {
    const tables = Object.keys(rows)
    return tables.length === 0
      ? Effect.void
      : Effect.fail(
          new DatabaseRefused(
            `The database to restore to is not empty: it has the table ${tables[0]}.`,
          ),
        )
  })

/**
 * Restores a dump into an empty database, all of it or nothing, compares the number of rows with the
 * backup's, and collects the statistics that PostgreSQL plans its queries by.
 */
export const restoreDump = (
  { database, url }: { readonly database: Database; readonly url: string },
  { folder, rows }: { readonly folder: string; readonly rows: RowCounts },
): Effect.Effect<void, StoreUnreachable | DatabaseRefused> =>
  Effect.gen(function* () {
    yield* refuseFilled(database)
    yield* running({
      program: "pg_restore",
      url,
      options: [
        "--no-owner",
        "--no-privileges",
        "--single-transaction",
        "--exit-on-error",
        join(folder, DUMP),
      ],
    })
    const different = differingTables(rows, yield* rowCounts(database))
    if (different.length > 0)
      yield* Effect.fail(
        new DatabaseRefused(
          `Other rows than in the backup were restored: ${different.join(", ")}.`,
        ),
      )
    yield* database.query("analyze")
  })
