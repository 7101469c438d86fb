import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Property } from "../property/property.ts"
import type { InventoryRefused } from "./inventory.errors.ts"
import type { NightException } from "./night-stock.ts"

/** A property with the nights that differ from the ordinary. */
export type StockedProperty = {
  readonly property: Property
  readonly exceptions: ReadonlyArray<NightException>
}

/** How many properties a put added, changed and found as they were. */
export type PutCounts = {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

/**
 * Where operators put what they sell. Properties are known by slug, room types by id. Putting the
 * same again changes nothing. `taken` counts only for a room type that is new: what is sold of a
 * known one is never touched. A property that is not put stays. All of a put is kept, or nothing.
 * Kept by tests/contracts/inventory-keeper.contract.ts.
 */
export interface InventoryKeeper {
  readonly put: (
    properties: ReadonlyArray<StockedProperty>,
  ) => Effect.Effect<PutCounts, InventoryRefused | StoreUnreachable>
  readonly count: () => Effect.Effect<number, StoreUnreachable>
}
