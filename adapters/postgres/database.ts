import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { Effect } from "effect"

/** Asks the database one question; its rows, or none. A statement it cannot run is a defect. */
export interface Connection {
  readonly query: <Row = unknown>(
    sql: string,
    parameters?: ReadonlyArray<unknown>,
  ) => Effect.Effect<ReadonlyArray<Row>, StoreUnreachable>
}

/** A PostgreSQL, in a server of its own or inside this process: the same SQL for both. */
export interface Database extends Connection {
  /**
   * All the work is kept, or nothing. Work that the database gave up on for a passing reason, such
   * as a deadlock, is done again a few times, so it changes nothing but the database.
   */
  readonly inTransaction: <A, E>(
    work: (connection: Connection) => Effect.Effect<A, E>,
  ) => Effect.Effect<A, E | StoreUnreachable>
  /** Fails while the disk refuses what is written, even where it still answers what it is asked. */
  readonly takesWrites: Effect.Effect<void, StoreUnreachable>
  readonly close: () => Promise<void>
}
