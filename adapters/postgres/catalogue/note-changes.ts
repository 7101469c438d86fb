import type { InventoryChange } from "#core/inventory/change-log.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import type { Connection } from "../database.ts"

/** Notes changes in the transaction that makes them. */
export type NoteChanges = (
  connection: Connection,
  changes: ReadonlyArray<InventoryChange>,
) => Effect.Effect<void, StoreUnreachable>

/** For work that is nobody's order, such as filling a demonstration. */
export const unnoted: NoteChanges = () => Effect.void
