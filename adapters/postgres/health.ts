import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import type { InventoryKeeper } from "#core/inventory/inventory-keeper.port.ts"
import { Effect } from "effect"
import type { Database } from "./database.ts"

/** Fails with `BookingsUnreachable` while this server cannot sell: nothing is read, or nothing kept. */
export const healthOf = (
  inventory: Pick<InventoryKeeper, "count">,
  { takesWrites }: Pick<Database, "takesWrites">,
): Effect.Effect<void, BookingsUnreachable> =>
  inventory.count().pipe(
    Effect.andThen(takesWrites),
    Effect.mapError(() => new BookingsUnreachable()),
  )
