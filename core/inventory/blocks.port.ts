import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { PropertyNotFound } from "../property/property.errors.ts"
import type { Slug } from "../property/property.ts"
import type { RoomKindId } from "../property/room-kind.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { NotBlocked } from "./block-plan.ts"
import type { Block } from "./block.ts"
import type { KindUnknown } from "./inventory.errors.ts"

/**
 * Which blocks are replaced: those of one source at a property, limited to some room types and
 * nights if given.
 */
export type BlockScope = {
  readonly property: Slug
  readonly source: string
  /** Left out, all kinds of the property. */
  readonly kinds?: ReadonlyArray<RoomKindId>
  /** The first night; left out, from the earliest on. */
  readonly from?: CalendarDate
  /** The day after the last night; left out, without an end. */
  readonly until?: CalendarDate
}

/** Rooms of a kind that are wanted for one night. */
export type BlockWanted = Omit<Block, "source">

/** In how many nights blocks changed, and where fewer rooms are blocked than were wanted. */
export type BlocksPut = {
  readonly changed: number
  readonly notBlocked: ReadonlyArray<NotBlocked>
}

/**
 * Keeps rooms from being sold that are taken elsewhere. Blocks count as taken; lifting them gives
 * back exactly what they took. Kept by tests/contracts/blocks.contract.ts.
 */
export interface Blocks {
  /**
   * Replaces all blocks in the scope in one transaction; an empty list removes them. Where fewer
   * rooms are free than requested, those are blocked and the night is reported. Repeating a call
   * changes nothing. A block outside the scope is a defect.
   */
  readonly replace: (
    scope: BlockScope,
    wanted: ReadonlyArray<BlockWanted>,
  ) => Effect.Effect<BlocksPut, PropertyNotFound | KindUnknown | StoreUnreachable>
  /** All blocks of a property, by kind, night, source and reference. */
  readonly of: (
    property: Slug,
  ) => Effect.Effect<ReadonlyArray<Block>, PropertyNotFound | StoreUnreachable>
}
