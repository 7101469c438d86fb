import type { Effect } from "effect"
import type { GuestScore } from "../guest-score/review.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Sen } from "../money/sen.ts"
import type { Property, Slug } from "../property/property.ts"
import type { RoomKindId } from "../property/room-kind.ts"
import type { RoomTypeId } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"

/** Everything on sale at one moment, to be read without waiting. Its questions have no side effects. */
export interface CatalogueSnapshot {
  /** The database is unreachable: this is the last known state of what was on sale. */
  readonly isRemembered?: true
  /** Those that are not withdrawn. */
  readonly properties: ReadonlyArray<Property>
  /** Those that are withdrawn, too: who booked one opens its page. */
  readonly bySlug: ReadonlyMap<string, Property>
  /** What the reviews of properties that are shown come to, by slug; who was not reviewed is left out. */
  readonly scores: ReadonlyMap<string, GuestScore>
  /** Indices into `properties` by slug of destination, and by slug of region. */
  readonly inDestination: ReadonlyMap<string, ReadonlyArray<number>>
  readonly inRegion: ReadonlyMap<string, ReadonlyArray<number>>
  /** The operator's rate of one room for one night: its exception, else its season, else weekend or base rate. */
  readonly rateOn: (roomType: RoomTypeId, date: CalendarDate) => Sen
  /** Rooms of the kind that are neither sold nor held nor blocked in that night. */
  readonly freeOfKind: (kind: RoomKindId, date: CalendarDate) => number
  /** How often the room type can be had in that night: as often as its scarcest kind of room allows, and not at all while it is withdrawn. */
  readonly freeOn: (roomType: RoomTypeId, date: CalendarDate) => number
  /**
   * An object that stays the same as long as no rate and no free room of this room type changes, so
   * that what was worked out from its nights can be kept by it. Without it nothing is kept.
   */
  readonly nightsOf?: (roomType: RoomTypeId) => object
  /** The same for all room types of the properties in a destination, by its slug. */
  readonly nightsIn?: (destination: string) => object
}

/**
 * Shows what is on sale, never older than the moment of asking: a booking committed before, by any
 * process, is in the snapshot. Kept by tests/contracts/catalogue.contract.ts.
 */
export interface Catalogue {
  readonly snapshot: () => Effect.Effect<CatalogueSnapshot, StoreUnreachable>
  /** Slugs of the properties booked most since a moment (milliseconds since 1970), most first. */
  readonly mostBooked: (
    since: number,
    limit: number,
  ) => Effect.Effect<ReadonlyArray<Slug>, StoreUnreachable>
}
