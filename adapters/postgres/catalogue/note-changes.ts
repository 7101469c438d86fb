import type { Author, InventoryChange } from "#core/inventory/change-log.port.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import type { Connection } from "../database.ts"
import { insertChanges } from "./change-log.sql.ts"

/** Notes changes in the transaction that makes them. */
export type NoteChanges = (
  connection: Connection,
  changes: ReadonlyArray<InventoryChange>,
) => Effect.Effect<void, StoreUnreachable>

/** For changes that are not logged, such as filling a demonstration. */
export const unnoted: NoteChanges = () => Effect.void

/** Notes changes with their author in the log. */
export const notedBy =
  (author: Author, clock: Clock): NoteChanges =>
  (connection, changes) =>
    changes.length === 0
      ? Effect.void
      : Effect.asVoid(insertChanges(connection, author, clock.now(), changes))
