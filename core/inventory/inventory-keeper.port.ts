import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Property, Slug } from "../property/property.ts"
import type { PropertyContacts } from "../property/property-contacts.ts"
import type { NotBlocked } from "./block-plan.ts"
import type { BlockWanted } from "./blocks.port.ts"
import type { InventoryRefused } from "./inventory.errors.ts"
import type { NightException } from "./night-stock.ts"

/** All blocks of one source, to be put in place of those it has at the property; none lifts them. */
export type BlocksOfSource = {
  readonly source: string
  readonly blocks: ReadonlyArray<BlockWanted>
}

/** A property with the nights that differ from the ordinary, and what sources keep from being sold. */
export type StockedProperty = {
  readonly property: Property
  readonly exceptions: ReadonlyArray<NightException>
  /** How it is reached, which no guest reads with the property. Left out, it keeps those it has; null takes them away. */
  readonly contacts?: PropertyContacts | null
  readonly blocks?: ReadonlyArray<BlocksOfSource>
}

/** A night of a property in which fewer rooms are blocked than were wanted. */
export type NotBlockedAt = NotBlocked & { readonly property: Slug }

/** A night of a property in which more rooms are sold than there are from now on. */
export type CrowdedAt = {
  readonly property: string
  readonly kind: string
  readonly date: string
  readonly units: number
  readonly taken: number
}

/** How many properties a put added, changed and found as they were, and what could not be blocked. */
export type PutCounts = {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly notBlocked?: ReadonlyArray<NotBlockedAt>
  readonly crowded?: ReadonlyArray<CrowdedAt>
  /** Loaded properties without an email, which receive no emails about bookings. */
  readonly unreached?: ReadonlyArray<Slug>
}

/**
 * Where operators put what they sell. Properties are known by slug, room types by id. Putting the
 * same again changes nothing. Rooms that are taken in an exception are a block of `FILE_SOURCE`. The
 * blocks of a source that is put take the place of those it had; where fewer rooms are free, those
 * are blocked and the night is reported. What is sold is never touched: where more is sold in a night than
 * there are rooms from now on, it stays sold and nothing is sold on top until as much is given back.
 * A kind of rooms of which a night from today on is taken, by more than the blocks that are put again,
 * cannot be left out or renamed. Contacts that are not put stay. A property that is not put stays. All of a put is kept, or nothing.
 * Kept by tests/contracts/inventory-keeper.contract.ts.
 */
export interface InventoryKeeper {
  readonly put: (
    properties: ReadonlyArray<StockedProperty>,
  ) => Effect.Effect<PutCounts, InventoryRefused | StoreUnreachable>
  readonly count: () => Effect.Effect<number, StoreUnreachable>
}
