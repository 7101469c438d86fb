import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { Effect } from "effect"
import type { DatabaseRefused } from "../start.errors.ts"

/** How many rows each table had at the moment of a backup. */
export type RowCounts = Readonly<Record<string, number>>

/** The embedded database, or a PostgreSQL server. Neither restores a backup of the other. */
export type DatabaseKind = "embedded" | "PostgreSQL"

/** Copies a database as it is at one moment, while it is in use. */
export interface DatabaseBackup {
  readonly kind: DatabaseKind
  /** Puts a copy into a folder under a name of its own, and counts the rows in it. */
  readonly into: (folder: string) => Effect.Effect<RowCounts, StoreUnreachable | DatabaseRefused>
}
