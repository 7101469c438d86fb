import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { PropertyNotFound } from "../property/property.errors.ts"
import type { Slug } from "../property/property.ts"
import type { RoomTypeId } from "../property/room-type.ts"
import type { RoomTypeUnknown } from "./inventory.errors.ts"

/** What is taken off sale or put back: a whole property, or one way to sell its rooms. */
export type Withdrawal = {
  readonly property: Slug
  /** Null for the whole property. */
  readonly roomType: RoomTypeId | null
  readonly isWithdrawn: boolean
}

/**
 * Takes what is sold off sale, and puts it back. Bookings that were made stay. Asking the same again
 * changes nothing, and an import decides again. Kept by tests/contracts/withdrawals.contract.ts.
 */
export interface Withdrawals {
  /** True when something changed. */
  readonly set: (
    withdrawal: Withdrawal,
  ) => Effect.Effect<boolean, PropertyNotFound | RoomTypeUnknown | StoreUnreachable>
}
