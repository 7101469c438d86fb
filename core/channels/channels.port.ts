import type { Effect } from "effect"
import type { BlockScope, BlocksPut, BlockWanted } from "../inventory/blocks.port.ts"
import type { KindUnknown } from "../inventory/inventory.errors.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { PropertyNotFound } from "../property/property.errors.ts"
import type { Slug } from "../property/property.ts"
import type { RoomTypeId } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { OrderAbout } from "../workload/job.ts"
import type { FeedMemory } from "./feed-memory.ts"
import type { ReportedNight } from "./reported-nights.ts"

/** A room type whose calendar other sites may read. */
export type CalendarRoom = { readonly property: Slug; readonly roomType: RoomTypeId }

/** A calendar of another site that says which nights of a room type are taken there. */
export type FollowedFeed = CalendarRoom & {
  readonly id: string
  /** The other site's name, which is the source of its blocks. */
  readonly source: string
  readonly address: string
  readonly memory: FeedMemory
}

/** What a reading of a calendar leaves in place of what was remembered when it began. */
export type NextMemory = { readonly before: FeedMemory; readonly memory: FeedMemory }

/** What is kept of a reading of a calendar. */
export type KeptReading = NextMemory & {
  /** In milliseconds since 1970. */
  readonly readAgainAt: number
  /** What the property is written; null where there is no news. */
  readonly letter: OrderAbout<"feed"> | null
}

/**
 * Keeps which calendars other sites read of us and which we read of them. Kept by
 * tests/contracts/channels.contract.ts.
 */
export interface Channels {
  /** From now on the room type's calendar has this address, known by its fingerprint, and no other. */
  readonly publish: (
    room: CalendarRoom,
    fingerprint: string,
  ) => Effect.Effect<void, StoreUnreachable>
  /** The room type whose calendar has this address; null where none has. */
  readonly published: (fingerprint: string) => Effect.Effect<CalendarRoom | null, StoreUnreachable>
  /** Follows a calendar from now on; one of the same room type and source is followed no longer. */
  readonly follow: (
    feed: Omit<FollowedFeed, "memory">,
    now: number,
  ) => Effect.Effect<void, StoreUnreachable>
  /** Stops following a calendar; false if it was not followed. */
  readonly unfollow: (
    roomType: RoomTypeId,
    source: string,
  ) => Effect.Effect<boolean, StoreUnreachable>
  readonly followed: () => Effect.Effect<ReadonlyArray<FollowedFeed>, StoreUnreachable>
  /** Some that are due, each given to one process alone until the lease ends. */
  readonly due: (
    now: number,
    leaseUntil: number,
  ) => Effect.Effect<ReadonlyArray<FollowedFeed>, StoreUnreachable>
  /** Records which taken nights were sent to the site of a calendar. */
  readonly tell: (
    id: string,
    nights: ReadonlyArray<CalendarDate>,
    now: number,
  ) => Effect.Effect<void, StoreUnreachable>
  /**
   * The nights sent to the site of a calendar that it may still repeat; empty if no calendar of it
   * is followed.
   */
  readonly told: (id: string) => Effect.Effect<ReadonlyArray<ReportedNight>, StoreUnreachable>
  /**
   * Replaces all blocks in the scope, as Blocks.replace does, and remembers the reading that wants
   * them, in one transaction. Null, and nothing changed, if the calendar is no longer followed, or if
   * something else was remembered since the reading began: of two readings at once the later to end
   * changes nothing. Unfollowing waits for blocks that are being replaced, so that it removes all of
   * them.
   */
  readonly block: (
    id: string,
    reading: NextMemory,
    scope: BlockScope,
    wanted: ReadonlyArray<BlockWanted>,
  ) => Effect.Effect<BlocksPut | null, PropertyNotFound | KindUnknown | StoreUnreachable>
  /**
   * Stores the result of a reading and orders its email, in one transaction. Nothing is stored if
   * the calendar is no longer followed or its record has changed since the reading began: the next
   * reading then reports what is still to be reported.
   */
  readonly remember: (id: string, reading: KeptReading) => Effect.Effect<void, StoreUnreachable>
}
